import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('parses what nests 32 levels deep, refuses 33', () => {
  expect(parseJson(nested(32))).toBeDefined();
  expect(() => parseJson(nested(33))).toThrow('nests deeper than 32 levels');
});

test('brackets inside strings do not count, escaped quotes do not end them', () => {
  const text = JSON.stringify({ a: `"\\${'['.repeat(100)}`, b: '\\' });
  expect(parseJson(text)).toEqual(JSON.parse(text));
});

test('a megabyte of brackets and broken JSON are refusals, never a crash', () => {
  expect(() => parseJson('['.repeat(1_048_576))).toThrow('nests deeper');
  expect(() => parseJson('{"a":')).toThrow('not valid JSON');
  expect(() => parseJson('')).toThrow('not valid JSON');
});
