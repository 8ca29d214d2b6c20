import { expect, test } from 'vitest';
import { z } from 'zod';
import { ignoredFields } from './ignored-fields.ts';

const input = z.object({ name: z.string(), look: z.object({ accent: z.string() }).optional() });
const read = (body: unknown) => ignoredFields({ input }, body)['x-ignored-fields'];

test('names what is unknown, also inside objects, and nothing else', () => {
  expect(read({ name: 'x', 'a b': 1, look: { accent: 'x', colour: 'x' } })).toBe('a%20b, look.colour');
  expect(read({ name: 'x' })).toBeUndefined();
  expect(read([1])).toBeUndefined();
});

test('stays shorter than what clients accept, whatever the names are', () => {
  const body = Object.fromEntries(Array.from({ length: 90_000 }, (_, at) => [`${at}${'茶'.repeat(400)}`, 1]));
  const header = read(body) ?? '';
  expect(header.length).toBeGreaterThan(100);
  expect(header.length).toBeLessThanOrEqual(1_000);
  expect(decodeURIComponent(header)).toContain('0茶');
});
