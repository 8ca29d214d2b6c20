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
    `Fees:\n\nKemang – Fee: Rp 8,000 · Time: 30 min\nBlok M – Fee: Rp 12,000\n\nMinimum order is Rp 60,000.`,
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
