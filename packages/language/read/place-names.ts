import { entries, readList } from '../registry.ts';

let pattern: RegExp | null = null;

const compile = (): RegExp => {
  const names = entries.flatMap(([, { words }]) => readList(words.placeNames ?? '').filter(Boolean));
  return new RegExp(`\\b(?:${names.join('|')})\\b`, 'gi');
};

/** Removes names of places whose words look like a language: "to Ho Chi Minh" is not Vietnamese. */
export function withoutPlaceNames(text: string): string {
  pattern ??= compile();
  return text.replace(pattern, '');
}
