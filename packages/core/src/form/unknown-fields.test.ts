import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseInput } from './input.ts';
import { inputSchemaOf } from './input-schema.ts';
import { boundFields, findUnknown } from './unknown-fields.ts';

const schema = z.object({
  name: z.string(),
  look: z.object({ accent: z.string().optional() }).optional(),
  rows: z.array(z.object({ day: z.string() })).optional(),
  texts: z.record(z.string(), z.object({ text: z.string() })).optional(),
  size: z.union([z.object({ width: z.int() }), z.null()]).optional(),
  old: z.string().optional().meta({ deprecated: true }),
});
const pathsOf = (input: object, max = 9) =>
  findUnknown(inputSchemaOf(schema), input, { max }).map(({ path }) => path);

test('finds unknown fields at any depth, and leaves those of other types to the schema', () => {
  expect(
    pathsOf({
      name: 'x',
      old: 'x',
      what: 1,
      look: { accent: '#fff', colour: 1 },
      rows: [{ day: 'mon' }, { day: 'tue', hour: 3 }],
      texts: { en: { text: 'x', note: 'x' } },
      size: { width: 1, height: 2 },
    }),
  ).toEqual(['what', 'look.colour', 'rows.1.hour', 'texts.en.note', 'size.height']);
  expect(pathsOf({ look: 'x', rows: { day: 1 }, size: null, texts: [1] })).toEqual([]);
  expect(pathsOf({ __proto__: { a: 1 }, constructor: 1 })).toEqual(['constructor']);
});

test('finds no more than it is asked for', () => {
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`f${at}`, 1]));
  expect(pathsOf(many, 3)).toEqual(['f0', 'f1', 'f2']);
});

test.each([
  [
    { nmae: 'x' },
    'Unknown argument `nmae`: did you mean name? Known arguments: name, look, rows, texts, size.',
  ],
  [{ look: { colour: 1 } }, 'Unknown argument `look.colour`. Known arguments of `look`: accent.'],
])('a refusal of %j names the known arguments', (more, sentence) => {
  const input = Object.assign({ name: 'x' }, more);
  expect(() => parseInput(schema, input, { refusesUnknown: true })).toThrow(sentence);
});

test('an input of thousands of fields keeps those that are known, and fifty others', () => {
  const many = Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`f${at}`, at]));
  const bounded = boundFields(schema, Object.assign(many, { name: 'x', look: {} }));
  expect(Object.keys(bounded)).toHaveLength(52);
  expect(bounded).toMatchObject({ name: 'x', look: {}, f0: 0, f49: 49 });
  const few = { name: 'x', other: 1 };
  expect(boundFields(schema, few)).toBe(few);
});
