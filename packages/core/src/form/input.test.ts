import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { byLanguage } from './by-language.ts';
import type { Refusal } from './errors.ts';
import { findMeantName } from './field-names.ts';
import * as schemas from './fields.ts';
import { parseInput } from './input.ts';
import { limit } from './lists.ts';

vi.mock('./field-names.ts', { spy: true });

const schema = z.object({
  message: schemas.text(5, 'm'),
  chatbotId: schemas.chatbotId.optional(),
  limit: limit(50),
  tags: z.array(z.string().max(3)).max(9).optional(),
  kind: z.enum(['a', 'b']).optional(),
  note: schemas.clearableText(10, 'n').nullish(),
  count: z.int().default(3),
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
    count: 3,
  });
});

test.each([
  [{ message: 'hi', chatbot_id: 'x' }, 'chatbot_id', 'did you mean chatbotId?'],
  [{ message: 'hi', ChatBotId: 'x' }, 'ChatBotId', 'did you mean chatbotId?'],
  [{}, 'message', 'is required'],
  [{ message: '  ' }, 'message', 'must not be blank'],
  [{ message: 'abcd👍🏽' }, 'message', 'must be at most 5 characters; it has 6'],
  [{ message: 7 }, 'message', 'must be a string'],
  [{ message: 'a\u0000' }, 'message', 'must not contain the character U+0000'],
  [{ message: '\udc00' }, 'message', 'must be well-formed Unicode (it contains a lone surrogate)'],
  [
    { message: 'hi', chatbotId: 'nope' },
    'chatbotId',
    'must be the id of a bot (a UUID); list_bots returns the ids',
  ],
  [{ message: 'hi', limit: 201 }, 'limit', 'must be a whole number from 1 to 200'],
  [{ message: 'hi', limit: 1e300 }, 'limit', 'must be a whole number from 1 to 200'],
  [{ message: 'hi', limit: '5' }, 'limit', 'must be a whole number from 1 to 200'],
  [{ message: null }, 'message', 'must be a string'],
  [
    { message: 'hi', chatbotId: 5 },
    'chatbotId',
    'must be the id of a bot (a UUID); list_bots returns the ids',
  ],
  [{ message: 'hi', tags: ['a', 7] }, 'tags.1', 'must be a string'],
  [{ message: 'hi', tags: ['abcd'] }, 'tags.0', 'must be at most 3 characters'],
  [{ message: 'hi', kind: 'c' }, 'kind', 'must be one of a, b'],
  [{ message: 'hi', limit: 2.5 }, 'limit', 'must be a whole number from 1 to 200'],
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

test.each([
  ['chatbot_id', 'chatbotId'],
  ['botId', 'chatbotId'],
  ['bot_id', 'chatbotId'],
  ['bot', 'chatbotId'],
  ['mesage', 'message'],
  ['emssage', 'message'],
  ['messages', 'message'],
  ['limt', 'limit'],
  ['pageSize', 'limit'],
  ['knid', 'kind'],
])('%s means %s', (name, meant) => {
  const raw = { message: 'hi', [name]: 'x' };
  if (meant === 'message') Reflect.deleteProperty(raw, 'message');
  expect(refusalOf(raw).details.issues).toEqual([{ path: name, message: `did you mean ${meant}?` }]);
});

test.each(['text', 'user', 'model', 'metadata', 'kin', 'notes2xx', 'mesage'])(
  'ignores %s beside the field it could mean, or if it means none',
  (name) => {
    expect(parseInput(schema, { message: 'hi', [name]: 'x' })).toEqual({ message: 'hi', count: 3 });
  },
);

test('takes null and blank as left out where a field is optional, unless it clears the field', () => {
  const blank = { chatbotId: ' ', limit: '', tags: null, kind: '\u3000', count: null };
  expect(parseInput(schema, Object.assign({ message: 'hi' }, blank))).toEqual({ message: 'hi', count: 3 });
  expect(parseInput(schema, { message: 'hi', note: '' })).toEqual({ message: 'hi', note: null, count: 3 });
  expect(parseInput(schema, { message: 'hi', note: null })).toEqual({ message: 'hi', note: null, count: 3 });
});

test('takes null inside an object as left out too', () => {
  const look = z.object({ accent: z.string().default('#fff'), size: z.int().nullable().optional() });
  const nested = z.object({ look: look.optional(), rows: z.array(look).max(9).optional() });
  const given = { look: { accent: null, size: null }, rows: [{ accent: null }] };
  expect(parseInput(nested, given)).toEqual({
    look: { accent: '#fff', size: null },
    rows: [{ accent: '#fff' }],
  });
});

test('names entries of a list in words', () => {
  expect(refusalOf({ message: 'hi', tags: ['a', 'b', 5] }).message).toBe(
    'The third of `tags` must be a string.',
  );
});

test('counts length in code points', () => {
  expect(parseInput(schema, { message: '🍵🍵🍵🍵🍵' }).message).toBe('🍵🍵🍵🍵🍵');
  expect(refusalOf({ message: '🍵🍵🍵🍵🍵🍵' }).details.issues?.[0]?.path).toBe('message');
});

test.each([null, [], 'text', 7])('refuses an input that is not an object (%j)', (raw) => {
  expect(refusalOf(raw).code).toBe('invalid_request');
});

describe('a body made to cost much', () => {
  const many = (count: number, length = 0) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`mesage${at}`.padEnd(length, 'x'), 1]));

  test.each([false, true])(
    'is compared with the known names a bounded number of times (%s)',
    (refusesUnknown) => {
      for (const raw of [many(90_000), many(900, 1_000), many(1, 900_000)]) {
        vi.mocked(findMeantName).mockClear();
        const input = Object.assign({ message: 'hi' }, raw);
        try {
          parseInput(schema, input, { refusesUnknown });
        } catch (error) {
          const { message, details } = error as Refusal;
          expect(details.issues?.length).toBeLessThanOrEqual(5);
          expect(message.length + JSON.stringify(details).length).toBeLessThan(3_000);
        }
        expect(vi.mocked(findMeantName).mock.calls.length).toBeLessThanOrEqual(50);
      }
    },
  );

  test('a name too long to be one is not compared', () => {
    const known = new Proxy(['message'], {
      get: () => {
        throw new Error('compared');
      },
    });
    expect(findMeantName(known, 'm'.repeat(65))).toBeNull();
  });

  test('suggests a handful of names', () => {
    const names = ['mesage', 'limt', 'tgas', 'knid', 'nota', 'conut', 'chatbotID'];
    const raw = Object.fromEntries(names.map((name) => [name, 1]));
    expect(refusalOf(raw).details.issues).toHaveLength(5);
  });

  test('a long list is refused without a look at every entry', () => {
    const look = vi.fn(() => false);
    const row = z.object({ day: z.string().refine(look, 'is not a day') });
    const lists = z.object({
      rows: z.array(row).max(3).optional(),
      texts: byLanguage(z.string().refine(look, 'is wrong')).optional(),
    });
    const rows = Array.from({ length: 50_000 }, () => ({ day: 'x' }));
    const refused = (raw: object) => {
      look.mockClear();
      expect(() => parseInput(lists, raw)).toThrow();
      return look.mock.calls.length;
    };
    expect(refused({ rows })).toBe(0);
    expect(refused({ texts: many(50_000) })).toBe(0);
    expect(refused({ rows: rows.slice(0, 3), texts: { en: 'x' } })).toBe(4);
  });
});
