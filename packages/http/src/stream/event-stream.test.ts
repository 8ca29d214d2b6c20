import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type EventStream, openEventStream, type StreamTimes } from './event-stream.ts';

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const end of cleanUp.splice(0)) end();
});

/** Opens a stream and its reader, which reads nothing until the test does. */
async function connect(times: Partial<StreamTimes> = {}) {
  const opened = Promise.withResolvers<{ stream: EventStream; outgoing: ServerResponse }>();
  const server = createServer((_, outgoing) =>
    opened.resolve({
      stream: openEventStream(
        outgoing,
        { 'x-request-id': '1' },
        { pingMs: 60_000, drainMs: 60_000, ...times },
      ),
      outgoing,
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  cleanUp.push(() => {
    request.destroy();
    server.closeAllConnections();
    server.close();
  });
  request.on('error', () => {});
  return { ...(await opened.promise), answer: once(request, 'response') as Promise<[IncomingMessage]> };
}

const text = async (response: IncomingMessage) => {
  let all = '';
  for await (const part of response.setEncoding('utf8')) all += part;
  return all;
};

test('sends the events of one tick in one write', async () => {
  const { stream, outgoing, answer } = await connect();
  let writes = 0;
  const write = outgoing.write.bind(outgoing);
  outgoing.write = ((part: string) => {
    writes++;
    return write(part);
  }) as typeof outgoing.write;
  for (const event of ['data: a\n\n', 'data: b\n\n']) {
    stream.write(event);
    await Promise.resolve();
  }
  const [response] = await answer;
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
    'x-request-id': '1',
  });
  stream.end('data: [DONE]\n\n');
  expect(await text(response)).toBe('data: a\n\ndata: b\n\ndata: [DONE]\n\n');
  expect(writes).toBe(1);
});

test('sends comment lines in silences, and none after the end', async () => {
  const { stream, answer } = await connect({ pingMs: 5 });
  const [response] = await answer;
  let all = '';
  const pings = () => all.split(': ping\n\n').length - 1;
  for await (const part of response.setEncoding('utf8')) {
    const before = pings();
    all += part;
    if (before < 3 && pings() >= 3) stream.end('data: [DONE]\n\n');
  }
  expect(all).toMatch(/^(: ping\n\n){3,}data: \[DONE\]\n\n$/);
});

const much = `data: ${'x'.repeat(1_000_000)}\n\n`;

test('holds the writer back for a reader that does not read, then drops the reader', async () => {
  const { stream, outgoing } = await connect({ drainMs: 100 });
  const closed = once(outgoing, 'close');
  const waiting: number[] = [];
  // The kernel takes an unknown amount for the reader; only what waits here is checked.
  while (!outgoing.destroyed) {
    stream.write(much);
    expect(stream.isBehind()).toBe(true);
    waiting.push(outgoing.writableLength);
    await stream.drained();
  }
  expect(Math.max(...waiting)).toBeLessThan(1.1 * much.length);
  await closed;
  stream.write(much);
  stream.end('data: [DONE]\n\n');
  expect(outgoing.destroyed).toBe(true);
});

test('sends everything in order to a slow reader', async () => {
  const { stream, answer } = await connect();
  const sent: string[] = [];
  const writing = (async () => {
    for (let i = 0; i < 20; i++) {
      sent.push(`data: ${i} ${'x'.repeat(500_000)}\n\n`);
      stream.write(sent[i] as string);
      if (stream.isBehind()) await stream.drained();
    }
    stream.end('data: [DONE]\n\n');
  })();
  const [response] = await answer;
  expect(await text(response)).toBe(`${sent.join('')}data: [DONE]\n\n`);
  await writing;
});

test('drops a reader that leaves the end unread', async () => {
  const { stream, outgoing } = await connect({ drainMs: 100 });
  stream.end(much.repeat(64));
  await once(outgoing, 'close');
  expect(outgoing.writableFinished).toBe(false);
});
