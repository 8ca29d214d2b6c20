import type { Intent, IntentFacts } from '@jawab/core';
import { westernDigits } from './digits.ts';
import { intentWords, type Signal } from './intent-words.ts';

interface Patterns {
  not: RegExp | null;
  signals: Map<Signal, RegExp>;
}

const points: Record<Signal, number> = {
  purchase: 30,
  pricing: 20,
  availability: 20,
  quantity: 30,
  urgency: 20,
};
const wording: Record<Signal, string> = {
  purchase: 'wants to buy',
  pricing: 'asked for a price',
  availability: 'asked whether it is available',
  quantity: 'named a quantity',
  urgency: 'is in a hurry',
};
const longestMessage = 2_000;
const spacedLatin = new Set(['en', 'id', 'ms', 'vi', 'fil']);
let compiled: Patterns[] | null = null;

const compile = (): Patterns[] =>
  Object.entries(intentWords).map(([language, { not, ...signals }]) => {
    const pattern = (source: string, flags = 'u') =>
      new RegExp(
        spacedLatin.has(language) ? `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])` : source,
        flags,
      );
    return {
      not: not ? pattern(not, 'gu') : null,
      signals: new Map(Object.entries(signals).map(([name, source]) => [name as Signal, pattern(source)])),
    };
  });

const fold = (message: string) =>
  westernDigits(message.slice(0, longestMessage).normalize('NFKC').toLowerCase());

/** What of a buyer's talk stands in messages, in any supported language. Pure. */
export function findSignals(messages: string[]): Set<Signal> {
  compiled ??= compile();
  const found = new Set<Signal>();
  for (const message of messages.map(fold)) {
    for (const { not, signals } of compiled) {
      const text = not ? message.replace(not, ' ') : message;
      for (const [signal, pattern] of signals) if (pattern.test(text)) found.add(signal);
    }
  }
  if (found.size === 1) found.delete('urgency');
  return found;
}

/**
 * How likely a visitor is to buy, 0–100, as a sum of points with a reason each: wants to buy 30, a quantity 30, a price
 * 20, availability 20, haste 20 (beside one of those; alone it is a complaint as well), an e-mail address 20, a phone
 * number 10, came back 10. From 70 it is hot, from 40 warm. Pure.
 */
export function scoreIntent({ messages, sessions, contact }: IntentFacts): Intent {
  const signals = findSignals(messages);
  const parts = (Object.keys(points) as Signal[])
    .filter((signal) => signals.has(signal))
    .map((signal) => ({ points: points[signal], reason: wording[signal] }));
  if (contact.email) parts.push({ points: 20, reason: 'left an e-mail address' });
  if (contact.phone) parts.push({ points: 10, reason: 'left a phone number' });
  if (sessions > 1) parts.push({ points: 10, reason: `came back (${sessions} conversations)` });
  const score = Math.min(
    100,
    parts.reduce((sum, part) => sum + part.points, 0),
  );
  return {
    score,
    label: score >= 70 ? 'hot' : score >= 40 ? 'warm' : 'cold',
    reasons: parts.map((part) => part.reason),
  };
}
