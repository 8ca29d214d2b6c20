import { openPeople, type People, password } from '@jawab/test/support/people.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let people: People;
let shop: Tenant;
beforeAll(async () => {
  world = await openWorld({ SIGN_UP: 'open' });
  people = await openPeople(world);
  shop = await createTenant(world, { plan: 'free' });
});
afterAll(async () => {
  await people.close();
  await world.close();
});

const sql = () => world.runtime.database.system.sql;

test('a person signs up, is read back, and signs out: the cookie is dead everywhere', async () => {
  const { browser, id } = await people.signUp('Ann');
  await people.join(id, shop.workspaceId, 'viewer');
  const session = await browser.send('GET /api/auth/get-session');
  expect(session.body.data).toMatchObject({
    user: { id, name: 'Ann', email: 'ann@example.com', email_verified: false },
    session: { ip_address: '127.0.0.1' },
  });
  expect((await browser.send('GET /v1/bots')).body.data).toMatchObject([{ name: 'Shop' }]);
  const [cookie] = browser.cookies.values();
  expect((await browser.send('POST /api/auth/sign-out', {})).body).toEqual({ data: { signed_out: true } });
  expect(browser.cookies.size).toBe(0);
  browser.cookies.set('jawab.session', cookie as string);
  expect(await browser.send('GET /v1/bots')).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  expect((await browser.send('GET /api/auth/get-session')).body).toEqual({ data: null });
});

test('a session’s token is in the cookie alone: HttpOnly, Lax, for seven days', async () => {
  const { browser, email } = await people.signUp('Bea');
  const answer = await browser.send('POST /api/auth/sign-in/email', { email, password });
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^jawab\.session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  const token = decodeURIComponent(browser.cookies.get('jawab.session') as string).split('.')[0] as string;
  for (const path of ['get-session', 'list-sessions'])
    expect((await browser.send(`GET /api/auth/${path}`)).text).not.toContain(token);
  expect(answer.text).not.toContain(token);
});

test('a wrong password and an unknown address are refused with the same answer', async () => {
  const { email } = await people.signUp('Cho');
  const answers = [];
  for (const address of [email, 'nobody@example.com']) {
    const { status, body } = await people
      .browser()
      .send('POST /api/auth/sign-in/email', { email: address, password: 'not this one' });
    answers.push({ status, code: body.code, error: body.error });
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ status: 401, code: 'wrong_credentials' });
});

test('a signature that is not ours, a token of nobody and an ended session open nothing', async () => {
  const { browser } = await people.signUp('Dee');
  const [token, signature] = decodeURIComponent(browser.cookies.get('jawab.session') as string).split('.');
  for (const value of [token, `${token}.`, `${token}.${'A'.repeat(43)}=`, `x${token}.${signature}`, '%ff']) {
    browser.cookies.set('jawab.session', value as string);
    expect((await browser.send('GET /v1/me')).status, value).toBe(401);
  }
  browser.cookies.set('jawab.session', encodeURIComponent(`${token}.${signature}`));
  expect((await browser.send('GET /v1/workspaces')).status).toBe(200);
  await sql()`update auth.session set expires_at = now() - interval '1 second' where token = ${token}`;
  expect((await browser.send('GET /v1/workspaces')).status).toBe(401);
});

test('signing in makes a new session, whatever cookie was there before', async () => {
  const victim = await people.signUp('Eva');
  const attacker = await people.signUp('Eve');
  const planted = attacker.browser.cookies.get('jawab.session') as string;
  const browser = people.browser();
  browser.cookies.set('jawab.session', planted);
  await browser.send('POST /api/auth/sign-in/email', { email: victim.email, password });
  expect(browser.cookies.get('jawab.session')).not.toBe(planted);
  const { body } = await attacker.browser.send('GET /api/auth/get-session');
  expect(body.data.user.name).toBe('Eve');
});

test('sessions are listed, ended one by one, and all others by a new password', async () => {
  const { browser, email, id } = await people.signUp('Fay');
  await people.join(id, shop.workspaceId, 'viewer');
  const other = people.browser();
  const third = people.browser();
  for (const one of [other, third]) await one.send('POST /api/auth/sign-in/email', { email, password });
  const { body } = await browser.send('GET /api/auth/list-sessions');
  expect(body.data).toHaveLength(3);
  expect(body.data.filter((session: { current: boolean }) => session.current)).toHaveLength(1);
  const others = (await other.send('GET /api/auth/list-sessions')).body.data;
  const ofOther = others.find((session: { current: boolean }) => session.current);
  const stranger = await people.signUp('Gus');
  expect((await stranger.browser.send('POST /api/auth/revoke-session', { id: ofOther.id })).status).toBe(404);
  expect((await browser.send('POST /api/auth/revoke-session', { id: ofOther.id })).status).toBe(200);
  expect((await other.send('GET /v1/bots')).status).toBe(401);
  expect((await third.send('GET /v1/bots')).status).toBe(200);
  const wrong = { currentPassword: 'not this one', newPassword: 'another long one' };
  expect((await browser.send('POST /api/auth/change-password', wrong)).body.code).toBe('wrong_credentials');
  const before = browser.cookies.get('jawab.session');
  const changed = { currentPassword: password, newPassword: 'another long one' };
  expect((await browser.send('POST /api/auth/change-password', changed)).status).toBe(200);
  expect(browser.cookies.get('jawab.session')).not.toBe(before);
  expect((await browser.send('GET /v1/bots')).status).toBe(200);
  expect((await third.send('GET /v1/bots')).status).toBe(401);
});

test('a session is prolonged once a day for seven days, and ends after thirty', async () => {
  const { browser } = await people.signUp('Hal');
  const [token] = decodeURIComponent(browser.cookies.get('jawab.session') as string).split('.');
  const days = async () => {
    const [row] = await sql()<{ left: number }>`
      select round(extract(epoch from expires_at - now()) / 86400)::int as left from auth.session where token = ${token}`;
    return row?.left;
  };
  await sql()`update auth.session set expires_at = now() + interval '5 days' where token = ${token}`;
  await browser.send('GET /api/auth/get-session');
  expect(await days()).toBe(7);
  await sql()`
    update auth.session set created_at = now() - interval '28 days', expires_at = now() + interval '1 day'
    where token = ${token}`;
  await browser.send('GET /api/auth/get-session');
  expect(await days()).toBe(2);
});

test('after five wrong passwords a minute, an account and an address wait; right ones are not counted', async () => {
  const { email } = await people.signUp('Ida');
  const tryIt = (address: string, word: string) =>
    people.browser().send('POST /api/auth/sign-in/email', { email: address, password: word });
  await sql()`delete from rate_buckets`;
  for (let n = 0; n < 7; n++) expect((await tryIt(email, password)).status).toBe(200);
  const guesses = await Promise.all(Array.from({ length: 20 }, (_, n) => tryIt(email, `guess number ${n}`)));
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
  const refused = guesses.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await tryIt(email, password)).status).toBe(429);
  expect((await tryIt('nobody@example.com', password)).status).toBe(429);
});

test('everything that is not on the list does not exist', async () => {
  const { browser } = await people.signUp('Jo');
  for (const path of [
    'ok',
    'error',
    'delete-user',
    'change-email',
    'list-accounts',
    'unlink-account',
    '',
    'sign-in/username',
    '../v1/bots',
    'constructor',
  ])
    for (const method of ['GET', 'POST'])
      expect(
        (await browser.send(`${method} /api/auth/${path}`, method === 'POST' ? {} : undefined)).status,
        path,
      ).toBe(404);
  expect(await browser.send('GET /api/auth/sign-out')).toMatchObject({ status: 405 });
});

test('what is wrong is named, in the form of every other error', async () => {
  await sql()`delete from rate_buckets`;
  const send = (body: object) => people.browser().send('POST /api/auth/sign-up/email', body);
  const short = await send({ name: 'Kim', email: 'kim@example.com', password: 'short' });
  expect(short).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', issues: [{ path: 'password' }] },
  });
  expect((await send({ name: 'Kim', email: 'kim', password })).body.issues).toMatchObject([
    { path: 'email' },
  ]);
  await people.signUp('Lea');
  expect(await send({ name: 'Lea', email: 'LEA@example.com', password })).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  });
});

test('the operator’s reset link sets a new password once, and ends all sessions', async () => {
  await sql()`delete from rate_buckets`;
  const { browser, email, id } = await people.signUp('Mia');
  await people.join(id, shop.workspaceId, 'viewer');
  const { identity } = world.runtime;
  expect(await identity.createLink('reset', 'nobody@example.com')).toBeNull();
  const link = await identity.createLink('reset', 'MIA@example.com');
  const [, token] = /^http:\/\/127\.0\.0\.1:\d+\/reset#([\w-]{32})$/.exec(link ?? '') ?? [];
  expect(JSON.stringify(await sql()`select * from auth.verification`)).not.toContain(token);
  const reset = (newPassword: string) =>
    people.browser().send('POST /api/auth/reset-password', { token, newPassword });
  expect((await reset('short')).status).toBe(400);
  expect((await reset('a whole new one')).body).toEqual({ data: { reset: true } });
  expect((await reset('another new one')).body.code).toBe('link_expired');
  expect((await browser.send('GET /v1/bots')).status).toBe(401);
  const again = { email, password: 'a whole new one' };
  expect((await people.browser().send('POST /api/auth/sign-in/email', again)).status).toBe(200);
  const late = (await identity.createLink('reset', email))?.split('#')[1];
  await sql()`update auth.verification set expires_at = now() - interval '1 second'`;
  const expired = { token: late, newPassword: 'a whole new one' };
  expect((await people.browser().send('POST /api/auth/reset-password', expired)).body.code).toBe(
    'link_expired',
  );
  const events = await shop.call('list_audit_events', { operation: 'reset_password' });
  expect(events.data).toMatchObject([{ actor: { kind: 'member', id }, target: { kind: 'member', id } }]);
});
