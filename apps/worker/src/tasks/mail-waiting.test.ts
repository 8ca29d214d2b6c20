import { takeWaitingMail } from '@jawab/core';
import { type MailServer, startMailServer } from '@jawab/test/support/mail-server.ts';
import { createPerson } from '@jawab/test/support/people.ts';
import { queued } from '@jawab/test/support/queue.ts';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createShop, openShop, type Shop } from '../worker.testing.ts';

let mail: MailServer;
let first: Shop;
beforeAll(async () => {
  mail = await startMailServer();
  first = await openShop({ SMTP_URL: mail.url, MAIL_FROM: 'Jawab <no-reply@shop.example>' });
  await first.startWorker();
});
afterAll(async () => {
  await first.close();
  await mail.close();
});
afterEach(() => {
  mail.mode = 'accept';
  mail.refused.length = 0;
});

const sql = () => first.world.runtime.database.system.sql;

/** Opens a workspace whose visitors may wait for a minute, with one member, and returns the mails to them. */
async function openDesk() {
  const shop = await createShop(first.world);
  const person = await createPerson(first.world, { tenant: shop, role: 'support' });
  await shop.call('update_workspace', { escalateMinutes: 1 });
  const [member] = await sql()<{ email: string }>`
    select email from members where workspace_id = ${shop.workspaceId} and user_id = ${person.memberId}`;
  const email = member?.email ?? '';
  const mails = () => mail.received.filter(({ to }) => to === email);
  const has = (count: number) => expect.poll(() => mails().length, { timeout: 20_000 }).toBe(count);
  return { shop, person, email, mails, has };
}

/** Lets a visitor ask for a person with their own words, and leave a name. */
async function wait(shop: Shop, words: string, name?: string) {
  const visitor = asVisitor(shop);
  await shop.call('widget_chat', { message: words }, visitor);
  if (name) await shop.call('widget_lead', { name, email: `${name.toLowerCase()}@example.com` }, visitor);
  await shop.call('widget_handoff', {}, visitor);
  return visitor;
}

/** Makes the times that are stored of a workspace older by some minutes. */
async function pass({ workspaceId }: Shop, minutes: number): Promise<void> {
  const ago = `${minutes} min`;
  await sql()`update conversations set waiting_since = waiting_since - ${ago}::interval where workspace_id = ${workspaceId}`;
  await sql()`
    update members set waiting_mailed_at = waiting_mailed_at - ${ago}::interval, waiting_mailed_through = waiting_mailed_through - ${ago}::interval
    where workspace_id = ${workspaceId}`;
  await sql()`update ${queued} set run_at = run_at - ${ago}::interval where payload ->> 'workspaceId' = ${workspaceId}`;
}

const jobs = ({ workspaceId }: Shop, key: string) => sql()<{ run_at: Date }>`
  select run_at from ${queued} where key like ${`${key}:%`} and payload ->> 'workspaceId' = ${workspaceId}`;
/** Waits until all who came due were seen to. */
const settled = (shop: Shop) =>
  expect.poll(async () => (await jobs(shop, 'mail-waiting')).length, { timeout: 20_000 }).toBe(0);

test('a mail says who waits, what they wrote and for how long, in the language of each person, and comes to nobody else', async () => {
  const { shop, person, has, mails } = await openDesk();
  const [silent, viewer] = [
    await createPerson(first.world, { tenant: shop, role: 'support' }),
    await createPerson(first.world, { tenant: shop, role: 'viewer' }),
  ];
  await shop.call('update_me', { alerts: { mail: false } }, silent);
  await sql()`update members set language = 'th' where user_id = ${person.memberId}`;
  const waits = await wait(shop, 'Is the kitchen open?', 'Ayu');
  const answered = await wait(shop, 'I want to talk to a human');
  await shop.call('reply_to_conversation', { sessionId: answered.sessionId, text: 'Hello.' });
  const due = await jobs(shop, 'mail-waiting');
  expect(due).toHaveLength(2);
  for (const { run_at } of due) expect(new Date(run_at).getTime()).toBeGreaterThan(Date.now() + 30_000);
  await pass(shop, 1);
  await has(1);
  const [received] = mails();
  const { data: bot } = await shop.call('get_bot', { id: shop.bots[0] });
  expect(received?.subject).toBe(`Ayu รอคำตอบอยู่ · ${bot.name}`);
  expect(received?.link).toBe(`http://127.0.0.1:4000/${shop.workspaceId}/inbox?session=${waits.sessionId}`);
  expect(received?.html).toContain('<html lang="th"');
  for (const part of [received?.text, received?.html]) {
    expect(part).toContain('Is the kitchen open?');
    expect(part).toMatch(/รอ 1/);
  }
  await settled(shop);
  const addresses = await sql()<{ email: string }>`
    select email from members where user_id in (${silent.memberId}, ${viewer.memberId})`;
  const others = addresses.map(({ email }) => email);
  expect(others).toHaveLength(2);
  expect(mail.received.filter(({ to }) => others.includes(to))).toEqual([]);
});

test('all who are due are one mail, and those who come due within five minutes after it are the next', async () => {
  const { shop, has, mails } = await openDesk();
  const six = [];
  for (let at = 1; at <= 6; at++) six.push(await wait(shop, `I need help with room ${at}`));
  await pass(shop, 1);
  await has(1);
  await settled(shop);
  const [one] = mails();
  expect(one?.subject).toMatch(
    /^Visitor \w{4} “I need help with room 1” and 5 more are waiting for a reply$/,
  );
  for (const [at, { sessionId }] of six.entries()) {
    expect(one?.text).toContain(`I need help with room ${at + 1}`);
    expect(one?.text).toContain(`/inbox?session=${sessionId}\r\n`);
  }
  const seven = await wait(shop, 'Number seven');
  await wait(shop, 'Number eight');
  await pass(shop, 1);
  await settled(shop);
  const queuedMails = () => jobs(shop, 'waiting');
  await expect
    .poll(async () => (await queuedMails()).map(({ run_at }) => +new Date(run_at) > Date.now() + 120_000))
    .toEqual([true]);
  expect(mails()).toHaveLength(1);
  await pass(shop, 4);
  await has(2);
  const [, two] = mails();
  expect(two?.subject).toMatch(/“Number seven” and 1 more/);
  expect(two?.text).toContain('Number eight');
  expect(two?.text).not.toContain('room');
  await shop.call('reply_to_conversation', { sessionId: seven.sessionId, text: 'Hello.' });
  await shop.call('widget_chat', { message: 'And breakfast?' }, seven);
  await pass(shop, 10);
  await has(3);
  expect(mails()[2]?.subject).toMatch(/“And breakfast\?” is waiting/);
});

test('mails about a conversation refer to the same one, so that they stand together', async () => {
  const { shop, has, mails } = await openDesk();
  const visitor = await wait(shop, 'Is it open?');
  await pass(shop, 1);
  await has(1);
  await settled(shop);
  await shop.call('reply_to_conversation', { sessionId: visitor.sessionId, text: 'Yes.' });
  await shop.call('widget_chat', { message: 'And tomorrow?' }, visitor);
  await pass(shop, 10);
  await has(2);
  const reference = ({ raw }: { raw: string }) =>
    /^References: (<[\w-]{36}@shop\.example>)\r$/m.exec(raw)?.[1];
  const [one, two] = mails().map(reference);
  expect(one).toBeTruthy();
  expect(two).toBe(one);
});

test('a mail that the server could not take comes at its next try, not five minutes later', async () => {
  const { shop, email, has } = await openDesk();
  mail.mode = 'busy';
  await wait(shop, 'Is it open?');
  await pass(shop, 1);
  await expect.poll(() => mail.refused, { timeout: 20_000 }).toContain(email);
  mail.mode = 'accept';
  await has(1);
});

test('nobody is lost when the worker dies before it has sent a mail', async () => {
  const { shop, email, has, mails } = await openDesk();
  await wait(shop, 'Is it open?');
  await sql()`delete from ${queued} where payload ->> 'workspaceId' = ${shop.workspaceId} and key like 'mail-waiting:%'`;
  await pass(shop, 1);
  const job = { kind: 'waiting', workspaceId: shop.workspaceId, email, language: 'en' } as const;
  const { tx } = first.world.runtime.database.workspace(shop.workspaceId);
  expect(await tx((one) => takeWaitingMail(one, job))).toMatchObject({ total: 1 });
  expect(await tx((one) => takeWaitingMail(one, job))).toBeNull();
  expect(mails()).toEqual([]);
  await pass(shop, 5);
  await has(1);
});

test('in quiet hours no mail comes, and the first one after them tells of everybody who still waits', async () => {
  const { shop, person, has, mails } = await openDesk();
  const quietHours = { from: '00:00', to: '23:59', timezone: 'UTC' };
  await shop.call('update_me', { alerts: { quietHours } }, person);
  await wait(shop, 'Asked at night');
  await pass(shop, 1);
  await settled(shop);
  await expect.poll(async () => (await jobs(shop, 'waiting')).length, { timeout: 20_000 }).toBe(0);
  expect(mails()).toEqual([]);
  await shop.call('update_me', { alerts: { quietHours: null } }, person);
  await wait(shop, 'Asked in the morning');
  await pass(shop, 1);
  await has(1);
  expect(mails()[0]?.text).toMatch(/Asked at night[\s\S]*Asked in the morning/);
});

test('no mail is planned where the workspace wants none', async () => {
  const { shop } = await openDesk();
  await shop.call('update_workspace', { escalateMinutes: null });
  await shop.call('widget_handoff', {}, asVisitor(shop));
  expect(await jobs(shop, 'mail-waiting')).toEqual([]);
});
