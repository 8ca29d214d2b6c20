import type { Row, Search, SearchRequest, SearchResult, Sql } from '@jawab/core';
import { findLanguage, languages } from '@jawab/language';
import { lacksAskedCode, lacksAskedNumber } from './asked-codes.ts';
import { lacksAskedSize } from './asked-sizes.ts';
import { chooseLanguages, type Scored, toScored } from './choose-languages.ts';
import { decide } from './decide.ts';
import { type Evidence, isAboutUnknown, isOffTopic, meetsOnlyPlain } from './evidence.ts';
import { type Found, findPassages } from './find-passages.ts';
import { type Compared, createFit, type Fit, type FitOf, preferenceOf, validityOf } from './preference.ts';
import { prepareQuestion, type Question } from './question.ts';
import { basesOf, languagesOf, readersOf } from './readers.ts';
import { readVectorSignals, readWordSignals } from './signals.ts';
import { bm25, confidenceWeights, orderWeights, vectorWeights } from './weights.ts';

/**
 * Prefers the language of the asker among passages found by words: several languages say the same thing, and a name they share must not
 * bring a passage that the asker cannot read.
 */
const languageFactor = (row: Row, language: string | null) =>
  language && row.language && readersOf(row.language) === readersOf(language) ? orderWeights.ownLanguage : 1;

/** Tells whether a passage is of another document than the best one. One in another language may say the same, so it is no rival. */
const isRival = ({ hit, language }: Scored, first: Scored) =>
  hit.document_id !== first.hit.document_id &&
  (!language || !first.language || readersOf(language) === readersOf(first.language));

function readEvidence({ language, isLatin }: Question, found: Found, hits: Scored[]): Evidence {
  const [first] = hits;
  const other = first && hits.find((one) => isRival(one, first));
  const bases = basesOf(found);
  return {
    score: (found.best ?? 0) / Math.sqrt(bm25.k1 + 1),
    rarities: found.term_idf ?? [],
    gramRarity: found.gram_idf,
    frequencies: found.term_df ?? [],
    passages: found.passages,
    met: new Set([...(first?.met ?? []), ...(found.deferred ?? [])].map((position) => position - 1)),
    isForeign:
      !!language &&
      bases.size > 0 &&
      (!bases.has(readersOf(language)) || (isLatin && ![...bases].some(isWrittenInLatin))),
    margin: other ? first.hit.score / other.hit.score : confidenceWeights.maxMargin,
  };
}

/** Reads what words and vectors tell about the best passage. Null if it has only what any question may have. */
function readSignals(
  question: Question,
  evidence: Evidence,
  { first, found, fitOf }: { first: Scored; found: Found; fitOf: FitOf },
) {
  if (meetsOnlyPlain(question.units, evidence)) return null;
  const { title, heading } = first.hit;
  const { language, text, met: positions } = first;
  const fit = fitOf({ title, heading, language, text, positions });
  const words = readWordSignals(question.units, fit, evidence);
  return {
    words,
    vectors: readVectorSignals(found, first),
    isAboutUnknown: isAboutUnknown(question.units, evidence),
  };
}

const isWrittenInLatin = (language: string) => languages[findLanguage(language)].facts.scripts[0] === 'latin';

/** Finds passages by BM25 over the stored terms and, if a vector is given, by the nearest vectors. */
export const search: Search = async (sql, request) => (await measure(sql, request)).result;

/**
 * Searches, and also returns what the decision rests on. For fitting it. Null if none was found, if the question asks for nothing, or for
 * nothing that the base is about.
 */
export async function measure(
  sql: Sql,
  request: SearchRequest,
): Promise<{ result: SearchResult; signals: ReturnType<typeof readSignals> }> {
  const question = prepareQuestion(request);
  const found = await findPassages(sql, request, question);
  const asked = new Set(languagesOf(found).map(readersOf)).size > 1 ? question.language : null;
  const fitOf = createFit(question, found);
  const scored = await chooseLanguages(sql, request, {
    scored: rank(request, { found, asked, fitOf }),
    question,
    found,
  });
  const evidence = readEvidence(question, found, scored);
  const offTopic = isOffTopic(question.units, evidence);
  const [first] = scored;
  const signals =
    first && !question.bare && !offTopic ? readSignals(question, evidence, { first, found, fitOf }) : null;
  const confidence = signals ? decide(signals.words, signals.vectors) : 0;
  const texts = scored.map(({ hit, text }) => `${hit.title}\n${hit.heading ?? ''}\n${text}`);
  const isDoubtful =
    signals?.isAboutUnknown ||
    first?.isDamaged ||
    lacksAskedSize(request.query, first?.text ?? '') ||
    lacksAskedCode(request.query, texts) ||
    lacksAskedNumber(request.query, texts, question.language);
  const result: SearchResult = {
    hits: scored.slice(0, request.limit).map(({ hit }) => hit),
    confidence: isDoubtful ? Math.min(confidence, confidenceWeights.unsure) : confidence,
    threshold: confidenceWeights.threshold,
    isOffTopic: offTopic,
  };
  return { result, signals };
}

/**
 * Orders what was found by its score by terms and how it fits the question, and with a vector by how near it is. What is no longer
 * valid comes behind.
 */
function rank(
  { vector, now = new Date() }: SearchRequest,
  { found, asked, fitOf }: { found: Found; asked: string | null; fitOf: FitOf },
): Scored[] {
  const rows = found.hits ?? [];
  const byWords = new Map(
    rows.map((row) => [
      row,
      (row.term_score ?? 0) * languageFactor(row, asked) * preferenceOf(fitOf(row as Compared & Row)),
    ]),
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
  return (found.hits ?? []).map((row) => ({
    title: row.title,
    score: row.term_score,
    fit: fitOf(row as Compared & Row),
  }));
}
