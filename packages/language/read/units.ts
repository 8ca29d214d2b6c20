import { collectPatterns, entries, readList } from '../registry.ts';
import { arabicLetters } from '../text/arabic.ts';
import { normalise } from '../text/normalise.ts';
import { childOf, compileWords, isUnspaced, type WordMatcher } from '../text/word-matcher.ts';
import type { NamedUnit } from '../words.ts';
import { joinNormalised } from './asked-kinds.ts';
import { codes, signs } from './contains-kind.ts';
import { moneyNames, readCurrencies } from './currencies.ts';

/** The unit of a number. `money` is any currency but the dollar. */
export type Unit = NamedUnit | 'money' | 'percent';

const names: readonly NamedUnit[] = [
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'year',
  'dollar',
  'gram',
  'kilogram',
  'kilometre',
];
const letter = /[\p{L}\p{M}]/u;
/** The maximum length of a unit before its number. */
const maxFirstUnit = 20;
const mark = /\p{M}/u;
/** Letters of scripts in which a name within a word is another word. */
const wordLetter = new RegExp(`[a-z\\u00c0-\\u024f\\u1e00-\\u1eff${arabicLetters}]`);
const dollarBefore = /\$ ?$|(?<![a-z])(?:usd|sgd|hkd|twd|ntd?)\.? ?$/;
const dollarAfter = / ?(?:\$|(?:usd|sgd|hkd|twd)(?![a-z]))/y;
/** Words that some countries use for their dollar and others for another currency. */
const eitherMoney = /[元圓圆塊块]/;

interface Compiled {
  words: WordMatcher;
  /** A unit before a number, in languages that write it there: දින 14. */
  unitBefore: RegExp;
  firstUnits: ReadonlyMap<string, Unit>;
  moneyBefore: RegExp;
  moneyAfter: RegExp;
  /** Any name of a currency, with the name of its country or without. */
  namedBefore: RegExp;
  namedAfter: RegExp;
}

let compiled: Compiled | null = null;

/** Returns the words of units that stand before their number, each with its unit. */
const readFirstUnits = (): Map<string, Unit> =>
  new Map(
    entries.flatMap(([, { words }]) =>
      words.reply.unitsFirst
        ? names.flatMap((name) =>
            readList(words.reply.units[name]).map((word): [string, Unit] => [
              normalise(word).replace('*', ''),
              name,
            ]),
          )
        : [],
    ),
  );

function compile(): Compiled {
  const named = entries.flatMap(([, { words }]) =>
    names.flatMap((name, at) =>
      readList(words.reply.units[name]).map((word) => ({
        word: normalise(word).replace('*', ''),
        stem: word.endsWith('*'),
        meaning: 1 << at,
      })),
    ),
  );
  const money = collectPatterns(({ things }) => things.money).map(([, pattern]) => normalise(pattern));
  const end = '(?![a-z\\u00c0-\\u024f\\u1e00-\\u1eff])';
  const firstUnits = readFirstUnits();
  const { plain, ofCountry } = moneyNames();
  const longFirst = [...firstUnits.keys()].sort((one, other) => other.length - one.length);
  return {
    words: compileWords(named),
    unitBefore: new RegExp(`(?<![\\p{L}\\p{M}])(${longFirst.join('|')})[\\p{L}\\p{M}]{0,3} ?$`, 'u'),
    firstUnits,
    moneyBefore: new RegExp(`(?:${signs}|[៛₭]|(?<![a-z])(?:${codes})\\.?|(?:रु|રૂ|ரூ|రూ|රුපියල්|රු)\\.?) ?$`),
    moneyAfter: new RegExp(` ?(?:${signs}|[៛₭]|(?:${[...new Set([codes, ...money])].join('|')})${end})`, 'y'),
    namedBefore: new RegExp(`(?<![\\p{L}\\p{M}])${plain} ?$`, 'u'),
    namedAfter: new RegExp(`[ -]?(?:${plain}|${ofCountry})`, 'y'),
  };
}

const readWith = () => {
  compiled ??= compile();
  return compiled;
};

/** Returns the longest name of units that begins at a place of a text, as bits, and where it ends. */
function nameAt(words: WordMatcher, text: string, from: number): { meaning: number; to: number } {
  let found = { meaning: 0, to: from };
  let node = 0;
  for (let to = from; to < text.length; ) {
    node = childOf(words, node, text.charCodeAt(to++));
    if (!node) break;
    const next = text[to] ?? ' ';
    // A name in Latin letters may touch a word of an unspaced script: 50kmまで.
    const isEnd = isUnspaced(text.charCodeAt(to - 1))
      ? !mark.test(next)
      : !letter.test(next) || isUnspaced(next.charCodeAt(0));
    const meaning = (words.marks[node * 4 + 2] as number) | (isEnd ? (words.marks[node * 4] as number) : 0);
    if (meaning) found = { meaning, to };
  }
  return found;
}

/** Returns the currency beside a number as a unit: "6 US dollars", ဒေါ်လာ ၆. Empty without a currency. */
function readMoney(text: string, from: number, to: number): Unit[] {
  const { namedBefore, namedAfter } = readWith();
  namedAfter.lastIndex = to;
  const named =
    namedAfter.exec(text)?.[0] ?? namedBefore.exec(text.slice(Math.max(0, from - maxFirstUnit), from))?.[0];
  if (!named) return [];
  return [readCurrencies(named).flat().includes('USD') ? 'dollar' : 'money'];
}

const namesOf = (meaning: number): Unit[] => names.filter((_, at) => meaning & (1 << at));

/** Returns the units of a number in normalised text, `[from, to)`, in any language. Empty if none is recognised. */
export function readUnits(text: string, from: number, to: number): Unit[] {
  const { words, unitBefore, firstUnits, moneyBefore, moneyAfter } = readWith();
  const named = nameAt(words, text, /[ -]/.test(text[to] ?? '') ? to + 1 : to);
  // In "3 tháng 5" and "5月3日" they are parts of a date.
  const isDate = /^ ?\d/.test(text.slice(named.to, named.to + 2));
  const units = isDate ? [] : namesOf(named.meaning);
  const first = units.length === 0 && unitBefore.exec(text.slice(Math.max(0, from - maxFirstUnit), from));
  if (first) units.push(firstUnits.get(first[1] as string) as Unit);
  const before = text.slice(Math.max(0, from - 9), from);
  dollarAfter.lastIndex = to;
  moneyAfter.lastIndex = to;
  if (units.includes('dollar')) return units;
  if (dollarBefore.test(before) || dollarAfter.test(text)) units.push('dollar');
  else if (moneyBefore.test(before)) units.push('money');
  else if (moneyAfter.test(text))
    units.push('money', ...(eitherMoney.test(text.slice(to, to + 2)) ? (['dollar'] as const) : []));
  else if (units.length === 0) return readMoney(text, from, to);
  return units;
}

/** Tells whether a normalised text names one of some units without a number before it: "per month", "daily". */
export function namesUnit(text: string, units: readonly Unit[]): boolean {
  const { words } = readWith();
  for (let at = 0; at < text.length; at++) {
    if (wordLetter.test(text[at - 1] ?? '')) continue;
    if (/\d[ -]?$/.test(text.slice(Math.max(0, at - 2), at))) continue;
    if (namesOf(nameAt(words, text, at).meaning).some((unit) => units.includes(unit))) return true;
  }
  return false;
}

let percentAfter: RegExp | null = null;
let percentBefore: RegExp | null = null;

/** Tells whether a number in normalised text, `[from, to)`, is a percentage. */
export function isPercent(text: string, from: number, to: number): boolean {
  const words = () => joinNormalised(collectPatterns(({ reply }) => reply.percent)).source;
  percentAfter ??= new RegExp(` ?(?:[%٪]|${words()})`, 'y');
  percentBefore ??= new RegExp(`(?:${words()}) ?$`);
  percentAfter.lastIndex = to;
  if (percentAfter.test(text)) return true;
  const near = text.slice(Math.max(0, from - 12), from);
  return /[^ -~] ?$/.test(near) && percentBefore.test(near);
}
