import { languages } from '../languages/index.ts';
import { type LanguageCode, readList } from '../registry.ts';
import { normalise } from '../text/normalise.ts';
import { replyLanguage } from '../weights.ts';
import { showsRather } from './own-words.ts';

const byLanguage = new Map<LanguageCode, ReadonlySet<string>>();

/** Returns the names of all concepts in a language, normalised. */
function listedNames(code: LanguageCode): ReadonlySet<string> {
  let names = byLanguage.get(code);
  if (!names) {
    const lists: string[] = Object.values(languages[code].concepts);
    names = new Set(lists.flatMap(readList).map((name) => normalise(name).replace(/[*~]/g, '')));
    byLanguage.set(code, names);
  }
  return names;
}

/**
 * Returns the language that lists most words of a short text as names of things: a word alone has too few letters for the detector. Of
 * several it is the first one. Returns `known` if that is expected, or if its function words say more. `among` are the languages of the script,
 * those that most people write first. Pure.
 */
export function namesMostWords<Known extends string | null>(
  text: string,
  known: Known,
  { among, expected }: { among: readonly LanguageCode[]; expected: readonly string[] },
): Known | LanguageCode {
  if (among.some((code) => expected.includes(code) && (known === null || known === code))) return known;
  const words = normalise(text).match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length > replyLanguage.fewWords) return known;
  const counts = among.map((code) => words.filter((word) => listedNames(code).has(word)).length);
  const most = Math.max(...counts);
  const best = among.find((_, at) => counts[at] === most);
  return !best || most === 0 || (known && showsRather(text, known, best)) ? known : best;
}
