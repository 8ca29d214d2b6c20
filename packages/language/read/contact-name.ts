import { entries } from '../registry.ts';
import { fullStops, scriptSets } from '../text/scripts.ts';

const word = `[^\\s\\d,;:!?。、،؟()✉☎${fullStops}]+`;
const end = `\\s*(?:[,;.!?،؟\\n✉☎(${fullStops}]|$)`;
/** The patterns of the placeholders in a phrase. */
const placeholders: Record<string, string> = {
  word,
  name: `(${word}(?: ${word}){0,3}?)`,
  end: `(?=${end})`,
  unspaced: `([${scriptSets.cjk}ー・]{1,12}|[A-Za-z][A-Za-z .]{1,30}?)`,
};

const expand = (saying: string) =>
  saying
    .replace(/\{end:([^}]+)\}/g, (_, more) => `(?=${end}|\\s* (?:${more})(?![^\\s,.✉☎]))`)
    .replace(/\{(word|name|end|unspaced)\}/g, (_, name) => placeholders[name] as string);

let compiled: RegExp[] | null = null;
const compile = () => {
  const sayings = new Set(entries.flatMap(([, { words }]) => words.contact.name));
  return Array.from(sayings, (saying) => new RegExp(expand(saying).normalize('NFKC'), 'u'));
};

const longest = 80;

/**
 * Returns the name that a visitor gives in a message, as written, or null. `text` is folded to NFKC, with ✉ and ☎ in place of
 * contact details. Pure.
 */
export function findName(text: string): string | null {
  compiled ??= compile();
  for (const saying of compiled) {
    const name = saying
      .exec(text)?.[1]
      ?.replace(/[\s.,'’-]+$/u, '')
      .trim();
    if (name && name.length <= longest) return name;
  }
  return null;
}
