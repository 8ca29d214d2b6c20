import type { Intent, IntentFacts } from '@jawab/core';
import type { Language } from '../define-language.ts';
import { bases, formsOf, readList, spacingOf } from '../registry.ts';
import { westernDigits } from '../text/digits.ts';
import { foldLetters } from '../text/fold-letters.ts';
import { joinPatterns } from '../text/patterns.ts';
import type { Signal } from '../words.ts';

interface Patterns {
  /** Phrases that contain such a word but mean something else. */
  not: RegExp;
  trouble: RegExp;
  numerals: [RegExp, Map<string, string>] | null;
  signals: [Signal, RegExp][];
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
const allSignals = Object.keys(points) as Signal[];
const maxMessageLength = 2_000;
let compiled: Patterns[] | null = null;

/** Uses one table for all forms of a language, because a phrase of one form may be negated in another. */
const compile = (): Patterns[] =>
  bases().map((base) => {
    const forms = formsOf(base);
    const join = (kind: Signal | 'not' | 'trouble') =>
      joinPatterns(
        forms.map((form) => [spacingOf(form), foldLetters(form.words.intent[kind].normalize('NFKC'))]),
        ['latin'],
        kind === 'not' || kind === 'trouble' ? 'gu' : 'u',
      );
    return {
      not: join('not'),
      trouble: join('trouble'),
      numerals: compileNumerals(forms),
      signals: allSignals.map((signal) => [signal, join(signal)]),
    };
  });

/** A numeral is a word: दो is two, and दोपहर is noon. */
const wordEnd = '(?![\\p{L}\\p{M}])';

/** The numbers from two that a language spells out, the longest first. */
function compileNumerals(forms: Language[]): Patterns['numerals'] {
  const spelt = new Map(
    forms
      .flatMap(({ words }) => readList(words.reply.numerals))
      .map((numeral): [string, string] => {
        const [value = '', ...word] = numeral.split(' ');
        return [foldLetters(word.join(' ').normalize('NFKC').toLowerCase()), value];
      })
      .filter(([, value]) => Number(value) > 1),
  );
  const [first] = forms;
  if (spelt.size === 0 || !first) return null;
  const spacing = spacingOf(first);
  const end = spacing === 'unspaced' ? '' : wordEnd;
  const longestFirst = [...spelt.keys()].sort((a, b) => b.length - a.length);
  return [
    joinPatterns([[spacing, `(?:${longestFirst.join('|')})${end}`]], ['latin', 'indic', 'arabic'], 'gu'),
    spelt,
  ];
}

const writeDigits = (text: string, numerals: Patterns['numerals']) =>
  numerals ? text.replace(numerals[0], (word) => ` ${numerals[1].get(word) ?? word}`) : text;

/** A party of two, or two rooms, is no bulk. */
const minQuantity = 5;
const isSmall = (matched: string) => {
  const [digits] = /\d[\d.,]*/.exec(matched) ?? [];
  return digits !== undefined && Number(digits.replace(/\D/g, '')) < minQuantity;
};

const fold = (message: string) =>
  westernDigits(foldLetters(message.slice(0, maxMessageLength).normalize('NFKC').toLowerCase()));

/** Returns the buying signals in messages, in any language. Pure. */
export function findSignals(messages: string[]): Set<Signal> {
  compiled ??= compile();
  const found = new Set<Signal>();
  for (const message of messages.map(fold)) {
    for (const signal of readSignals(message, compiled)) found.add(signal);
  }
  if (found.size === 1) found.delete('urgency');
  return found;
}

/** Returns the signals of one language in a message. */
function signalsIn(message: string, { not, numerals, signals }: Patterns): Signal[] {
  const said = message.replace(not, ' ');
  // Both ways, because Nepali छ is six, and "is" as well.
  const texts = new Set([said, writeDigits(said, numerals)]);
  const found = signals.filter(([signal, pattern]) =>
    [...texts].some((text) => {
      const [matched] = pattern.exec(text) ?? [];
      return matched !== undefined && !(signal === 'quantity' && isSmall(matched));
    }),
  );
  return found.map(([signal]) => signal);
}

/** A message about a complaint, a refund, a receipt or a job counts only if it names a purchase besides. */
function readSignals(message: string, compiled: Patterns[]): Signal[] {
  const rest = compiled.reduce((text, { trouble }) => text.replace(trouble, ' '), message);
  const found = compiled.flatMap((patterns) => signalsIn(rest, patterns));
  return rest === message || found.includes('purchase') ? found : [];
}

/**
 * Returns how likely a visitor is to buy, 0 to 100, as a sum of points with a reason each: wants to buy 30, a quantity
 * 30, a price 20, availability 20, urgency 20 (only with another signal, because alone it may be a complaint), an e-mail
 * address 20, a phone number 10, a later visit 10. From 70 it is hot, from 40 warm. Pure.
 */
export function scoreIntent({ messages, sessions, contact }: IntentFacts): Intent {
  const signals = findSignals(messages);
  const parts = allSignals
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
