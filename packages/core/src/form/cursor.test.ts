import { expect, test } from 'vitest';
import { cutPage, readCursor, writeCursor } from './cursor.ts';

test('a cursor carries its key and works only with its own filters', () => {
  const filters = { of: 'kb', chatbotId: undefined };
  const cursor = writeCursor(filters, ['2026-01-01T00:00:00.000Z', 'id']);
  expect(readCursor(filters, cursor)).toEqual(['2026-01-01T00:00:00.000Z', 'id']);
  expect(readCursor(filters, undefined)).toBeNull();
  expect(() => readCursor({ of: 'leads' }, cursor)).toThrow(/is not a cursor of this list/);
  for (const junk of [
    '',
    'x',
    Buffer.from('{}').toString('base64url'),
    Buffer.from('null').toString('base64url'),
  ])
    expect(() => readCursor(filters, junk)).toThrow(/is not a cursor of this list/);
});

test('a page of limit + 1 rows is cut and has more', () => {
  const keyOf = (n: number) => [n];
  expect(cutPage([1, 2, 3], 2, {}, keyOf)).toMatchObject({ data: [1, 2], has_more: true });
  expect(cutPage([1, 2], 2, {}, keyOf)).toEqual({ data: [1, 2], has_more: false, next_cursor: null });
  expect(cutPage([], 2, {}, keyOf)).toEqual({ data: [], has_more: false, next_cursor: null });
});
