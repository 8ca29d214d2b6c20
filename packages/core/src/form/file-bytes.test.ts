import { expect, test } from 'vitest';
import { z } from 'zod';
import { fileBytes } from './file-bytes.ts';
import { parseInput } from './input.ts';
import { inputSchemaOf } from './input-schema.ts';

const file = z.object({ file: fileBytes({ description: 'A file.', max: { bytes: 3, words: '3 bytes' } }) });
const large = z.object({ audio: z.object({ data: fileBytes({ description: 'A file.' }) }) });

test.each([
  ['base64', 'AQID', [1, 2, 3]],
  ['padded base64', 'AQ==', [1]],
  ['base64 without its padding', 'AQ', [1]],
])('decodes %s', (_, text, bytes) => {
  expect([...parseInput(file, { file: text }).file]).toEqual(bytes);
});

test('returns bytes as they came, in a nested field and whatever is known', () => {
  const data = new Uint8Array(20 * 1_048_576);
  for (const refusesUnknown of [true, false])
    expect(parseInput(large, { audio: { data } }, { refusesUnknown }).audio.data).toBe(data);
});

test.each([
  ['nothing', {}, 'is required'],
  ['a number', { file: 7 }, 'must be a string'],
  ['a list of bytes', { file: [1, 2] }, 'must be a string'],
  ['an empty text', { file: '' }, 'is empty'],
  ['no bytes', { file: new Uint8Array(0) }, 'is empty'],
  ['a text that is not base64', { file: 'a%==' }, 'must be base64'],
  ['a byte too much in base64', { file: 'AQIDBA==' }, 'must be at most 3 bytes'],
  ['a byte too much', { file: new Uint8Array(4) }, 'must be at most 3 bytes'],
])('refuses %s', (_, input, message) => {
  expect(() => parseInput(file, input)).toThrow(
    expect.objectContaining({
      code: 'invalid_request',
      message: `\`file\` ${message}.`,
      details: expect.objectContaining({ issues: [{ path: 'file', message }] }),
    }),
  );
});

test('refuses a last group of one character', () => {
  expect(() => parseInput(large, { audio: { data: 'AQIDB' } })).toThrow('`audio.data` must be base64.');
});

test('is a text for callers', () => {
  expect(inputSchemaOf(file)).toMatchObject({
    properties: { file: { type: 'string', maxLength: 4, description: 'A file.' } },
    required: ['file'],
  });
});
