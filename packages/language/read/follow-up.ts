import type { HistoryMessage } from '@jawab/core';
import { entries } from '../registry.ts';
import { foldLetters } from '../text/fold-letters.ts';

let markers: RegExp[] | null = null;
const compile = () => {
  const sources = new Set(entries.flatMap(([, { words }]) => words.followUp.map(foldLetters)));
  return Array.from(sources, (source) => new RegExp(source, 'iu'));
};

const maxLetters = 60;

/**
 * Tells whether a word in a short message refers to the question before it ("and on Sundays?"). Pure.
 */
export function isFollowUp(message: string, history: HistoryMessage[]): boolean {
  const text = foldLetters(message.trim());
  if ([...text].length > maxLetters || !history.some(({ role }) => role === 'user')) return false;
  markers ??= compile();
  return markers.some((marker) => marker.test(text));
}
