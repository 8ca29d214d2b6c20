import { normalise } from '@jawab/language';
import { expect, test } from 'vitest';
import { readWords } from './words.ts';

const read = (text: string) => readWords(normalise(text), 'zh-Hans').map((word) => word.text);

test('keeps a weekday whose name has a number, and no number in words', () => {
  expect(read('周二休息')).toContain('周二');
  expect(read('二十')).toEqual([]);
});
