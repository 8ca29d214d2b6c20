import {
  broadConcepts,
  type ConceptKey,
  isPlainVerb,
  languages,
  lightConcepts,
  normalise,
  withoutDiacritics,
} from '@jawab/language';
import { analyze, analyzeQuestion, type Terms, type Unit } from './analyze.ts';

/** Light concepts that distinguish questions about one subject: “Is there breakfast?” and “When is breakfast?” */
const telling: ReadonlySet<ConceptKey> = new Set<ConceptKey>([
  ...(['when', 'where_to', 'who', 'why', 'duration', 'number_count', 'change', 'extra', 'without'] as const),
]);
/** Concepts that fit any product of a business: "do you sell", "is it in stock", "can I pay with". */
const ofAnything: ReadonlySet<ConceptKey> = new Set<ConceptKey>([
  ...(['sell', 'buy', 'stock', 'payment', 'payment_method', 'product'] as const),
]);
const sameAs: Partial<Record<ConceptKey, ConceptKey>> = { fee: 'price', tariff: 'price' };

/** Concepts that "how much" and the like ask for. The analysis drops these words as courtesies of English. */
const asked: Record<string, ConceptKey> = {
  much: 'price',
  long: 'duration',
  many: 'number_count',
  often: 'often',
  far: 'distance',
};
const askedInEnglish = /\bhow (much|long|many|often|far)\b/gi;

/** Text of Chinese characters alone may be Japanese too. */
const onlyHan = /^[\p{Script=Han}\P{L}]*$/u;
const inHan = ['ja', 'zh-Hans', 'zh-Hant'];
const hangul = /^[\uac00-\ud7a3]/;

/** Removes what ends a Korean word after the name that begins it: Korean words are analyzed as pairs of letters. */
function withoutEndings(units: Unit[]): Unit[] {
  let isNamed = false;
  return units
    .toSorted((a, b) => a.from - b.from)
    .filter(({ opens, concepts, text }) => {
      if (opens || concepts.length > 0) isNamed = concepts.length > 0;
      return concepts.length > 0 || !isNamed || opens || !hangul.test(text);
    });
}

const isPair = (term: string) => /^2[^0-9]/u.test(term);
const hasNumber = /\p{N}/u;

interface Found {
  names: Set<ConceptKey>;
  words: Set<string>;
}

/** Adds the concept that a thing stands for, or its words if it has none or one of many things. Numbers are always words. */
function readUnit(
  { concepts, terms, parts, text }: Unit,
  weights: Terms['terms'],
  { names, words }: Found,
): void {
  const found = concepts.find((key) => !lightConcepts.has(key) || telling.has(key));
  const isName = found !== undefined && !broadConcepts.has(found);
  if (isName) names.add(sameAs[found] ?? found);
  const isSaid = !isName && (found !== undefined || concepts.length === 0) && !isPlainVerb(text);
  for (const list of [terms, parts])
    for (const term of list)
      if ((isSaid || hasNumber.test(term)) && weights.get(term) === 1 && !isPair(term))
        words.add(withoutDiacritics(term));
}

/** Concepts that the end of a name implies: a delivery fee is a price. */
const saidBy: [end: string, ConceptKey[]][] = [
  ['_fee', ['price']],
  ['_time', ['duration', 'when']],
  ['_hours', ['when', 'open', 'closed']],
];

/** Joins two concepts that have a common name: delivery and price become delivery fee. */
function joinNames(names: Set<ConceptKey>): void {
  const join = (what: ConceptKey, end: string) => {
    if (!names.has(what)) return;
    for (const subject of [...names]) {
      const joined = `${subject}${end}` as ConceptKey;
      if (Object.hasOwn(languages.en.concepts, joined) && names.delete(subject)) names.add(joined);
    }
  };
  join('price', '_fee');
  join('duration', '_time');
  for (const name of [...names])
    for (const [end, said] of saidBy) if (name.endsWith(end)) for (const one of said) names.delete(one);
}

/**
 * Returns the key that questions of one meaning share in any language: the concepts they name, and their other words without function
 * words, inflection, accents, order and repetition. A question of nothing but function words is its own key. `language` is BCP 47, when
 * known. Pure.
 */
export function questionKey(text: string, language: string | null): string {
  const { units, terms } = onlyHan.test(text)
    ? analyze(text, { language, also: inHan, kind: 'query' })
    : analyzeQuestion(text, language);
  const names = new Set<ConceptKey>();
  const words = new Set<string>();
  for (const unit of language?.startsWith('ko') ? withoutEndings(units) : units)
    readUnit(unit, terms, { names, words });
  for (const [, what = ''] of text.matchAll(askedInEnglish)) {
    const name = asked[what.toLowerCase()];
    if (name) names.add(name);
  }
  if (names.size > 1) joinNames(names);
  const isParticular = words.size > 0 || [...names].some((name) => !ofAnything.has(name));
  for (const name of names) if (!isParticular || !ofAnything.has(name)) words.add(`=${name}`);
  if (words.size > 0) return [...words].sort().join(' ');
  return normalise(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
