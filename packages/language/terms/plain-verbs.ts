import { entries, readList } from '../registry.ts';
import { normalise } from '../text/normalise.ts';

let verbs: ReadonlySet<string> | null = null;

/** Tells whether a normalised word is a verb of any language that says nothing about the subject of a question. */
export function isPlainVerb(word: string): boolean {
  verbs ??= new Set(entries.flatMap(([, { words }]) => readList(words.plainVerbs ?? '').map(normalise)));
  return verbs.has(word);
}
