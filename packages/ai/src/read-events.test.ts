import { expect, test } from 'vitest';
import { createEventReader } from './read-events.ts';

const wire =
  ': hello\r\ndata: {"text":"नमस्ते"}\r\n\r\nevent: x\ndata:{"text":\ndata:"二"}\n\ndata: {"text":"end"}\n\n';

test.each([1, 2, 3, 7, 1_000])('reads whole events from pieces of %i bytes', (size) => {
  const events = createEventReader<{ text: string }>();
  const bytes = Buffer.from(wire);
  const found: string[] = [];
  for (let at = 0; at < bytes.length; at += size)
    found.push(...events.push(bytes.subarray(at, at + size)).map(({ text }) => text));
  expect(found).toEqual(['नमस्ते', '二', 'end']);
});

test.each([
  ['not JSON', 'data: {oops\n\n'],
  ['without an end', `data: "${'x'.repeat(1_100_000)}`],
])('rejects data that is %s as malformed', (_, text) => {
  const events = createEventReader();
  expect(() => events.push(Buffer.from(text))).toThrow(expect.objectContaining({ code: 'malformed' }));
});
