import { fullStops, languages } from '@jawab/language';

/** Matches a line that begins with one of the words that a language marks questions, or answers, with. */
const marked = (part: 'question' | 'answer') => {
  const words = Object.values(languages).map(({ words }) => words.faq[part]);
  return new RegExp(`^\\s*(?:[*_>-]*\\s*)(?:${words.join('|')})\\s*\\d*\\s*[:：៖.．)）${fullStops}]`, 'iu');
};
export const asks = marked('question');
export const answers = marked('answer');

/** Tells whether a line begins a question or an answer: "Q1:", "ถาม:". */
export const isQuestionOrAnswer = (line: string) => asks.test(line) || answers.test(line);
