import { expect, test } from 'vitest';
import { z } from 'zod';
import { inputSchemaOf } from './input-schema.ts';
import { readTexts } from './read-texts.ts';

const schema = inputSchemaOf(
  z.object({
    limit: z.int().optional(),
    wait: z.number().optional(),
    archived: z.boolean().optional(),
    q: z.string().optional(),
    events: z.array(z.string()).optional(),
    days: z.array(z.int()).optional(),
    theme: z.object({ radius: z.int(), scheme: z.string() }).optional(),
    most: z.int().nullable().optional(),
    kind: z.enum(['5', 'true']).optional(),
  }),
);

test.each([
  [{ limit: '5' }, { limit: 5 }],
  [{ limit: ' 5 ' }, { limit: 5 }],
  [{ wait: '1.5' }, { wait: 1.5 }],
  [{ archived: 'true' }, { archived: true }],
  [{ archived: 'False' }, { archived: false }],
  [{ events: '["a","5"]' }, { events: ['a', '5'] }],
  [{ days: ['1', '2'] }, { days: [1, 2] }],
  [{ theme: '{"radius":"3","scheme":"7"}' }, { theme: { radius: 3, scheme: '7' } }],
  [{ most: '7' }, { most: 7 }],
])('reads %j as %j', (given, read) => {
  expect(readTexts(schema, given)).toEqual(read);
});

test.each([
  { q: '5' },
  { q: ' true ' },
  { q: '{"a":1}' },
  { kind: 'true' },
  { limit: 'five' },
  { limit: '' },
  { limit: '0x10' },
  { archived: 'yes' },
  { theme: '{broken' },
  { events: '{"a":1}' },
  { other: '5' },
  { limit: null },
])('leaves %j as it is', (given) => {
  expect(readTexts(schema, given)).toEqual(given);
});
