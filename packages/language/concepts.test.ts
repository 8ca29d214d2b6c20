import { expect, test } from 'vitest';
import { entries, readList } from './registry.ts';

test.each(entries)(
  'the words of %s stand under one concept each; those marked with ~ under several',
  (_, { concepts }) => {
    const keys = new Map<string, string[]>();
    const marked = new Set<string>();
    const wrong: string[] = [];
    for (const [key, list] of Object.entries(concepts))
      for (const entry of readList(list)) {
        const word = entry.replace('~', '');
        if (!word) wrong.push(`${key} has an empty word`);
        if (word !== entry) marked.add(`${word} ${key}`);
        keys.set(word, [...(keys.get(word) ?? []), key]);
      }
    for (const [word, all] of keys) {
      const isMarked = all.every((key) => marked.has(`${word} ${key}`));
      const isTwice = new Set(all).size < all.length;
      const isMismarked = all.length === 1 ? marked.has(`${word} ${all[0]}`) : !isMarked;
      if (isTwice || isMismarked) wrong.push(`${word}: ${all.join(', ')}`);
    }
    expect(wrong).toEqual([]);
  },
);
