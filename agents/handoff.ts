import { type HistoryMessage, supportedLanguages } from '@jawab/core';
import { say } from './catalogue.ts';
import { acceptance, wishPatterns } from './handoff-patterns.ts';

const longestWish = 300;
let offers: Set<string> | null = null;

/**
 * Why a person is wanted: the visitor asked for one, or took up the bot's offer. Null when neither. Reads every supported
 * language and romanised Hindi. Pure.
 */
export function findHandoffWish(
  message: string,
  history: HistoryMessage[] = [],
): 'asked' | 'accepted_offer' | null {
  if (message.length > longestWish) return null;
  const text = message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’\u200b-\u200d]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, ' ')
    .trim();
  if (!text) return null;
  for (const { wish, not } of Object.values(wishPatterns)) {
    if (wish.some((pattern) => pattern.test(text)) && !not?.test(text)) return 'asked';
  }
  return acceptance.test(text) && wasOffered(history) ? 'accepted_offer' : null;
}

function wasOffered(history: HistoryMessage[]): boolean {
  const last = history.at(-1);
  if (last?.role !== 'assistant') return false;
  offers ??= new Set([...supportedLanguages, 'hi-Latn'].map((language) => say(language, 'noAnswer')));
  return offers.has(last.content.trim());
}
