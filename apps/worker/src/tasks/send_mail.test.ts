import { readVisitorSession } from '@jawab/core';
import { type MailServer, startMailServer } from '@jawab/test/support/mail-server.ts';
import { openPeople, password } from '@jawab/test/support/people.ts';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type Tenant } from '@jawab/test/support/world.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startWorker, type Worker } from '../index.ts';
import { quick } from '../worker.testing.ts';

const logged: string[] = [];
const keep = (fields: unknown, text?: string) => {
  const { error } = fields as { error?: Error };
  logged.push(`${JSON.stringify(fields)} ${text} ${error?.message ?? ''} ${error?.stack ?? ''}`);
};
const log = { debug: keep, info: keep, warn: keep, error: keep };

let mail: MailServer;
let world: Awaited<ReturnType<typeof openWorld>>;
let people: Awaited<ReturnType<typeof openPeople>>;
let worker: Worker;
beforeAll(async () => {
  mail = await startMailServer();
  const settings = { SIGN_UP: 'open', SMTP_URL: mail.url, MAIL_FROM: 'Jawab <no-reply@shop.example>' };
  world = await openWorld(settings, { log });
  people = await openPeople(world);
  worker = await startWorker(world.runtime, quick);
});
afterAll(async () => {
  await worker.stop();
  await people.close();
  await world.close();
  await mail.close();
});
afterEach(async () => {
  mail.mode = 'accept';
  await sql()`delete from rate_buckets`;
});

const sql = () => world.runtime.database.system.sql;

/** Waits for the mail to an address that `wanted` picks. */
async function arrived(to: string, subject: string) {
  const find = () => mail.received.findLast((one) => one.to === to && one.subject === subject);
  await expect.poll(() => find()?.token, { timeout: 20_000 }).toBeTruthy();
  return find() as MailServer['received'][number];
}

const refused = (to: string) => expect.poll(() => mail.refused, { timeout: 20_000 }).toContain(to);

const settled = () =>
  expect
    .poll(
      async () =>
        (await sql()`select 1 from graphile_worker.jobs where task_identifier = 'send_mail'`).length,
    )
    .toBe(0);

test('a new person confirms the address by a link that works once', async () => {
  const { browser, email } = await people.signUp('Ann');
  const { token, link, raw, html, text } = await arrived(email, 'Confirm your email address');
  expect(raw).toMatch(/^From: Jawab <no-reply@shop\.example>\r$/m);
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:4000\/verify-email#[\w-]{32}$/);
  expect(text).toContain('The link works once, within 7 days.');
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toContain(`<a href="${link}"`);
  const confirm = () => people.browser().send('POST /api/auth/verify-email', { token });
  expect((await confirm()).body).toEqual({ data: { email_verified: true } });
  expect((await confirm()).body.code).toBe('link_expired');
  expect((await browser.send('GET /api/auth/get-session')).body.data.user.email_verified).toBe(true);
  await browser.send('POST /api/auth/send-verification-email', { language: 'en' });
  await settled();
  expect(mail.received.filter(({ to }) => to === email)).toHaveLength(1);
});

test('a person signs in by a link, once and within an hour', async () => {
  const { email, id } = await people.signUp('Bea');
  const ask = (address: string) =>
    people.browser().send('POST /api/auth/sign-in/magic-link', { email: address, language: 'ar' });
  expect((await ask(email)).body).toEqual({ data: { accepted: true } });
  const { token, link, html } = await arrived(email, 'رابط تسجيل الدخول');
  expect(link).toContain('/magic-link#');
  expect(html).toContain('<html lang="ar" dir="rtl">');
  const browser = people.browser();
  const open = (secret: string) => browser.send('POST /api/auth/magic-link/verify', { token: secret });
  const { body, text } = await open(token);
  expect(body.data.user).toMatchObject({ id, email_verified: true });
  expect(text).not.toContain(token);
  expect((await browser.send('GET /api/auth/get-session')).body.data.user.id).toBe(id);
  expect((await open(token)).body.code).toBe('link_expired');
  await ask(email);
  await expect
    .poll(
      () =>
        mail.received.filter(({ to, subject }) => to === email && subject !== 'Confirm your email address')
          .length,
      { timeout: 20_000 },
    )
    .toBe(2);
  await sql()`update auth.verification set expires_at = now() - interval '1 second'`;
  expect((await open((await arrived(email, 'رابط تسجيل الدخول')).token)).body.code).toBe('link_expired');
});

test('an unknown address gets the same answer and no mail', async () => {
  const count = mail.received.length;
  for (const path of ['sign-in/magic-link', 'request-password-reset']) {
    const answer = await people.browser().send(`POST /api/auth/${path}`, { email: 'nobody@example.com' });
    expect(answer).toMatchObject({ status: 200, body: { data: { accepted: true } } });
  }
  await settled();
  expect(mail.received).toHaveLength(count);
});

test('five mails a minute to one address, then the asker waits', async () => {
  const statuses = [];
  for (let n = 0; n < 6; n++) {
    const body = { email: 'many@example.com' };
    statuses.push((await people.browser().send('POST /api/auth/request-password-reset', body)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a reset link sets a new password while the mail server was away at first', async () => {
  const { email } = await people.signUp('Cho');
  await arrived(email, 'Confirm your email address');
  mail.mode = 'busy';
  const asked = await people
    .browser()
    .send('POST /api/auth/request-password-reset', { email, language: 'ja' });
  expect(asked.status).toBe(200);
  await refused(email);
  mail.mode = 'accept';
  const { token } = await arrived(email, '新しいパスワードの設定');
  const body = { token, newPassword: 'a whole new one' };
  expect((await people.browser().send('POST /api/auth/reset-password', body)).status).toBe(200);
  const signIn = (word: string) =>
    people.browser().send('POST /api/auth/sign-in/email', { email, password: word });
  expect((await signIn('a whole new one')).status).toBe(200);
  expect((await signIn(password)).status).toBe(401);
});

test('an address that the mail server refuses for good is tried once', async () => {
  mail.mode = 'refuse';
  await people.signUp('Dee');
  await refused('dee@example.com');
  await settled();
  expect(mail.refused.filter((to) => to === 'dee@example.com')).toHaveLength(1);
});

test('an invitation is mailed in the transaction that makes it, and its link joins once', async () => {
  const shop = await createTenant(world);
  await sql()`update workspaces set name = ${'Kedai <b>\u202eKopi'} where id = ${shop.workspaceId}`;
  const invite = { email: 'Siti@example.com', role: 'support', language: 'id' };
  const { data } = await shop.call('invite_member', invite);
  expect(data).toMatchObject({ mailed: true, link: null, email: 'siti@example.com' });
  const { token, html, text } = await arrived('siti@example.com', 'Undangan ke Kedai <b> Kopi');
  expect(text).toContain('“Kedai <b> Kopi”');
  expect(html).not.toContain('<b>');
  const browser = people.browser();
  const account = { name: 'Siti', email: 'siti@example.com', password, invitation: token };
  expect((await browser.send('POST /api/auth/sign-up/email', account)).status).toBe(200);
  const accept = () => browser.send('POST /v1/invitations/accept', { token });
  expect((await accept()).body.data).toMatchObject({ workspace_id: shop.workspaceId, role: 'support' });
  expect((await accept()).body.code).toBe('link_expired');
});

test('an owner gets a mail about a document that cannot be read', async () => {
  const shop = await createTenant(world);
  const { id: user, email } = await people.signUp('Eva');
  await sql()`
    insert into members (workspace_id, user_id, name, email, role)
    values (${shop.workspaceId}, ${user}, 'Eva', ${email}, 'owner')`;
  const text = '\uE001\uE002\uE003\uE004\uE005 '.repeat(9);
  const { data } = await shop.call('add_knowledge', { title: 'Fees', text: `fee ${text}` });
  const find = () => mail.received.find(({ subject }) => subject === '“Fees” cannot be read well');
  await expect.poll(find, { timeout: 20_000 }).toMatchObject({
    to: email,
    text: expect.stringContaining(`/${shop.workspaceId}/knowledge?document=${data.id}`),
  });
});

test('a revoked invitation is not mailed', async () => {
  const shop = await createTenant(world);
  mail.mode = 'busy';
  const { data } = await shop.call('invite_member', { email: 'tan@example.com', role: 'viewer' });
  await refused('tan@example.com');
  await shop.call('revoke_invitation', { id: data.id });
  mail.mode = 'accept';
  await expect
    .poll(
      async () => (await sql()`select 1 from graphile_worker.jobs where key = ${`invite:${data.id}`}`).length,
      { timeout: 20_000 },
    )
    .toBe(0);
  expect(mail.received.filter(({ to }) => to === 'tan@example.com')).toEqual([]);
});

/** A visitor who left an address, asked and went; the clock of the queue is a minute ahead. */
async function leaveQuestion(shop: Tenant, sessionId: string, email: string) {
  const visitor = asVisitor(shop, { sessionId });
  await shop.call('widget_chat', { message: 'மாலையில் திறந்திருக்குமா?' }, visitor);
  await shop.call('widget_lead', { name: 'Devi', email, message: 'Call me' }, visitor);
  return visitor;
}
const aMinuteLater = () =>
  sql()`select graphile_worker.reschedule_jobs(array_agg(id), run_at := now())
    from graphile_worker.jobs where key like 'reply:%'`;
const replyJobs = () => sql()`select 1 from graphile_worker.jobs where key like 'reply:%'`;

test('[HEAR-4 mail] the replies that a visitor did not see come by mail once, in the visitor’s language, and open the conversation', async () => {
  const shop = await createTenant(world, { bots: ['Kedai'] });
  await leaveQuestion(shop, 'left', 'devi@example.com');
  const reply = (text: string) => shop.call('reply_to_conversation', { sessionId: 'left', text });
  await reply('Until <b>nine</b>.');
  await reply('And on\nSundays too.');
  expect(await replyJobs()).toHaveLength(1);
  await aMinuteLater();
  const { html, text, link, raw } = await arrived('devi@example.com', 'Kedai இடமிருந்து பதில்');
  expect(raw).not.toMatch(/^Reply-To:/im);
  expect(text).toContain('பதிலளிக்க, உரையாடலில் தொடரவும்.');
  expect(text.replaceAll('\r', '')).toContain('Until <b>nine</b>.\n\nAnd on\nSundays too.');
  expect(html).toContain('Until &lt;b&gt;nine&lt;/b&gt;.');
  const token = new URL(link).hash.slice(1).split('&')[0]?.replace('session=', '') ?? '';
  expect(readVisitorSession(world.runtime.secrets, token, new Date())).toMatchObject({
    bot: shop.bots[0],
    session: 'left',
  });
  await settled();
  await reply('One more.');
  await aMinuteLater();
  await expect
    .poll(() => mail.received.findLast(({ to }) => to === 'devi@example.com')?.text, { timeout: 20_000 })
    .toContain('One more.');
  expect(mail.received.findLast(({ to }) => to === 'devi@example.com')?.text).not.toContain('Sundays');
});

test('no mail goes to a visitor who saw the reply, or who left no address', async () => {
  const shop = await createTenant(world);
  const visitor = await leaveQuestion(shop, 'stays', 'stays@example.com');
  await shop.call('reply_to_conversation', { sessionId: 'stays', text: 'Yes.' });
  await shop.call('widget_messages', {}, visitor);
  await aMinuteLater();
  await settled();
  await shop.call('widget_chat', { message: 'hello' }, asVisitor(shop, { sessionId: 'nameless' }));
  await shop.call('reply_to_conversation', { sessionId: 'nameless', text: 'Yes.' });
  expect(await replyJobs()).toEqual([]);
  expect(mail.received.filter(({ to }) => to === 'stays@example.com')).toEqual([]);
});

test('no token of a mail is in the database, in a log or in the audit log', async () => {
  const tables = await sql()<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'auth', 'graphile_worker') and table_type = 'BASE TABLE'`;
  const rows: unknown[] = [];
  for (const { name } of tables) {
    const text = [`select t::text as row from ${name} t`];
    rows.push(await sql()(Object.assign(text, { raw: text })));
  }
  const dump = JSON.stringify(rows);
  expect(logged.length).toBeGreaterThan(0);
  const tokens = mail.received.flatMap(({ token }) => token || []);
  expect(tokens.length).toBeGreaterThan(5);
  expect(dump).toContain('siti@example.com');
  for (const token of tokens) {
    expect(dump.includes(token)).toBe(false);
    expect(logged.join('\n').includes(token)).toBe(false);
  }
  expect(logged.join('\n')).not.toContain('shop:secret');
});
