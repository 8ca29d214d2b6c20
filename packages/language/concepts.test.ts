import { expect, test } from 'vitest';
import { entries, readList } from './registry.ts';

test.each(entries)('the words of %s stand under one concept each', (_, { concepts }) => {
  const keys = new Map<string, string>();
  const twice: string[] = [];
  for (const [key, list] of Object.entries(concepts))
    for (const word of readList(list)) {
      const other = keys.get(word);
      if (other) twice.push(`${word}: ${other}, ${key}`);
      if (!word) twice.push(`${key} has an empty word`);
      keys.set(word, key);
    }
  expect(twice).toEqual([]);
});
