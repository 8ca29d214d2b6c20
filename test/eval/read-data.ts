import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface Passage {
  id: string;
  title?: string;
  text: string;
}
export interface Question {
  id: string;
  text: string;
  relevant: string[];
  answer?: string[];
}
export interface Unanswerable {
  id: string;
  text: string;
  kind: string;
}
/** One knowledge base with the questions asked of it. */
export interface EvalSet {
  /** `ja/kb` */
  name: string;
  /** BCP 47 as the data names it: `zh-CN`. */
  language: string;
  corpus: Passage[];
  questions: Question[];
  unanswerable: Unanswerable[];
}
export interface LanguageRow {
  id: string;
  text: string;
  lang: string;
  src: string;
}

export function readRows<T>(file: string): T[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim()).map((line) => JSON.parse(line) as T);
}

const folders = (path: string) =>
  readdirSync(path)
    .filter((name) => statSync(join(path, name)).isDirectory())
    .sort();

/** Reads `<lang>/<set>/{corpus,queries,unanswerable}.jsonl` below a folder; `only` filters `ja/kb` or `ja.kb`. */
export function readSets(data: string, only?: RegExp): EvalSet[] {
  return folders(data).flatMap((language) =>
    folders(join(data, language))
      .filter((set) => existsSync(join(data, language, set, 'corpus.jsonl')))
      .filter((set) => !only || only.test(`${language}/${set}`) || only.test(`${language}.${set}`))
      .map((set) => ({
        name: `${language}/${set}`,
        language,
        corpus: readRows<Passage>(join(data, language, set, 'corpus.jsonl')),
        questions: readRows<Question>(join(data, language, set, 'queries.jsonl')),
        unanswerable: readRows<Unanswerable>(join(data, language, set, 'unanswerable.jsonl')),
      })),
  );
}

export const readLanguageRows = (data: string) => readRows<LanguageRow>(join(data, 'langid.jsonl'));
