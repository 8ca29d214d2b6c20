import { describe, expect, test } from 'vitest';
import { chunkDocument } from './chunk-document.ts';
import { splitSentences } from './sentences.ts';

const chunk = (text: string, sourceType: 'snippet' | 'qa' = 'snippet') =>
  chunkDocument({ title: 'T', text, sourceType });

describe('sentences', () => {
  test.each([
    ['1. Open it. 2. Close it.', ['1. Open it.', '2. Close it.']],
    ['๑. ปิดเครื่อง', ['๑. ปิดเครื่อง']],
    ['١. أطفئ الراوتر.', ['١. أطفئ الراوتر.']],
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

const tableHead = '| Size | Price |\n| --- | --- |\n';
const samples = {
  prose: Array.from(
    { length: 80 },
    (_, i) => `Sentence number ${i} says something useful about parcels.`,
  ).join(' '),
  japanese: Array.from({ length: 80 }, (_, i) => `第${i}条では商品の返品について定めています。`).join(''),
  table: `${tableHead}${Array.from(
    { length: 90 },
    (_, i) => `| Box number ${i}. Large | ${i} dollars, tax included |`,
  ).join('\n')}`,
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

  test('chunks are slices of the text, in order, without overlap, and lose only blanks and headings; rows have their head', () => {
    let end = 0;
    for (const [i, one] of chunks.entries()) {
      expect(one.ordinal).toBe(i);
      expect(one.start).toBeGreaterThanOrEqual(end);
      const isTorn = /^\|(?! Size)/.test(text.slice(one.start, one.end));
      expect(one.text).toBe(`${isTorn ? tableHead : ''}${text.slice(one.start, one.end)}`);
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

/** A sentence of a step, its number in digits of the language, and what is said around the steps. */
const steps = {
  en: [
    'Hold the blue button until the lamp turns green, then let it go and wait. ',
    '0123456789',
    'We help you. ',
  ],
  th: ['กดปุ่มสีน้ำเงินค้างไว้จนไฟเป็นสีเขียวแล้วปล่อยปุ่มและรอสักครู่ ', '๐๑๒๓๔๕๖๗๘๙', 'เรายินดีช่วยคุณเสมอ '],
  ja: [
    '青いボタンをランプが緑色になるまで押し続けてから放します。',
    '0123456789',
    'いつでもお手伝いします。',
  ],
  ar: ['اضغط الزر الأزرق حتى يصبح المصباح أخضر ثم اتركه وانتظر. ', '٠١٢٣٤٥٦٧٨٩', 'نحن نساعدك. '],
} as const;

test.each(Object.entries(steps))(
  'keeps a list in one chunk, in %s',
  (language, [sentence, digits, around]) => {
    const inDigits = (number: number) =>
      String(number).replace(/\d/g, (digit) => digits[Number(digit)] as string);
    const items = Array.from({ length: 20 }, (_, at) =>
      language === 'ja'
        ? `${String.fromCodePoint(0x2460 + at)}${sentence.repeat(2)}`
        : `${inDigits(at + 1)}. ${sentence.trim()}`,
    );
    const list = items.join('\n');
    const said = around.repeat(60).trim();
    expect(chunk(`${said}\n\n${list}\n\n${said}`).map(({ text }) => text)).toContainEqual(
      expect.stringContaining(list),
    );
  },
);

test('keeps a list below the line that introduces it', () => {
  const list = `Do this:\n\n${Array.from({ length: 14 }, (_, at) => `${at + 1}. ${steps.en[0].trim()}`).join('\n')}`;
  expect(chunk(`${samples.prose.slice(0, 999)}\n\n${list}`).map(({ text }) => text)).toContain(list);
});

test('cuts a list that is too long between its sentences', () => {
  const list = Array.from({ length: 60 }, (_, at) => `${at + 1}. ${steps.en[0].trim()}`).join('\n');
  for (const { text } of chunk(list)) expect(text).toMatch(/^\d+\. Hold[\s\S]*wait\.$/);
});

describe('a table that is cut', () => {
  const rows = (length: number, words = 'tax included') =>
    Array.from({ length }, (_, at) => `| Box ${at} | ${at} dollars, ${words} |`).join('\n');

  test('repeats its head above each part, also of a second table', () => {
    const other = '| Ort | Preis |\n| :-- | --: |\n';
    const chunks = chunk(`Our boxes.\n\n${tableHead}${rows(45)}\n\nMore.\n\n${other}${rows(45)}`);
    expect(chunks.length).toBeGreaterThan(2);
    for (const { text } of chunks) expect(text).not.toMatch(/^\| Box/);
    expect(chunks.filter(({ text }) => text.startsWith(tableHead)).length).toBeGreaterThan(0);
    expect(chunks.filter(({ text }) => text.startsWith(other)).length).toBeGreaterThan(0);
  });

  test('never leaves its head alone', () => {
    const chunks = chunk(`${'x'.repeat(1_170)}\n\n${tableHead}${rows(3)}`);
    expect(chunks.map(({ text }) => text)).toEqual(['x'.repeat(1_170), `${tableHead}${rows(3)}`]);
  });

  test('does not repeat a long head, and keeps to the maximum size', () => {
    const long = `| Size | ${'Price '.repeat(120)}|\n| --- | --- |\n`;
    const chunks = chunk(`${long}${rows(60)}`);
    expect(chunks.filter(({ text }) => text.includes('Price '))).toHaveLength(1);
    const wide = chunk(`${tableHead}${rows(3, 'x'.repeat(2_370))}`);
    for (const { text } of [...chunks, ...wide]) expect(text.length).toBeLessThanOrEqual(2_400);
  });

  test('ends with its last row', () => {
    const chunks = chunk(`${tableHead}${rows(45)}\n\n| a row without a head |`);
    expect(chunks.at(-1)?.text).toMatch(/^\| Size[\s\S]*without a head \|$/);
    expect(
      chunk(`${tableHead}${rows(2)}\n\n${'| a row without a head |\n'.repeat(60)}`).at(-1)?.text,
    ).not.toContain('Size');
  });
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
  ['items', '1. a\n'],
  ['items of many forms', '1. a\n1) a\n- a\n'],
  ['bullets with blank lines', '- a\n\n\n\n\n\n\n'],
  ['rows', '| a |\n'],
  ['tables', '| a |\n| - |\n| a |\n\n'],
  ['rules', '| - |\n'],
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
