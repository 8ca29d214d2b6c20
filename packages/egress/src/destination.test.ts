import { afterEach, describe, expect, test } from 'vitest';
import { EgressError, fetchPage, parseAllow } from './index.ts';
import { type Loopback, serve } from './loopback.testing.ts';

const CAPS = { maxBytes: 100_000, totalMs: 20_000 };
const servers: Loopback[] = [];

async function started(server: Promise<Loopback>): Promise<Loopback> {
  const running = await server;
  servers.push(running);
  return running;
}

function redirecting(...locations: string[]): Promise<Loopback> {
  return started(
    serve((request, response) => {
      const step = Number(request.url?.slice(1) || 0);
      const location = locations[step];
      if (location === undefined) response.end('arrived');
      else response.writeHead(302, { location }).end();
    }),
  );
}

async function failure(work: Promise<unknown>): Promise<EgressError> {
  const error = await work.then(
    () => null,
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(EgressError);
  return error;
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describe('names', () => {
  test('are asked once, and the connection goes to that answer', async () => {
    let host: string | undefined;
    const right = await started(
      serve((request, response) => {
        host = request.headers.host;
        response.end('right');
      }),
    );
    const wrong = await started(serve((_, response) => void response.end('wrong'), '127.0.0.2', right.port));
    const asked: string[] = [];
    const resolve = async (name: string) => {
      asked.push(name);
      return asked.length === 1 ? ['127.0.0.1'] : ['127.0.0.2'];
    };
    const allow = parseAllow(`rebind.test:${right.port}`);
    const page = await fetchPage({ url: `http://rebind.test:${right.port}/`, allow, resolve, ...CAPS });
    expect(Buffer.from(page.bytes).toString()).toBe('right');
    expect({ asked, host, wrong: wrong.accepted() }).toEqual({
      asked: ['rebind.test'],
      host: `rebind.test:${right.port}`,
      wrong: 0,
    });
  });

  test.each([
    [['127.0.0.1']],
    [['8.8.8.8', '10.0.0.1']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['fe80::1%eth0']],
    [['2606:4700::1111', '169.254.169.254']],
    [['not an address']],
  ])('with the answer %j are refused without a connection', async (addresses) => {
    const server = await started(serve((_, response) => void response.end('never')));
    const resolve = async () => addresses;
    const error = await failure(fetchPage({ url: 'http://shop.com:8080/', resolve, ...CAPS }));
    expect(error).toMatchObject({ code: 'private_address', retryable: false });
    expect(server.accepted()).toBe(0);
  });

  test('that do not exist, or never answer', async () => {
    const missing = async () => Promise.reject(Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' }));
    expect(
      await failure(fetchPage({ url: 'http://no.such.shop.com/', resolve: missing, ...CAPS })),
    ).toMatchObject({
      code: 'dns_failed',
      retryable: true,
    });
    const empty = async () => [];
    expect((await failure(fetchPage({ url: 'http://shop.com/', resolve: empty, ...CAPS }))).code).toBe(
      'dns_failed',
    );
    const hanging = () => new Promise<string[]>(() => {});
    const late = fetchPage({ url: 'http://shop.com/', resolve: hanging, maxBytes: 1, totalMs: 100 });
    expect((await failure(late)).code).toBe('timed_out');
  });

  test('an address that refuses is passed over for the next', async () => {
    const server = await started(serve((_, response) => void response.end('second')));
    const allow = parseAllow(`shop.test:${server.port}`);
    const resolve = async () => ['127.0.0.3', '127.0.0.1'];
    const page = await fetchPage({ url: `http://shop.test:${server.port}/`, allow, resolve, ...CAPS });
    expect(Buffer.from(page.bytes).toString()).toBe('second');
    const closed = fetchPage({
      url: `http://127.0.0.3:${server.port}/`,
      allow: parseAllow(`127.0.0.3:${server.port}`),
      ...CAPS,
    });
    expect((await failure(closed)).code).toBe('connection_failed');
  });
});

describe('redirects', () => {
  test('are followed five times, relative and non-ASCII ones too', async () => {
    const server = await redirecting('/1', '2', '//{host}/3'.replace('{host}', '127.0.0.1'), '/4', '/5');
    const error = await failure(fetchPage({ url: server.origin, allow: server.allow, ...CAPS }));
    expect(error.code).toBe('private_address');
    const straight = await redirecting('/1', '2', './3', '/4', '/5');
    const page = await fetchPage({ url: `${straight.origin}/#part`, allow: straight.allow, ...CAPS });
    expect(page).toMatchObject({ redirects: 5, url: `${straight.origin}/5#part` });
    const raw = await started(
      serve((request, response) => {
        if (request.url !== '/') return void response.end(request.url);
        response.writeHead(301, { location: Buffer.from('/返品').toString('latin1') }).end();
      }),
    );
    const named = await fetchPage({ url: raw.origin, allow: raw.allow, ...CAPS });
    expect(named.url).toBe(`${raw.origin}/%E8%BF%94%E5%93%81`);
  });

  test('end after five, loops included', async () => {
    const server = await redirecting('/0');
    const error = await failure(fetchPage({ url: server.origin, allow: server.allow, ...CAPS }));
    expect(error).toMatchObject({ code: 'too_many_redirects', retryable: false });
    expect(server.accepted()).toBe(6);
  });

  test.each([
    ['http://127.0.0.1:22/', 'private_address'],
    ['http://169.254.169.254/latest/meta-data/', 'private_address'],
    ['http://[::1]/', 'private_address'],
    ['http://2130706433/', 'private_address'],
    ['http://localhost:8080/', 'reserved_name'],
    ['file:///etc/passwd', 'scheme_not_allowed'],
    ['http://a:b@shop.com/', 'credentials_not_allowed'],
    ['http://shop.com:6379/', 'port_not_allowed'],
    ['http://rebind.shop.com/', 'private_address'],
    ['http://[', 'invalid_answer'],
  ])('to %s are refused', async (location, code) => {
    const server = await redirecting(location);
    const victim = await started(serve((_, response) => void response.end('secret'), '127.0.0.1'));
    const resolve = async () => ['127.0.0.1'];
    const error = await failure(fetchPage({ url: server.origin, allow: server.allow, resolve, ...CAPS }));
    expect(error.code).toBe(code);
    expect(victim.accepted()).toBe(0);
  });

  test('to another origin drop the caller’s headers', async () => {
    const seen: Record<string, unknown>[] = [];
    const target = await started(
      serve((request, response) => {
        seen.push(request.headers);
        response.end('ok');
      }),
    );
    const server = await redirecting(`${target.origin}/`);
    const allow = new Set([...server.allow, ...target.allow]);
    await fetchPage({ url: server.origin, allow, headers: { authorization: 'Bearer x' }, ...CAPS });
    expect(seen[0]).not.toHaveProperty('authorization');
    expect(seen[0]).toHaveProperty('user-agent');
  });
});
