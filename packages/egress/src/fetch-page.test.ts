import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { type FetchPageOptions, fetchPage } from './index.ts';
import { type Loopback, serve, serveRaw } from './loopback.testing.ts';

const CAPS = { maxBytes: 1_000_000, totalMs: 20_000 };
const servers: Loopback[] = [];

async function started(server: Promise<Loopback>): Promise<Loopback> {
  const running = await server;
  servers.push(running);
  return running;
}

function fetchFrom(server: Loopback, path = '/', options: Partial<FetchPageOptions> = {}) {
  return fetchPage({ url: server.origin + path, allow: server.allow, ...CAPS, ...options });
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describe('a page', () => {
  test('comes with its bytes, type and final address, and the connection is closed', async () => {
    let seen: Record<string, unknown> = {};
    const server = await started(
      serve((request, response) => {
        seen = request.headers;
        response.setHeader('content-type', 'text/html; charset=shift_jis').end(Buffer.from([0x8b, 0x8e]));
      }),
    );
    const page = await fetchFrom(server, '/a?b=1', { headers: { 'x-a': '1' } });
    expect(page).toMatchObject({ status: 200, redirects: 0, contentType: 'text/html; charset=shift_jis' });
    expect(page.url).toBe(`${server.origin}/a?b=1`);
    expect([...page.bytes]).toEqual([0x8b, 0x8e]);
    expect(seen).toMatchObject({ 'x-a': '1', 'user-agent': 'JawabBot/1.0 (+https://jawab.example/bot)' });
    await server.drained();
  });

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('is decoded from %s', async (encoding, compress) => {
    const server = await started(
      serve((_, response) => {
        response.setHeader('content-encoding', encoding).end(compress(Buffer.from('返品は30日以内')));
      }),
    );
    expect(Buffer.from((await fetchFrom(server)).bytes).toString()).toBe('返品は30日以内');
  });

  test('is not sent again when the validators match', async () => {
    const server = await started(
      serve((request, response) => {
        const same = request.headers['if-none-match'] === '"v1"';
        response.writeHead(same ? 304 : 200, { etag: '"v1"' }).end(same ? undefined : 'x');
      }),
    );
    expect(await fetchFrom(server, '/', { etag: '"v1"' })).toMatchObject({
      status: 304,
      bytes: new Uint8Array(),
    });
    expect(await fetchFrom(server, '/', { etag: '"v0"' })).toMatchObject({ status: 200 });
  });

  test.each([
    [404, false],
    [410, false],
    [429, true],
    [503, true],
  ])('with status %i is an error that says whether to retry', async (status, retryable) => {
    const server = await started(serve((_, response) => void response.writeHead(status).end('no')));
    await expect(fetchFrom(server)).rejects.toMatchObject({ code: 'http_status', status, retryable });
    expect(await fetchFrom(server, '/', { anyStatus: true })).toMatchObject({ status });
  });
});

describe('an endless or lying server', () => {
  test('a body above the cap is cut, announced or not', async () => {
    let sent = 0;
    const server = await started(
      serve((request, response) => {
        if (request.url === '/announced') response.setHeader('content-length', 100_000_000);
        const more = () => {
          while (!response.destroyed && sent < 100_000_000 && response.write(Buffer.alloc(65_536)))
            sent += 65_536;
        };
        response.on('drain', more);
        more();
      }),
    );
    await expect(fetchFrom(server)).rejects.toMatchObject({ code: 'too_large', retryable: false });
    await expect(fetchFrom(server, '/announced')).rejects.toMatchObject({ code: 'too_large' });
    await server.drained();
    expect(sent).toBeLessThan(50_000_000);
  });

  test.each([
    ['gzip', gzipSync(Buffer.alloc(100_000_000))],
    ['br', brotliCompressSync(Buffer.alloc(100_000_000), { params: { 1: 4 } })],
  ])('a %s bomb is cut at the decoded cap', async (encoding, bomb) => {
    expect(bomb.length).toBeLessThan(CAPS.maxBytes);
    const server = await started(
      serve((_, response) => void response.setHeader('content-encoding', encoding).end(bomb)),
    );
    const before = process.memoryUsage().arrayBuffers;
    await expect(fetchFrom(server)).rejects.toMatchObject({ code: 'too_large' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
    await server.drained();
  });

  test('a server that trickles for ever ends at the total time', async () => {
    const server = await started(
      serveRaw((socket) => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        const timer = setInterval(() => socket.write('.'), 20);
        socket.on('close', () => clearInterval(timer));
      }),
    );
    await expect(fetchFrom(server, '/', { totalMs: 300 })).rejects.toMatchObject({ code: 'timed_out' });
    await server.drained();
  });

  test('a server that never answers, and headers that never end', async () => {
    const silent = await started(serveRaw(() => {}));
    await expect(fetchFrom(silent, '/', { totalMs: 200 })).rejects.toMatchObject({ code: 'timed_out' });
    await silent.drained();
    const endless = await started(
      serveRaw((socket) => {
        socket.write('HTTP/1.1 200 OK\r\n');
        const more = () => {
          for (let line = 0; line < 100 && !socket.destroyed; line += 1)
            socket.write(`x-${line}: ${'y'.repeat(900)}\r\n`);
        };
        socket.on('drain', more);
        more();
      }),
    );
    await expect(fetchFrom(endless)).rejects.toMatchObject({ code: 'headers_too_large' });
    await endless.drained();
  });

  test.each([
    [
      'fewer bytes than announced',
      'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nshort',
      'connection_failed',
    ],
    ['a negative length', 'HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nx', 'invalid_answer'],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 3\r\n\r\nxyz', 'invalid_answer'],
    ['broken chunks', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 'invalid_answer'],
    ['no HTTP', 'SSH-2.0-OpenSSH_9.2\r\n', 'invalid_answer'],
    ['nothing', '', 'connection_failed'],
    ['broken gzip', 'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\nnot gzip', 'invalid_answer'],
    ['an unknown encoding', 'HTTP/1.1 200 OK\r\nContent-Encoding: gzip, gzip\r\n\r\nx', 'invalid_answer'],
  ])('%s', async (_, answer, code) => {
    const server = await started(serveRaw((socket) => void socket.end(answer)));
    await expect(fetchFrom(server)).rejects.toMatchObject({ name: 'EgressError', code });
    await server.drained();
  });

  test('bytes after the announced length are not part of the page', async () => {
    const server = await started(
      serveRaw(
        (socket) =>
          void socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nokHTTP/1.1 200 OK\r\n\r\nevil'),
      ),
    );
    const outcome = await fetchFrom(server).then((page) => Buffer.from(page.bytes).toString());
    expect(outcome).toBe('ok');
  });
});

test('a caller can cancel, before and during', async () => {
  const server = await started(serve((_, response) => void response.write('x')));
  await expect(fetchFrom(server, '/', { signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'aborted',
  });
  const controller = new AbortController();
  const running = fetchFrom(server, '/', { signal: controller.signal });
  running.catch(() => {});
  await expect.poll(() => server.sockets.size).toBe(1);
  controller.abort();
  await expect(running).rejects.toMatchObject({ code: 'aborted', retryable: true });
  await server.drained();
});

test('sixty pages leave no socket and no timer behind', async () => {
  const server = await started(serve((_, response) => void response.end('ok')));
  const count = () => process.getActiveResourcesInfo().filter((kind) => /TCPSocket|TLS/.test(kind)).length;
  const before = count();
  for (let round = 0; round < 6; round += 1) {
    await Promise.all(Array.from({ length: 10 }, () => fetchFrom(server)));
  }
  await server.drained();
  expect(server.accepted()).toBe(60);
  await expect.poll(count).toBeLessThanOrEqual(before);
});
