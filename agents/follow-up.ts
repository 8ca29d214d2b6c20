import type { HistoryMessage } from '@jawab/core';
import { hasFollowUpMarker } from '@jawab/language';
import { analyze, splitSentences } from '@jawab/retrieval';

const shortTerms = 4;
const shortLetters = 40;
const carried = 200;

/**
 * What to search for. A short question that leans on the last one ("and on Sundays?") takes that question's words with it.
 * Without a model, by its words alone. `rewritten` says whether it was changed.
 */
export function writeQuery(
  question: string,
  history: HistoryMessage[],
  language: string | null,
): { query: string; rewritten: boolean } {
  const text = question.trim();
  const previous = history.findLast(({ role }) => role === 'user')?.content.trim();
  if (!previous || previous === text || !leans(text, language)) return { query: question, rewritten: false };
  const [last = previous] = splitSentences(previous).slice(-1);
  return { query: `${last.slice(0, carried)}\n${text}`, rewritten: true };
}

function leans(text: string, language: string | null): boolean {
  if ([...text].length > shortLetters) return false;
  const { length } = analyze(text, { language, kind: 'query' });
  if (length > shortTerms * 2) return false;
  return length <= 1 || hasFollowUpMarker(text);
}
