import { describe, expect, test } from 'vitest';
import { chunkDocument } from './chunk-document.ts';
import { splitSentences } from './sentences.ts';

const chunk = (text: string, sourceType: 'snippet' | 'qa' = 'snippet') =>
  chunkDocument({ title: 'T', text, sourceType });

describe('sentences', () => {
  test.each([
    ['Dr. Lee paid 3.5 dollars. Then she left.', ['Dr. Lee paid 3.5 dollars.', 'Then she left.']],
    ['Is it open? Yes! Come in.', ['Is it open?', 'Yes!', 'Come in.']],
    ['返品できますか。「はい。」と答えた。', ['返品できますか。', '「はい。」', 'と答えた。']],
    ['दुकान खुली है। कल बंद है।', ['दुकान खुली है।', 'कल बंद है।']],
    ['هل هو مفتوح؟ نعم.', ['هل هو مفتوح؟', 'نعم.']],
    ['ဆိုင်ဖွင့်သည်။ လာပါ။', ['ဆိုင်ဖွင့်သည်။', 'လာပါ။']],
    ['one\ntwo', ['one\ntwo']],
    ['First point.\n\nSecond point', ['First point.', 'Second point']],
    ['', []],
  ])('%j', (text, expected) => {
    expect(splitSentences(text)).toEqual(expected);
  });

  test('long Thai without full stops breaks at spaces, never inside a word', () => {
    const text = Array.from({ length: 40 }, () => 'ร้านของเราเปิดทุกวัน').join(' ');
    const sentences = splitSentences(text);
    expect(sentences.length).toBeGreaterThan(3);
    expect(sentences.join(' ')).toBe(text);
    expect(Math.max(...sentences.map(({ length }) => length))).toBeLessThan(200);
  });
});

const samples = {
  prose: Array.from(
    { length: 80 },
    (_, i) => `Sentence number ${i} says something useful about parcels.`,
  ).join(' '),
  japanese: Array.from({ length: 80 }, (_, i) => `第${i}条では商品の返品について定めています。`).join(''),
  table: [
    '| Size | Price |',
    '| --- | --- |',
    ...Array.from({ length: 90 }, (_, i) => `| Box number ${i}. Large | ${i} dollars, tax included |`),
  ].join('\n'),
  pairs: Array.from(
    { length: 40 },
    (_, i) => `Q: May I return item ${i}?\nA: Yes. Within ${i} days. Keep the receipt.`,
  ).join('\n\n'),
  sections:
    '# Shop\n\nIntro.\n\n## Returns\n\nFourteen days.\n\n### Fees\n\nNone.\n\n## Delivery\n\nThree days.',
  wall: 'x'.repeat(9_000),
};

describe.each(Object.entries(samples))('%s', (_, text) => {
  const chunks = chunk(text);

  test('chunks are slices of the text, in order, without overlap, and lose only blanks and headings', () => {
    let end = 0;
    for (const [i, one] of chunks.entries()) {
      expect(one.ordinal).toBe(i);
      expect(one.start).toBeGreaterThanOrEqual(end);
      expect(one.text).toBe(text.slice(one.start, one.end));
      expect(text.slice(end, one.start)).toMatch(/^(?:\s|#.*$)*$/m);
      end = one.end;
    }
    expect(text.slice(end).trim()).toBe('');
  });

  test('no chunk is longer than the longest piece allows', () => {
    expect(Math.max(...chunks.map((one) => one.text.length))).toBeLessThanOrEqual(2_400);
  });
});

test('never cuts inside a sentence, a table row or a Q&A pair', () => {
  for (const one of chunk(samples.prose)) expect(one.text).toMatch(/^Sentence .*parcels\.$/s);
  for (const one of chunk(samples.japanese)) expect(one.text).toMatch(/^第.*定めています。$/s);
  for (const one of chunk(samples.table)) expect(one.text).toMatch(/^\|.*\|$/s);
  for (const one of chunk(samples.pairs)) expect(one.text).toMatch(/^Q: .*receipt\.$/s);
  expect([samples.prose, samples.table, samples.pairs].every((text) => chunk(text).length > 1)).toBe(true);
});

test('chunks keep their headings', () => {
  expect(chunk(samples.sections).map(({ heading, text }) => [heading, text])).toEqual([
    ['Shop', 'Intro.'],
    ['Shop › Returns', 'Fourteen days.'],
    ['Shop › Returns › Fees', 'None.'],
    ['Shop › Delivery', 'Three days.'],
  ]);
});

test('a Q&A document is one chunk, a blank text has no chunk, a lone heading is one', () => {
  expect(chunk(samples.prose, 'qa')).toHaveLength(1);
  expect(chunk(' \n ')).toEqual([]);
  expect(chunk('# Only a heading')).toMatchObject([{ text: '# Only a heading' }]);
});

// A cost that grows with the square of the length takes minutes here, and the linear one a second.
test.each([
  ['one Thai letter', 'ก'],
  ['one combining mark', '\u0301'],
  ['one Han character', '返'],
  ['full stops', '.'],
  ['sentences in one line', 'a. '],
  ['wrapped lines', 'ab\n'],
  ['closing brackets', '。」'],
])('two million characters of %s are cut at once', (_, part) => {
  const text = `${part.repeat(Math.floor(2_000_000 / part.length))}x`;
  expect(chunk(text).length).toBeGreaterThan(800);
});

test('a wall of text is cut between graphemes', () => {
  const wall = 'ที่นี้'.repeat(1_500);
  const chunks = chunk(wall);
  expect(chunks.map(({ text }) => text).join('')).toBe(wall);
  for (const { text } of chunks) expect(text).not.toMatch(/^\p{M}/u);
});
