import { expect, test } from 'vitest';
import { entries, readList } from './registry.ts';

test.each(entries)(
  'each word of %s names one concept, or several if it is marked with ~',
  (_, { concepts }) => {
    const places = Object.entries(concepts).flatMap(([key, list]) =>
      readList(list).map((entry) => ({
        key,
        word: entry.replace(/~?\*?$/, ''),
        isMarked: /~\*?$/.test(entry),
      })),
    );
    const wrong = [...Map.groupBy(places, ({ word }) => word)]
      .filter(([word, all]) => {
        const keys = new Set(all.map(({ key }) => key));
        const isMarkedWell = all.every(({ isMarked }) => isMarked === all.length > 1);
        return !word || /[*~]/.test(word) || keys.size < all.length || !isMarkedWell;
      })
      .map(([word, all]) => `${word}: ${all.map(({ key }) => key).join(', ')}`);
    expect(wrong).toEqual([]);
  },
);
