import type { Row, Search, SearchRequest, SearchResult, Sql } from '@jawab/core';
import { findLanguage, languages } from '@jawab/language';
import { lacksAskedCode } from './asked-codes.ts';
import { lacksAskedSize } from './asked-sizes.ts';
import { chooseLanguages, type Scored, toScored } from './choose-languages.ts';
import {
  capDoubt,
  confidenceOf,
  doubtOf,
  type Evidence,
  easeDoubt,
  isOffTopic,
  meetsOnlyPlain,
  thresholdOf,
  withVectors,
} from './confidence.ts';
import { type Found, findPassages } from './find-passages.ts';
import { createFit, createPreference, type Fit, validityOf } from './preference.ts';
import { prepareQuestion, type Question } from './question.ts';
import { basesOf, languagesOf, readersOf } from './readers.ts';
import { bm25, confidenceWeights, orderWeights, vectorWeights } from './weights.ts';

/**
 * Prefers the language of the asker among passages found by words: several languages say the same thing, and a name they share must not
 * bring a passage that the asker cannot read.
 */
const languageFactor = (row: Row, language: string | null) =>
  language && row.language && readersOf(row.language) === readersOf(language) ? orderWeights.ownLanguage : 1;

/** How well the words match the best document, without and with the figures of the base, and whether the base is asked at all. */
interface Judgement {
  plain: number;
  final: number;
  isOffTopic: boolean;
}

function judge({ units, kinds, bare, language, isLatin }: Question, found: Found, hits: Scored[]): Judgement {
  const [first] = hits;
  if (bare || !first) return { plain: 0, final: 0, isOffTopic: false };
  const other = hits.find(({ hit }) => hit.document_id !== first.hit.document_id);
  const bases = basesOf(found.thresholds);
  const evidence: Evidence = {
    score: (found.best ?? 0) / Math.sqrt(bm25.k1 + 1),
    rarities: found.term_idf ?? [],
    gramRarity: found.gram_idf,
    frequencies: found.term_df ?? [],
    passages: found.passages,
    met: new Set([...first.met, ...(found.deferred ?? [])].map((position) => position - 1)),
    isForeign:
      !!language &&
      bases.size > 0 &&
      (!bases.has(readersOf(language)) || (isLatin && ![...bases].some(isWrittenInLatin))),
    margin: other ? first.hit.score / other.hit.score : confidenceWeights.maxMargin,
  };
  const plain = confidenceOf(units, evidence);
  const doubted = plain * doubtOf(units, evidence);
  const threshold = thresholdOf(found.thresholds, language);
  const eased = easeDoubt(doubted, { threshold, units, evidence });
  const capped = kinds.length > 0 ? eased : capDoubt(eased, threshold, units, evidence);
  const final = meetsOnlyPlain(units, evidence)
    ? Math.min(capped, confidenceWeights.silent * threshold)
    : capped;
  return { plain, final, isOffTopic: isOffTopic(units, evidence) };
}

const isWrittenInLatin = (language: string) => languages[findLanguage(language)].facts.scripts[0] === 'latin';

/** Finds passages by BM25 over the stored terms and, if a vector is given, by the nearest vectors. */
export const search: Search = async (sql, request) => (await measure(sql, request)).result;

/** Searches, and also returns how sure the words are before any doubt, which thresholds are measured with. */
export async function measure(
  sql: Sql,
  request: SearchRequest,
): Promise<{ result: SearchResult; confidence: number }> {
  const question = prepareQuestion(request);
  const found = await findPassages(sql, request, question);
  const threshold = thresholdOf(found.thresholds, question.language);
  const asked = new Set(languagesOf(found).map(readersOf)).size > 1 ? question.language : null;
  const scored = await chooseLanguages(sql, request, {
    scored: rank(request, { question, found, asked }),
    question,
    found,
  });
  const words = judge(question, found, scored);
  const confidence = withVectors(words.final, threshold, found, request.vector?.model);
  const texts = scored.map(({ hit, text }) => `${hit.title}\n${hit.heading ?? ''}\n${text}`);
  const isDoubtful =
    scored[0]?.isDamaged ||
    lacksAskedSize(request.query, scored[0]?.text ?? '') ||
    lacksAskedCode(request.query, texts);
  const { silent, unsure } = confidenceWeights;
  const most = words.isOffTopic ? silent : isDoubtful ? unsure : Number.POSITIVE_INFINITY;
  const result: SearchResult = {
    hits: scored.slice(0, request.limit).map(({ hit }) => hit),
    confidence: Math.min(confidence, most * threshold),
    threshold,
  };
  return { result, confidence: words.plain };
}

/**
 * Orders what was found by its score by terms and how it fits the question, and with a vector by how near it is. What is no longer
 * valid comes behind.
 */
function rank(
  { vector }: SearchRequest,
  { question, found, asked }: { question: Question; found: Found; asked: string | null },
): Scored[] {
  const rows = found.hits ?? [];
  const now = new Date();
  const preferenceOf = createPreference(question, found);
  const byWords = new Map(
    rows.map((row) => [row, (row.term_score ?? 0) * languageFactor(row, asked) * preferenceOf(row)]),
  );
  const scoreOf = vector ? fuse(byWords, found) : (row: Row) => byWords.get(row) as number;
  return rows
    .map((row) => toScored(row, scoreOf(row) * validityOf(row, now)))
    .sort((one, other) => other.hit.score - one.hit.score);
}

const { nearWeight, scoreFloor } = vectorWeights;

/**
 * Returns the score of a row by words, raised or lowered by how near its vector is beside those of its neighbours. Places alone, as in
 * reciprocal rank fusion, lose how much better a passage is by words.
 */
function fuse(byWords: Map<Row, number>, { neighbours }: Found): (row: Row) => number {
  const floor = scoreFloor * Math.max(...byWords.values()) || 1;
  const { mean, deviation, least } = neighbours;
  const nearness = (row: Row) => (deviation ? ((row.vector_score ?? least) - mean) / deviation : 0);
  return (row) => ((byWords.get(row) as number) + floor) * Math.exp(nearWeight * nearness(row));
}

/** A passage that was found: its score by terms, and how it fits the question. */
export interface Candidate {
  title: string;
  score: number;
  fit: Fit;
}

/** Finds the passages that a search compares, with what it compares. For fitting the weights of the comparison. */
export async function readCandidates(sql: Sql, request: SearchRequest): Promise<Candidate[]> {
  const question = prepareQuestion(request);
  const found = await findPassages(sql, request, question);
  const fitOf = createFit(question, found);
  return (found.hits ?? []).map((row) => ({ title: row.title, score: row.term_score, fit: fitOf(row) }));
}
