import { expect, test } from 'vitest';
import { readEvents } from './read-events.ts';

const stream = (bytes: Uint8Array, step: number) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += step) controller.enqueue(bytes.slice(at, at + step));
      controller.close();
    },
  });

const text =
  ': ping\n\nid: 7\r\nevent: status\r\ndata: {"a":"செய்தி"}\r\n\r\ndata: one\ndata: two\n\ndata: [DONE]\n\ndata: cut';

test.each([1, 3, 53, 10_000])('reads events from pieces of %i bytes', async (step) => {
  const events = [];
  for await (const event of readEvents(stream(new TextEncoder().encode(text), step))) events.push(event);
  expect(events).toEqual([
    { id: '7', event: 'status', data: '{"a":"செய்தி"}' },
    { id: null, event: 'message', data: 'one\ntwo' },
    { id: null, event: 'message', data: '[DONE]' },
  ]);
});
