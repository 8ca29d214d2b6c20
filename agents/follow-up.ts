import type { HistoryMessage, Reading } from '@jawab/core';
import { analyze, splitSentences } from '@jawab/retrieval';

const shortTerms = 4;
const shortLetters = 40;
const carried = 200;

/**
 * Returns the search query. A short question that depends on the last one ("and on Sundays?") gets the words of that
 * question too; `rewritten` is true then. Pure, without a model.
 */
export function writeQuery(
  reading: Reading,
  history: HistoryMessage[],
): { query: string; rewritten: boolean } {
  const text = reading.message.trim();
  const previous = history.findLast(({ role }) => role === 'user')?.content.trim();
  if (!previous || previous === text || !leans(text, reading))
    return { query: reading.message, rewritten: false };
  const [last = previous] = splitSentences(previous).slice(-1);
  return { query: `${last.slice(0, carried)}\n${text}`, rewritten: true };
}

function leans(text: string, { messageLanguage, isFollowUp }: Reading): boolean {
  if ([...text].length > shortLetters) return false;
  const { length } = analyze(text, { language: messageLanguage, kind: 'query' });
  return length <= 1 || (isFollowUp && length <= shortTerms * 2);
}
