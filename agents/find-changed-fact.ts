import { type FindChangedFact, remember, type Worded } from '@jawab/core';
import { type Figure, normalise, readFigures, stopWords } from '@jawab/language';
import { addressesIn } from './check/addresses.ts';
import { type Numbers, readNumbers } from './check/numbers.ts';
import { findMovedNumber } from './find-moved-number.ts';

/** Matches a word that may be a name: a capital letter before a small one, or capitals inside. */
const maybeName =
  /(?<![\p{L}\p{N}])(?=\p{L}*\p{Lu}\p{Ll}|\p{L}*\p{Ll}\p{Lu})[\p{Script=Latin}\p{M}\p{N}’'-]{2,}/gu;
const beginsSentence = /(?:^|[.!?…:;。！？\n"“(•-])\s*$/u;
const isLatin = (text: string) => /^[\p{Script=Latin}\P{L}]*$/u.test(text);
const squeeze = (text: string) => normalise(text).replace(/[^\p{L}\p{N}\p{M}]/gu, '');

/** Finds a number, a link, an address or a name that is not the same in a translation, or a number in the place of another. Pure. */
export const findChangedFact: FindChangedFact = ({ original, translation, names }) =>
  findLink(original, translation) ??
  findLink(translation, original) ??
  findNumber(original, translation) ??
  findNumber(translation, original) ??
  findMovedNumber(original, translation) ??
  findName(original, translation, names) ??
  findForeignName(original, translation);

/** Finds a link, an address, a number or a name in a summary that its original does not have. Pure. */
export function findInventedFact(original: Worded, summary: Worded): string | null {
  const written = squeeze(original.text);
  const names = isLatin(summary.text) ? namesIn(summary) : (summary.text.match(maybeName) ?? []);
  return (
    findLink(summary, original) ??
    findNumber(summary, original) ??
    names.find((name) => !written.includes(squeeze(name))) ??
    null
  );
}

const without = (text: string, parts: readonly string[]) =>
  parts.reduce((rest, part) => rest.replaceAll(part, ' '), text);

function findLink(one: Worded, other: Worded): string | null {
  const known = new Set(addressesIn(other.text));
  return addressesIn(one.text).find((address) => !known.has(address)) ?? null;
}

/** Numbers may be spelt out on one side: "two days" and 2日. Those of links are compared with them. */
function findNumber(one: Worded, other: Worded): string | null {
  const plain = normalise(without(one.text, one.text.match(/\S+(?:@|:\/\/)\S+/g) ?? []));
  const known = readNumbers(normalise(other.text), other.language);
  const found = readFigures(plain).find((figure) => !isIn(figure, known) && !isMonthIn(plain, figure, other));
  return found ? plain.slice(found.from, found.to) : null;
}

const isIn = ({ kind, readings }: Figure, numbers: Numbers): boolean =>
  kind === 'phone'
    ? readings.flat().every((digits) => numbers.phones().includes(digits))
    : readings.some((reading) => reading.every((number) => numbers.has(number)));

const maxMonth = 12;

/** Returns whether a number is that of a month, as in 5月 and “tháng 5”, whose name the other text has. */
function isMonthIn(plain: string, { readings, from, to }: Figure, other: Worded): boolean {
  const month = Number(readings[0]?.[0]);
  const isMonth = /^ ?[月월]/u.test(plain.slice(to, to + 2)) || /tháng $/u.test(plain.slice(0, from));
  if (!isMonth || !(month >= 1 && month <= maxMonth)) return false;
  const day = new Date(Date.UTC(2024, month - 1, 1));
  return (['long', 'short'] as const).some((form) => {
    const name = day.toLocaleDateString(other.language ?? 'en', { timeZone: 'UTC', month: form });
    return normalise(other.text).includes(normalise(name));
  });
}

/** Names of people that are known stay in any script; of other names, those that both scripts can have. */
function findName(original: Worded, translation: Worded, names: readonly string[]): string | null {
  const written = squeeze(translation.text);
  const isLost = (name: string) => !written.includes(squeeze(name));
  const known = names.filter((name) => original.text.includes(name));
  const possible = isLatin(translation.text) || !isLatin(original.text) ? namesIn(original) : [];
  return [...known, ...possible].find(isLost) ?? null;
}

/** A word in Latin letters among others, which the original does not have. */
function findForeignName(original: Worded, translation: Worded): string | null {
  if (isLatin(translation.text)) return null;
  const written = squeeze(original.text);
  const words = translation.text.match(maybeName) ?? [];
  return words.find((word) => !written.includes(squeeze(word))) ?? null;
}

const maxRemembered = 40;
/** The names of days and months in a language, and in English. */
const namesOfTime = remember((language: string): ReadonlySet<string> => {
  const days = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2024, at, 1 + at)));
  const forms = ['long', 'short'] as const;
  return new Set(
    [language, 'en'].flatMap((code) =>
      forms.flatMap((form) =>
        days.flatMap((day) =>
          [{ weekday: form }, { month: form }].map((part) =>
            day.toLocaleDateString(code, Object.assign({ timeZone: 'UTC' }, part)).toLowerCase(),
          ),
        ),
      ),
    ),
  );
}, maxRemembered);

/** The words of a text that can only be names: capitals where no sentence begins, apart from days, months and small words. */
function namesIn({ text, language }: Worded): string[] {
  const common = namesOfTime(language ?? 'en');
  const stops = stopWords(language);
  return [...text.matchAll(maybeName)]
    .filter(({ 0: word, index }) => {
      const small = word.toLowerCase();
      return !beginsSentence.test(text.slice(0, index)) && !common.has(small) && !stops.has(small);
    })
    .map(([word]) => word);
}
