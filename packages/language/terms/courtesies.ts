import { remember } from '@jawab/core';
import { languages } from '../languages/index.ts';
import { readList, spacingOf, wordCodesOf } from '../registry.ts';
import { normalise, withoutDiacritics } from '../text/normalise.ts';
import { findConcepts } from './concepts.ts';

const byBase = new Map<string, RegExp[]>();
const insideWord = '[\\p{L}\\p{M}\\p{N}-]';

/** Not by `joinPatterns`: a courtesy ends where its word ends, also in scripts whose words take endings. */
function compile(base: string): RegExp[] {
  const forms = wordCodesOf(base).map((code) => languages[code]);
  const lists = new Map(forms.map((form) => [form.words.courtesies, spacingOf(form)]));
  return Array.from(lists, ([list, spacing]) => {
    const own = readList(list).map(normalise);
    // Without marks, a phrase of one word may be a different word.
    const bare = own.filter((phrase) => phrase.includes(' ')).map(withoutDiacritics);
    const longestFirst = [...new Set([...own, ...bare])].filter(Boolean).sort((a, b) => b.length - a.length);
    const any = `(?:${longestFirst.join('|')})`;
    const whole = spacing === 'unspaced' ? `${any}(?!\\p{M})` : `(?<!${insideWord})${any}(?!${insideWord})`;
    return new RegExp(whole, 'gu');
  });
}

/** Drops courtesies that are not part of a name: Thai คะ is polite, but คะแนน are points. */
function drop(text: string, pattern: RegExp, base: string): string {
  if (text.search(pattern) < 0) return text;
  const names = findConcepts(text, [base]);
  return text.replace(pattern, (found: string, from: number) => {
    const to = from + found.length;
    const isPart = names.some(
      (name) => name.from <= from && name.to >= to && name.to - name.from > to - from,
    );
    return isPart ? found : ' ';
  });
}

/** Each stage of a turn reads its question again. */
const maxQuestions = 20;

/** Returns a normalised question without greetings, thanks and polite openings, in its language and in English. */
export const withoutCourtesies = remember((text: string, language: string | null): string => {
  const [base = ''] = (language ?? '').split('-');
  const dropped = (rest: string, of: string) => {
    let patterns = byBase.get(of);
    if (!patterns) {
      patterns = compile(of);
      if (patterns.length > 0) byBase.set(of, patterns);
    }
    return patterns.reduce((left, pattern) => drop(left, pattern, of), rest);
  };
  const english = dropped(text, 'en');
  return base === 'en' ? english : dropped(english, base);
}, maxQuestions);
