import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Article {
  title: string;
  /** `text`, `qa`, `html`, or the format of a file: `pdf`, `xlsx`. */
  kind: string;
  text: string;
  /** Its name in the folder `files` beside the bases. */
  file?: string;
}
export interface Base {
  id: string;
  /** The business a base belongs to: `clinic`. */
  kit: string;
  name: string;
  language: string;
  articles: Article[];
}
/** `a` answerable, `f` follow-up, `n` not in the base, `g` greeting or thanks, `p` asks for a person, `c` contact details. */
export type QuestionKind = 'a' | 'f' | 'n' | 'g' | 'p' | 'c';
export interface HelpcentreQuestion {
  base: string;
  kind: QuestionKind;
  q: string;
  /** The expected articles. */
  titles?: string[];
  /** A reply with one of these strings answers the question. */
  has?: string[];
  /** Language of the question, then what makes it difficult. */
  tags: [string, ...string[]];
}
export interface Helpcentre {
  folder: string;
  bases: Base[];
  questions: HelpcentreQuestion[];
}

const load = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Reads `bases.json` and `questions.json` of a folder, or of each folder below it. */
export function readHelpcentres(data: string): Helpcentre[] {
  if (!existsSync(data)) return [];
  const below = readdirSync(data, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [data, ...below.map((entry) => join(data, entry.name)).sort()]
    .filter((folder) => existsSync(join(folder, 'bases.json')))
    .map((folder) => ({
      folder,
      bases: load<Base[]>(join(folder, 'bases.json')),
      questions: load<HelpcentreQuestion[]>(join(folder, 'questions.json')),
    }));
}

/** Removes differences that do not matter when a string is searched in a text: width, case, space and table bars. */
export const foldText = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s|]+/g, '');

/** Returns the visible text of an article: its title and its text without tags. */
export const visibleText = (article: Article) =>
  article.kind === 'html' ? article.text.replace(/<[^>]*>/g, ' ').replaceAll('&amp;', '&') : article.text;
