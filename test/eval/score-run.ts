import type { RunRow } from './evaluate-retrieval.ts';
import type { EvalSet } from './read-data.ts';

/** The scores of one set. A score is null if the set has no data for it. */
export interface SetScore {
  name: string;
  language: string;
  questions: number;
  hit1: number;
  hit5: number;
  ndcg10: number;
  /** Chance that an answerable question has more confidence than an unanswerable one, without adversarial questions. */
  auc: number | null;
  kept: number;
  offDomainAnswered: number | null;
  holdsAnswer: number | null;
  answerLength: number | null;
}

export const mean = (values: (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : null;
};

function rank(ranked: string[], relevant: string[]) {
  const wanted = new Set(relevant);
  let gain = 0;
  let ideal = 0;
  let first = 0;
  for (const [i, id] of ranked.slice(0, 10).entries()) {
    if (!wanted.has(id)) continue;
    gain += 1 / Math.log2(i + 2);
    first ||= i + 1;
  }
  for (let i = 0; i < Math.min(wanted.size, 10); i++) ideal += 1 / Math.log2(i + 2);
  return { hit1: first === 1 ? 1 : 0, hit5: first > 0 && first <= 5 ? 1 : 0, ndcg10: gain / ideal };
}

function auc(good: number[], bad: number[]): number | null {
  if (good.length === 0 || bad.length === 0) return null;
  let wins = 0;
  for (const one of good) for (const other of bad) wins += one > other ? 1 : one === other ? 0.5 : 0;
  return wins / (good.length * bad.length);
}

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\p{Z}\p{C}]+/gu, '');

const holds = (answer: string, golds: string[]) =>
  golds.some((gold) => bare(answer).includes(bare(gold))) ? 1 : 0;

/** Scores one set of a run by the same rules as the acceptance scorer. */
export function scoreSet(set: EvalSet, run: Map<string, RunRow>): SetScore {
  const rows = set.questions.map((question) => ({ question, row: run.get(question.id) as RunRow }));
  const ranks = rows.map(({ question, row }) => rank(row.ranked, question.relevant));
  const unanswerable = set.unanswerable.map((one) => ({ kind: one.kind, row: run.get(one.id) as RunRow }));
  const offDomain = unanswerable.filter(({ kind }) => kind === 'offdomain');
  const answered = rows.filter(({ question }) => question.answer?.length);
  return {
    name: set.name,
    language: set.language,
    questions: rows.length,
    hit1: mean(ranks.map(({ hit1 }) => hit1)) as number,
    hit5: mean(ranks.map(({ hit5 }) => hit5)) as number,
    ndcg10: mean(ranks.map(({ ndcg10 }) => ndcg10)) as number,
    auc: auc(
      rows.map(({ row }) => row.score),
      unanswerable.filter(({ kind }) => kind !== 'adversarial').map(({ row }) => row.score),
    ),
    kept: mean(rows.map(({ row }) => (row.abstain ? 0 : 1))) as number,
    offDomainAnswered: mean(offDomain.map(({ row }) => (row.abstain ? 0 : 1))),
    holdsAnswer: mean(answered.map(({ question, row }) => holds(row.answer, question.answer as string[]))),
    answerLength: mean(answered.map(({ row }) => row.answer.length)),
  };
}
