import type { Hit, Row, SearchRequest, Sql } from '@jawab/core';
import type { Found } from './find-passages.ts';
import { findTranslations } from './find-translations.ts';
import { conceptsOf, joinTranslations } from './join-translations.ts';
import type { Question } from './question.ts';
import { languagesOf, readersOf } from './readers.ts';

/** A hit, the positions of the terms that it has, from 1, and the hashes of all its terms if the base has several languages. */
export interface Scored {
  hit: Hit;
  met: number[];
  /** True if most letters of its document cannot be read. */
  isDamaged: boolean;
  language: string | null;
  text: string;
  terms: ReadonlySet<number>;
  /** Its place among the nearest vectors and its cosine, if it is one of them. */
  vector_rank: number | null;
  vector_score: number | null;
}

/** Reads a row of a search as a hit. */
export const toScored = (row: Row, score: number): Scored => ({
  hit: {
    chunk_id: `${row.document_id}.${row.ordinal}`,
    document_id: row.document_id,
    title: row.title,
    source_url: row.source_url,
    source_type: row.source_type,
    heading: row.heading,
    language: row.language,
    text: row.text,
    start: row.start_offset,
    end: row.end_offset,
    score,
    retrievers: {
      ...(row.term_rank && { terms: row.term_rank }),
      ...(row.vector_rank && { vectors: row.vector_rank }),
    },
  },
  met: row.positions ?? [],
  isDamaged: row.is_damaged === true,
  language: row.language,
  text: row.text,
  terms: new Set(row.terms),
  vector_rank: row.vector_rank ?? null,
  vector_score: row.vector_score ?? null,
});

/** Gives one passage of a group the score of the best of them and what all of them met. */
function standFor(group: Scored[], { hit, language, text, terms, isDamaged }: Scored): Scored {
  const ranks = group.flatMap((one) => one.vector_rank ?? []);
  const scores = group.flatMap((one) => one.vector_score ?? []);
  return {
    hit: { ...hit, score: Math.max(...group.map((one) => one.hit.score)) },
    met: [...new Set(group.flatMap((one) => one.met))],
    isDamaged,
    language,
    text,
    terms,
    vector_rank: ranks.length > 0 ? Math.min(...ranks) : null,
    vector_score: scores.length > 0 ? Math.max(...scores) : null,
  };
}

/**
 * Of passages that say the same in several languages, keeps the one that the asker reads best: in the language of the question, else in
 * English, else in that of the bot. It has the score of the best of them and what all of them met, because which of them has a word for
 * a thing is chance. If the best passage was found in another language only, its translation is looked for. Expects the best first.
 */
export async function chooseLanguages(
  sql: Sql,
  request: SearchRequest,
  { scored, question, found }: { scored: Scored[]; question: Question; found: Found },
): Promise<Scored[]> {
  const readable = [question.language, 'en', ...(request.also ?? [])].filter((tag) => tag !== null);
  const bases = languagesOf(found, readable);
  if (bases.length < 2) return scored;
  const rank = (language: string | null) => {
    const at = readable.findIndex((tag) => language !== null && readersOf(tag) === readersOf(language));
    return at < 0 ? readable.length : at;
  };
  const join = (passages: Scored[]) =>
    joinTranslations(passages).map((group) => {
      const [best] = group.toSorted((one, other) => rank(one.language) - rank(other.language)) as [Scored];
      return standFor(group, best);
    });
  const joined = join(scored);
  const [first] = joined;
  if (!first) return joined;
  const better = bases.filter((language) => rank(language) < rank(first.language));
  const concepts = conceptsOf(first.terms);
  if (better.length === 0 || concepts.size === 0) return joined;
  const more = await findTranslations(sql, request, { terms: concepts, languages: better });
  const known = new Set(scored.map(({ hit }) => hit.chunk_id));
  const added = more.map((row) => toScored(row, 0)).filter(({ hit }) => !known.has(hit.chunk_id));
  return join([...scored, ...added]).filter(({ hit }) => hit.score > 0);
}
