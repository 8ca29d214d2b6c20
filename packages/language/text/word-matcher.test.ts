import { expect, test } from 'vitest';
import { entries } from '../registry.ts';
import { scripts } from './scripts.ts';
import { isUnspaced } from './word-matcher.ts';

test.each(entries)('knows by its letters whether words of %s are spaced', (_, { facts, words }) => {
  for (const script of facts.scripts)
    for (const letter of words.everyday.normalize('NFKC').match(scripts[script].letters) ?? [])
      expect(isUnspaced(letter.charCodeAt(0)), letter).toBe(scripts[script].spacing === 'unspaced');
});
