import { existsSync, readdirSync, readFileSync } from 'node:fs';

const folder = new URL('languages/', import.meta.url);

/** Codes of the languages with cases: the folders of `test/eval/languages`. */
export const caseLanguages = readdirSync(folder).sort();

/** Reads one file of cases for every language that has it. `name` has no extension. */
export function readCases<T>(name: string): Record<string, T> {
  const found = caseLanguages.flatMap((code) => {
    const file = new URL(`${code}/${name}.json`, folder);
    return existsSync(file) ? [[code, JSON.parse(readFileSync(file, 'utf8')) as T] as const] : [];
  });
  return Object.fromEntries(found);
}
