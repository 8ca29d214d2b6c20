import { askedKinds, containsKind, kinds } from '@jawab/language';
import { describe, expect, test } from 'vitest';
import { readCases } from './read-cases.ts';

const cases = readCases<Record<'asked' | 'told', Record<string, string[]>>>('kinds.cases');
const each = (by: Record<string, string[]>) =>
  Object.entries(by).flatMap(([kind, texts]) => texts.map((text) => [kind, text] as const));

describe.each(Object.entries(cases))('%s', (_, { asked, told }) => {
  test.each(each(asked))('asks for %s: %s', (kind, question) => {
    const found = askedKinds(question).kinds;
    if (kind === 'none') expect(found).toEqual([]);
    else expect(found).toContain(kind);
  });

  test.each(each(told))('tells %s: %s', (kind, sentence) => {
    const found = kinds.filter((one) => containsKind(sentence, [one]));
    if (kind === 'none') expect(found).toEqual([]);
    else expect(found).toContain(kind);
  });
});

test.each([
  ['time', 'Tickets are Rp 12.30 each or Rp 45.000 for four.'],
  ['price', 'The rooms are free from 2 pm.'],
  ['quantity', 'Call 020 7946 0321 at 9:30 or pay $12 by 3 May 2026.'],
  ['year', 'Room 2010.5 costs 1,999.'],
  ['phone', 'Open 08.00 - 17.00, 1,200,000 visitors in 2019.'],
  ['link', 'Write to me@shop.com.'],
  ['duration', '11月8日に開きます。'],
] as const)('no %s: %s', (kind, text) => {
  expect(containsKind(text, [kind])).toBe(false);
});

test.each([
  ['price', '１２，０００円です。'],
  ['price', '৳৫০০ নেওয়া হয়'],
  ['price', '٣٥ ديناراً'],
  ['price', '€ 5'],
  ['duration', '३ दिन'],
  ['phone', '০২-৫৫৫৫-০১২৩'],
  ['phone', '(02) 8555-7130'],
  ['time', '๑๘.๓๐ น.'],
  ['date', '2026-11-20'],
] as const)('%s in another notation: %s', (kind, text) => {
  expect(containsKind(text, [kind])).toBe(true);
});

test('finds several kinds in one question, and leaves out words that an answer need not repeat', () => {
  expect(askedKinds('How much is delivery and how long does it take?').kinds).toEqual(['price', 'duration']);
  expect(askedKinds('What is the phone number of the shop?').rest).not.toMatch(/phone|number/);
  expect(askedKinds('Which shop repairs phones').rest).toContain('repairs');
  expect(askedKinds('How long does a refund take?').subject.trim()).toBe('does a refund take?');
  expect(askedKinds('')).toEqual({ kinds: [], rest: '', subject: '' });
});

test('reads a passage of any form quickly', () => {
  const begun = process.cpuUsage();
  for (const piece of ['1.', '1,', '１２', '9-', '月', 'เท่า', 'a.', 'www.', '(0) ', 'half a '])
    containsKind(piece.repeat(8_000 / piece.length), kinds);
  // Measures CPU time of this process, so that other processes do not count.
  expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(2_000);
});
