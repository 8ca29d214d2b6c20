import { expect, test } from 'vitest';
import type { HelpcentreRow } from './evaluate-helpcentre.ts';
import { kindOf, outcomeOf, worth } from './worth.ts';

const row = (made: Partial<HelpcentreRow>): HelpcentreRow => ({
  base: 'shop-en',
  kind: 'a',
  q: 'How much is delivery?',
  tags: ['en', 'short'],
  text: '',
  answered: true,
  language: 'en',
  source: 'Delivery',
  held: false,
  heldFirst: false,
  article: false,
  abstained: false,
  place: null,
  languageRight: true,
  ...made,
});
const held = { held: true, heldFirst: true };
const missing = (tag: string, made: Partial<HelpcentreRow>) => row({ kind: 'n', tags: ['en', tag], ...made });

test.each<[number, HelpcentreRow]>([
  [1, row(held)],
  [0.6, row({ ...held, answered: null })],
  [0.3, row({ held: true, answered: null })],
  [0, row({ answered: false, source: null })],
  [-0.2, row({ answered: null })],
  [-1, row({})],
  [1, missing('near', { answered: false, source: null })],
  [0.4, missing('near', { answered: null })],
  [-0.5, missing('near', {})],
  [1, missing('off', { answered: null, source: null })],
  [-0.3, missing('off', { answered: null })],
  [-1, missing('off', {})],
])('a reply is worth %d', (value, one) => {
  expect(worth([one]), outcomeOf(one)).toBeCloseTo(value);
});

test('answerable questions count four times as much as each other kind', () => {
  const rows = [row(held), missing('near', {}), missing('off', {}), missing('off', { answered: null })];
  expect(worth(rows)).toBeCloseTo((4 * 1 - 0.5 - 0.65) / 6);
});

test('greetings and contacts have no worth', () => {
  expect(kindOf(row({ kind: 'g' }))).toBeNull();
  expect(worth([row({ kind: 'c' })])).toBeNull();
});
