import type { Context } from '../context.ts';

/** Questions of the same words: the newest of them, how often they were asked and answered. */
export interface CountedQuestion {
  question: string;
  language: string | null;
  count: number;
  answered: number;
}

export interface TopQuestion {
  question: string;
  count: number;
  answered_rate: number | null;
}

/** Brings questions of one meaning together, under the wording that was asked most; most asked first. Pure. */
export function groupTopQuestions(
  counted: CountedQuestion[],
  questionKey: Context['questionKey'],
): TopQuestion[] {
  const groups = new Map<string, CountedQuestion>();
  for (const one of [...counted].sort((a, b) => b.count - a.count)) {
    const key = questionKey(one.question, one.language);
    const group = groups.get(key);
    if (group) {
      group.count += one.count;
      group.answered += one.answered;
    } else groups.set(key, { ...one });
  }
  return [...groups.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ question, count, answered }) => ({
      question,
      count,
      answered_rate: count > 0 ? answered / count : null,
    }));
}
