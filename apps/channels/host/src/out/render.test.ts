import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameSources, render, sizeOf } from './render.ts';

const plain = (text: string) => ({ text, language: 'en', sources: null, choices: [] });
const limits = (size: number, unit: 'utf16' | 'bytes' = 'utf16') => ({ text: { size, unit }, buttons: null });
const buttons = { count: 3, title: 20, id: { size: 64, unit: 'bytes' as const }, text: 60 };
const joined = (parts: { text: string }[]) =>
  parts
    .map(({ text }) => text)
    .join('')
    .replace(/\s/g, '');
const texts = (...args: Parameters<typeof render>) => render(...args).map(({ text }) => text);

const written = fc
  .array(
    fc.constantFrom(
      'Hello there. ',
      'ส่งฟรีค่ะ ',
      '送料は無料です。',
      'नमस्ते ',
      '👩‍👩‍👧‍👦',
      'Word',
      '\n\n',
      '\n',
      ' ',
      'น้ำ',
      'é',
      '1️⃣',
      'ක්‍ෂ',
    ),
    { minLength: 1, maxLength: 60 },
  )
  .map((pieces) => pieces.join(''))
  .filter((text) => text.trim() !== '');

test('every part fits, none is blank, nothing is lost, and graphemes stay whole', () => {
  fc.assert(
    fc.property(
      written,
      fc.integer({ min: 40, max: 120 }),
      fc.constantFrom('utf16' as const, 'bytes' as const),
      (text, size, unit) => {
        const parts = texts(plain(text), limits(size, unit));
        for (const part of parts) {
          expect(sizeOf(part, unit)).toBeLessThanOrEqual(size);
          expect(part.trim()).not.toBe('');
          expect(part.isWellFormed()).toBe(true);
        }
        expect(parts.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        const graphemes = (one: string) =>
          Array.from(new Intl.Segmenter().segment(one), ({ segment }) => segment);
        const visible = (all: string[]) => all.map((one) => one.trim()).filter(Boolean);
        expect(visible(parts.flatMap(graphemes))).toEqual(visible(graphemes(text)));
      },
    ),
    { numRuns: 300 },
  );
});

test('sends as few parts as the limit allows', () => {
  fc.assert(
    fc.property(written, fc.integer({ min: 40, max: 120 }), (text, size) => {
      const parts = texts(plain(text), limits(size));
      // The longest grapheme above has 11 units, so that each part but the last has at least this many.
      expect(parts.length).toBeLessThanOrEqual(Math.ceil(text.length / (size - 11)) + 1);
    }),
  );
});

test('cuts at paragraphs, else at sentences, else between words, if that needs no more parts', () => {
  const long = 'One two three. Four five six.';
  expect(texts(plain(`${long}\n\n${long}`), limits(45))).toEqual([long, long]);
  expect(texts(plain(long), limits(20))).toEqual(['One two three.', 'Four five six.']);
  expect(texts(plain('aaaa bbbb cccc'), limits(10))).toEqual(['aaaa bbbb', 'cccc']);
  expect(
    texts(plain('ส่งฟรีทั่วประเทศค่ะ'), limits(10, 'bytes')).every((part) => sizeOf(part, 'bytes') <= 10),
  ).toBe(true);
});

test('a grapheme stays whole where the limit falls between the two units of its last character', () => {
  const family = '👩‍👩‍👧‍👦';
  const [before, after] = ['x'.repeat(31), 'y'.repeat(34)];
  expect(texts(plain(`${before}${family}${after}`), limits(40))).toEqual([before, family, after]);
});

test('a grapheme that is longer than a message is cut between its characters', () => {
  const family = '👩‍👩‍👧‍👦';
  expect(joined(render(plain(family.repeat(3)), limits(8)))).toBe(family.repeat(3));
});

test('choices are buttons where they fit, else numbers', () => {
  const choices = ['Delivery', 'Returns'].map((title, at) => ({ id: `a.${at}`, title }));
  const reply = { text: 'Which one?', language: 'en', sources: null, choices };
  expect(render(reply, { text: { size: 100, unit: 'utf16' }, buttons })).toEqual([
    { text: 'Which one?', buttons: choices },
  ]);
  const numbered = 'Which one?\n\n1. Delivery\n2. Returns';
  expect(texts(reply, limits(100))).toEqual([numbered]);
  const many = {
    ...reply,
    choices: [...choices, ...choices].map((choice, at) => ({ ...choice, id: String(at) })),
  };
  expect(texts(many, { text: { size: 100, unit: 'utf16' }, buttons })[0]).toContain('4. Returns');
  const alike = ['a', 'b'].map((end) => ({ id: end, title: `${'The same beginning '.repeat(2)}${end}` }));
  expect(texts({ ...reply, choices: alike }, { text: { size: 100, unit: 'utf16' }, buttons })[0]).toContain(
    '2. The same',
  );
});

test('a message with buttons takes less text: its end gets them', () => {
  const choices = [{ id: 'a', title: 'Delivery of a parcel to another country' }];
  const text = `${'A sentence of the answer. '.repeat(4)}Which one?`;
  const parts = render(
    { text, language: 'en', sources: null, choices },
    { text: { size: 400, unit: 'utf16' }, buttons },
  );
  expect(parts.map((part) => part.buttons.length)).toEqual([0, 1]);
  expect(parts[1]?.text.length).toBeLessThanOrEqual(60);
  expect(parts[1]?.buttons[0]?.title).toBe('Delivery of a parce…');
  expect(joined(parts)).toBe(text.replace(/\s/g, ''));
});

test('names each source once, in one line', () => {
  const source = (title: string, url: string | null) => ({ document_id: 'x', title, url, quote: '' });
  const label = (count: number) => `${count} sources`;
  expect(nameSources([], label)).toBeNull();
  expect(
    nameSources(
      [source('A', 'https://a.example/'), source('A', 'https://a.example/'), source('B', null)],
      label,
    ),
  ).toBe('2 sources: A https://a.example/ · B');
});
