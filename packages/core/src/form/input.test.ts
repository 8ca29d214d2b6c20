import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Refusal } from './errors.ts';
import { parseInput } from './input.ts';
import * as schemas from './schemas.ts';

const schema = z.object({
  message: schemas.text(5, 'm'),
  chatbotId: schemas.chatbotId.optional(),
  limit: schemas.limit(50),
});

function refusalOf(raw: unknown): Refusal {
  try {
    parseInput(schema, raw);
  } catch (error) {
    return error as Refusal;
  }
  throw new Error('accepted');
}

test('ignores unknown fields and lower-cases ids', () => {
  const id = '7C9E6679-7425-40DE-944B-E07FC1F90AE7';
  expect(parseInput(schema, { message: 'hi', chatbotId: id, whatever: 1 })).toEqual({
    message: 'hi',
    chatbotId: id.toLowerCase(),
  });
});

test.each([
  [{ message: 'hi', chatbot_id: 'x' }, 'chatbot_id', 'did you mean chatbotId?'],
  [{ message: 'hi', ChatBotId: 'x' }, 'ChatBotId', 'did you mean chatbotId?'],
  [{}, 'message', 'is required'],
  [{ message: '  ' }, 'message', 'must not be blank'],
  [{ message: 'abcdef' }, 'message', 'must be at most 5 characters'],
  [{ message: 7 }, 'message', 'must be a string'],
  [{ message: 'a\u0000' }, 'message', 'must not contain the character U+0000'],
  [{ message: '\udc00' }, 'message', 'must be well-formed Unicode (it contains a lone surrogate)'],
  [{ message: 'hi', chatbotId: 'nope' }, 'chatbotId', 'must be a UUID'],
  [{ message: 'hi', limit: 201 }, 'limit', 'must be at most 200'],
  [{ message: 'hi', limit: 2.5 }, 'limit', 'must be a whole number'],
])('refuses %j at %s: %s', (raw, path, message) => {
  const refusal = refusalOf(raw);
  expect(refusal.code).toBe('invalid_request');
  expect(refusal.details.issues).toContainEqual({ path, message });
});

test('suggests the right name of a misspelt field', () => {
  expect(refusalOf({ message: 'hi', chatbot_id: 'x' }).message).toBe(
    'There is no field `chatbot_id`: did you mean chatbotId?',
  );
});

test('counts length in code points', () => {
  expect(parseInput(schema, { message: '🍵🍵🍵🍵🍵' }).message).toBe('🍵🍵🍵🍵🍵');
  expect(refusalOf({ message: '🍵🍵🍵🍵🍵🍵' }).details.issues?.[0]?.path).toBe('message');
});

test.each([null, [], 'text', 7])('refuses an input that is not an object (%j)', (raw) => {
  expect(refusalOf(raw).code).toBe('invalid_request');
});
