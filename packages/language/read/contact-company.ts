import { entries } from '../registry.ts';
import { fullStops, scriptSets } from '../text/scripts.ts';

const word = "[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}&'’-]*";
const proper = "(?:\\p{Lu}|\\p{N})[\\p{L}\\p{M}\\p{N}&'’-]*";
const more = (one: string, count: number) => `${one}(?:(?: (?:&|and|dan))? ${one}){0,${count}}`;
const end = `(?=\\s*(?:[,;.!，；。！،\\n✉☎)）${fullStops}]|$))`;
/** The patterns of the placeholders in a form. */
const placeholders: Record<string, string> = {
  proper: more(proper, 4),
  words: more(word, 3),
  unspaced: `(?:[\\p{Script=Hiragana}ー]{1,8}?[${scriptSets.content}A-Za-z0-9ー・]{0,20}?|[${scriptSets.content}\\p{Script=Hangul}A-Za-z0-9ー・]{1,20}?)(?![A-Za-zー\\p{Script=Katakana}])`,
  end,
};

let compiled: RegExp[] | null = null;
function compile(): RegExp[] {
  const companies = entries.flatMap(([, { words }]) => words.contact.company ?? []);
  const join = (kind: 'forms' | 'before' | 'after') =>
    Array.from(new Set(companies.flatMap((company) => company[kind] ?? [])))
      .map((source) =>
        source
          .normalize('NFC')
          .replace(/\{(proper|words|unspaced|end)\}/g, (_, name) => placeholders[name] as string),
      )
      .join('|');
  const forms = join('forms');
  return [
    `(?:${join('before')})\\s*(${forms})`,
    `(?<![\\p{L}\\p{N}])(${forms})(?=${join('after')})`,
    `(?:^|[,;.!，；。！、،\\n(（${fullStops}])\\s*(${forms})${end}`,
  ].map((source) => new RegExp(source, 'u'));
}

const maxLength = 80;
const maxRead = 1_000;

/**
 * Returns the company that a visitor belongs to, as written, or null. It must have a legal form (PT, 株式会社, Co., Ltd) and be
 * named as the visitor's ("from …") or stand by itself, as in a signature. Pure.
 */
export function findCompany(message: string): string | null {
  compiled ??= compile();
  const text = message.slice(0, maxRead).normalize('NFC');
  for (const saying of compiled) {
    const company = saying.exec(text)?.[1]?.trim();
    if (company && company.length <= maxLength) return company;
  }
  return null;
}
