import { openPeople, type People } from '@jawab/test/support/people.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ApiError, createClient } from './index.ts';

interface Sent {
  method: string;
  url: string;
  key: string | null;
}

/** Creates a `fetch` that gives one answer after the other, and keeps what was sent. */
function answerWith(...answers: (() => Response | Promise<Response>)[]) {
  const sent: Sent[] = [];
  const send = async (url: string | URL | Request, init: RequestInit = {}) => {
    const key = new Headers(init.headers).get('idempotency-key');
    sent.push({ method: init.method ?? 'GET', url: String(url), key });
    const answer = answers[sent.length - 1];
    if (!answer) throw new Error('This request was not expected.');
    return answer();
  };
  return { sent, send: send as typeof fetch };
}

const refuse =
  (status: number, headers: Record<string, string> = {}, code = 'internal') =>
  () =>
    Response.json({ error: 'No.', code }, { status, headers });
const atOnce = { 'retry-after': '0' };
const accept = () => Response.json({ data: {} });
const fail = () => Promise.reject(new TypeError('fetch failed'));

const create = (send: typeof fetch, maxRetries?: number) =>
  createClient({ baseUrl: 'http://jawab.test', token: 't', fetch: send, maxRetries });

describe('repeats', () => {
  let world: World;
  let people: People;
  beforeAll(async () => {
    world = await openWorld();
    people = await openPeople(world);
  });
  afterAll(async () => {
    await people.close();
    await world.close();
  });

  test('a POST whose answer was lost, which does its work once', async () => {
    const tenant = await createTenant(world);
    let lost = 0;
    const send: typeof fetch = async (url, init) => {
      const response = await fetch(url, init);
      if (lost > 0) return response;
      lost += 1;
      throw new TypeError('terminated');
    };
    const jawab = createClient({ baseUrl: people.url, token: await tenant.token(), fetch: send });
    const { data } = await jawab.call('add_knowledge', { title: 'Delivery', text: 'Two days.' });
    const { data: all } = await jawab.call('list_knowledge', {});
    expect(all.map(({ id }) => id)).toEqual([data.id]);
    expect(lost).toBe(1);
  });
});

describe('sends again', () => {
  test.each([
    ['a GET', 'get_me', {}],
    ['a PATCH', 'update_me', {}],
    ['a POST', 'create_bot', { name: 'Shop' }],
  ] as const)('%s, with the same key', async (_, name, input) => {
    const { sent, send } = answerWith(refuse(503, atOnce), refuse(429, atOnce), accept);
    await create(send).call(name, input);
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(Boolean(sent[0]?.key)).toBe(sent[0]?.method === 'POST');
  });

  test('a POST while the first one still runs', async () => {
    const { sent, send } = answerWith(refuse(409, atOnce, 'idempotency_in_progress'), accept);
    await create(send).call('create_bot', { name: 'Shop' });
    expect(sent).toHaveLength(2);
  });

  test('a DELETE only when it was refused for its rate', async () => {
    const rated = answerWith(refuse(429, atOnce), accept);
    await create(rated.send).call('delete_bot', { id: 'b' });
    expect(rated.sent).toHaveLength(2);
    const away = answerWith(refuse(503, atOnce));
    await expect(create(away.send).call('delete_bot', { id: 'b' })).rejects.toMatchObject({ status: 503 });
    expect(away.sent).toHaveLength(1);
  });

  test('at most as often as it may', async () => {
    const { sent, send } = answerWith(...Array.from({ length: 4 }, () => refuse(503, atOnce)));
    await expect(create(send, 3).call('get_me', {})).rejects.toBeInstanceOf(ApiError);
    expect(sent).toHaveLength(4);
  });
});

describe('sends once', () => {
  test.each([400, 401, 402, 403, 404, 409, 412, 422])('what is refused with %d', async (status) => {
    const { sent, send } = answerWith(refuse(status));
    await expect(create(send).call('create_bot', { name: '' })).rejects.toMatchObject({ status });
    expect(sent).toHaveLength(1);
  });

  test('a POST without a key that failed', async () => {
    const { sent, send } = answerWith(fail);
    const answer = create(send).call('create_bot', { name: 'Shop' }, { idempotencyKey: null });
    await expect(answer).rejects.toMatchObject({ status: 0, code: 'offline' });
    expect(sent.map(({ key }) => key)).toEqual([null]);
  });

  test('everything without retries, and a POST then has no key of its own', async () => {
    const { sent, send } = answerWith(fail);
    await expect(create(send, 0).call('create_bot', { name: 'Shop' })).rejects.toBeInstanceOf(ApiError);
    expect(sent.map(({ key }) => key)).toEqual([null]);
  });

  test('a request that is told to wait longer than a minute', async () => {
    const { sent, send } = answerWith(refuse(429, { 'retry-after': '61' }));
    await expect(create(send).call('get_me', {})).rejects.toMatchObject({ retryAfterSeconds: 61 });
    expect(sent).toHaveLength(1);
  });

  test('a request whose signal was aborted', async () => {
    const { sent, send } = answerWith(refuse(503, { 'retry-after': '50' }));
    const abort = new AbortController();
    const answer = create(send).call('get_me', {}, { signal: abort.signal });
    await expect.poll(() => sent).toHaveLength(1);
    abort.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
    expect(sent).toHaveLength(1);
  });
});

describe('waits', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['the seconds of Retry-After', () => '7', 7_000],
    ['until the date of Retry-After', () => new Date(Date.now() + 7_000).toUTCString(), 7_000],
    ['half a second without one, at most', () => '', 500],
  ])('%s', async (_, value, ms) => {
    vi.useFakeTimers({ now: 1_790_000_000_000, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { sent, send } = answerWith(refuse(503, value() ? { 'retry-after': value() } : {}), accept);
    const answer = create(send).call('get_me', {});
    await vi.advanceTimersByTimeAsync(0);
    await vi.advanceTimersByTimeAsync(ms / 2 - 1);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(ms / 2 + 1);
    await answer;
    expect(sent).toHaveLength(2);
  });
});

test.each(['http://jawab.test', 'http://jawab.test/', 'http://jawab.test/v1', 'http://jawab.test/v1/'])(
  'takes %s as the address',
  async (baseUrl) => {
    const { sent, send } = answerWith(accept);
    await createClient({ baseUrl, token: 't', fetch: send }).call('get_me', {});
    expect(sent[0]?.url).toBe('http://jawab.test/v1/me');
  },
);

test('makes another key for each call', async () => {
  const { sent, send } = answerWith(accept, accept);
  await create(send).call('create_bot', { name: 'A' });
  await create(send).call('create_bot', { name: 'A' });
  expect(sent[0]?.key).not.toBe(sent[1]?.key);
  expect(sent[0]?.key).toMatch(/^[\x20-\x7e]{20,60}$/);
});
