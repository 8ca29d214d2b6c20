import type { Refusal } from '@jawab/core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { joinInput, readFieldSchemas } from './join-input.ts';

const fields = readFieldSchemas(
  z.object({
    id: z.string(),
    limit: z.int().optional(),
    wait: z.number().default(0),
    deep: z.boolean(),
    q: z.string(),
  }),
);
const issuesOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    return (error as Refusal).details.issues;
  }
};

test('converts texts of an address to the types of the schema', () => {
  const join = (query: string) => joinInput(fields, {}, query, {});
  expect(join('limit=5&wait=0.5&deep=true&q=5')).toEqual({ limit: 5, wait: 0.5, deep: true, q: '5' });
  expect(join('limit=5x&wait=1e3&deep=1')).toEqual({ limit: '5x', wait: '1e3', deep: '1' });
  expect(join('limit=&q')).toEqual({ limit: '', q: '' });
  expect(join('q=a+b%2Bc&&')).toEqual({ q: 'a b+c' });
});

test('prefers the path to the body, and the body to the query', () => {
  expect(joinInput(fields, { id: 'p%20p' }, 'id=q&q=q', { id: 'b', q: 'b' })).toEqual({ id: 'p p', q: 'b' });
});

test('names broken encodings and repeated parameters', () => {
  expect(issuesOf(() => joinInput(fields, { id: '%ff' }, 'q=%&q=1', {}))?.map(({ path }) => path)).toEqual([
    'q',
    'id',
  ]);
  expect(issuesOf(() => joinInput(fields, {}, 'limit=1&limit=2', {}))).toEqual([
    { path: 'limit', message: 'must be sent only once' },
  ]);
  expect(issuesOf(() => joinInput(fields, {}, '%ff=1', {}))).toHaveLength(1);
});

test.each([
  ['status=failed', '`status` is not a parameter of this operation. It takes limit, wait, deep, q.'],
  ['limits=5', 'There is no parameter `limits`: did you mean limit?'],
  ['__proto__=1', '`__proto__` is not a parameter of this operation. It takes limit, wait, deep, q.'],
  ['x', '`x` is not a parameter of this operation. It takes limit, wait, deep, q.'],
])('refuses the unknown parameter of ?%s', (query, sentence) => {
  expect(() => joinInput(fields, { id: 'p' }, query, {})).toThrow(sentence);
});

test('keeps fields of a body named like members of Object', () => {
  const input = joinInput(fields, {}, '', JSON.parse('{"constructor":1,"__proto__":{"q":"x"}}'));
  expect(Object.keys(input as object).sort()).toEqual(['__proto__', 'constructor']);
  expect(({} as { q?: string }).q).toBeUndefined();
});

test('leaves a body that is not an object for the schema to refuse', () => {
  for (const body of [[], 'x', 1, null]) expect(joinInput(fields, {}, '', body)).toBe(body);
});
