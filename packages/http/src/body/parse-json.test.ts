import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

const parse = (text: string) => parseJson(Buffer.from(text));
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('parses 32 levels and refuses 33', () => {
  expect(parse(nested(32))).toBeDefined();
  expect(() => parse(nested(33))).toThrow('nested more than 32 levels deep');
});

test('ignores brackets inside strings and escaped quotes', () => {
  const text = JSON.stringify({ a: `"\\${'['.repeat(100)}`, b: '\\' });
  expect(parse(text)).toEqual(JSON.parse(text));
});

test('parses 100,000 fields and refuses more', () => {
  const fields = (count: number) => `[${'{"a:b":1},'.repeat(count)}0]`;
  expect(parse(fields(100_000))).toHaveLength(100_001);
  expect(() => parse(fields(100_001))).toThrow('The body has more than 100,000 fields. Send fewer.');
});

test('refuses a megabyte of brackets and broken JSON', () => {
  expect(() => parse('['.repeat(1_048_576))).toThrow('nested more than');
  expect(() => parse('{"a":')).toThrow('not valid JSON');
  expect(() => parse('')).toThrow('not valid JSON');
});

test('skips a byte order mark and refuses bytes that are not UTF-8', () => {
  expect(parse('\ufeff{"a":1}')).toEqual({ a: 1 });
  expect(() => parseJson(Buffer.from([0x22, 0xff, 0x22]))).toThrow('not valid UTF-8');
});
