import { expect, test } from 'vitest';
import { entries } from '../registry.ts';
import { countScripts, scripts } from './scripts.ts';
import { isUnspaced } from './word-matcher.ts';

test.each(entries)('knows by its letters whether words of %s are spaced', (_, { facts, words }) => {
  for (const script of facts.scripts)
    for (const letter of words.everyday.normalize('NFKC').match(scripts[script].letters) ?? [])
      expect(isUnspaced(letter.charCodeAt(0)), letter).toBe(scripts[script].spacing === 'unspaced');
});

const spoken = entries.filter(([, { facts }]) => !facts.romanises);

test.each(spoken)('counts the letters of %s', (_, { facts, words }) => {
  expect(countScripts(words.everyday)[facts.scripts[0]]).toBeGreaterThan(100);
});
