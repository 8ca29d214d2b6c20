import { expect, test } from 'vitest';
import { writeOutTables } from './write-out-tables.ts';

const zones = `Fees:

| Zone | Fee | Time |
|---|:---:|---|
| Kemang | Rp 8,000 | 30 min |
| Blok M | Rp 12,000 | |

Minimum order is Rp 60,000.`;

test.each([
  ['| Kemang | Rp 8,000 | 30 min |', 'Kemang – Fee: Rp 8,000 · Time: 30 min'],
  ['| Blok M | Rp 12,000 | |', 'Blok M – Fee: Rp 12,000'],
  [
    zones,
    `Fees:\n\n- Kemang – Fee: Rp 8,000 · Time: 30 min\n- Blok M – Fee: Rp 12,000\n\nMinimum order is Rp 60,000.`,
  ],
  ['| Zone | Fee | Time |', 'Zone – Fee · Time'],
  ['Minimum order is Rp 60,000.', 'Minimum order is Rp 60,000.'],
  ['Press Ctrl | Alt.', 'Press Ctrl | Alt.'],
])('%s', (quote, said) => {
  expect(writeOutTables(quote, zones)).toBe(said);
});

test('writes a row without column names when its header was cut off', () => {
  expect(writeOutTables('| Kemang | a \\| b |', '| Kemang | a \\| b |')).toBe('Kemang – a | b');
});

test('keeps the text beside a list of rows in paragraphs of its own', () => {
  const passage = `Fees:
| Zone | Fee |
|---|---|
| Kemang | Rp 8,000 |
| Blok M | Rp 12,000 |
Minimum order is Rp 60,000.`;
  expect(writeOutTables(passage, passage)).toBe(
    'Fees:\n\n- Kemang – Fee: Rp 8,000\n- Blok M – Fee: Rp 12,000\n\nMinimum order is Rp 60,000.',
  );
});

test('writes the only row of a table as a sentence', () => {
  const passage = `Fees:
| Zone | Fee |
|---|---|
| Kemang | Rp 8,000 |
Minimum order is Rp 60,000.`;
  expect(writeOutTables(passage, passage)).toBe('Fees:\nKemang – Fee: Rp 8,000\nMinimum order is Rp 60,000.');
});
