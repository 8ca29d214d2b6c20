import { expect, test } from 'vitest';
import { createSentenceSplitter } from './sentences.ts';

/** Returns the sentences that are complete after each piece of a text. */
const split = (...pieces: string[]) => {
  const { push } = createSentenceSplitter(null);
  return pieces.map((piece) => push(piece));
};

test('waits for a citation after a full stop', () => {
  expect(split('It takes two days.', ' [', '1]', ' It is free')).toEqual([
    [],
    [],
    [],
    ['It takes two days. [1]'],
  ]);
});

test.each(['It takes two days [1].', 'It takes two days [1]. ', '二日かかります［1］。'])(
  'a sentence with its citation before the full stop is complete without the next words: %s',
  (sentence) => {
    expect(split(sentence)).toEqual([[sentence.trimEnd()]]);
  },
);

test('waits for a closing quotation mark', () => {
  expect(split('They say: “It takes two days [1].', '” It is', ' free')).toEqual([
    [],
    ['They say: “It takes two days [1].”'],
    [],
  ]);
});

test('a full stop after a citation in brackets that is not at its end says nothing', () => {
  expect(split('It takes [1] two days.')).toEqual([[]]);
});
