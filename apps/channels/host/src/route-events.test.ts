import { createHmac, randomUUID } from 'node:crypto';
import { sealAccount } from '@jawab/core';
import { type Channels, openChannels } from '@jawab/test/support/channel.ts';
import { request } from '@jawab/test/support/loopback.ts';
import { createTenant } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let channels: Channels;
beforeAll(async () => {
  channels = await openChannels({ LOG_LEVEL: 'silent' });
});
afterAll(() => channels.close());

interface Page {
  id: string;
  pageId: string;
  appSecret: string;
}

let lastPage = 9_000;
/** A page of Messenger that is connected already, in a workspace of its own. */
async function addPage(appSecret: string): Promise<Page> {
  const { secrets, database } = channels.world.runtime;
  const { workspaceId: workspace, bots } = await createTenant(channels.world);
  const [id, pageId] = [randomUUID(), String(++lastPage)];
  const settings = { pageId, pageAccessToken: 'x'.repeat(40), appSecret };
  const sealed = sealAccount(
    { secrets, principal: { reach: { workspace } } },
    { id, settings, webhookSecret: 'verify' },
  );
  await database.system.sql`
    insert into channels (workspace_id, id, kind, bot_id, name, account_id, account_name, settings, shown_settings, webhook_secret)
    values (${workspace}, ${id}, 'messenger', ${bots[0]}, 'Page', ${pageId}, 'Page', ${sealed.settings}, '{}', ${sealed.webhookSecret})`;
  return { id, pageId, appSecret };
}

/** Posts messages for pages to the address of a channel, signed with a secret. */
async function post({ id }: Page, pages: Page[], secret: string): Promise<number> {
  const entry = pages.map(({ pageId }) => {
    const message = { mid: randomUUID(), text: 'zyxomma' };
    const event = { sender: { id: '77' }, recipient: { id: pageId }, timestamp: Date.now(), message };
    return { id: pageId, time: Date.now(), messaging: [event] };
  });
  const body = JSON.stringify({ object: 'page', entry });
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
  return (await request(`${channels.door.url}/channels/messenger/${id}`, { method: 'POST', headers, body }))
    .status;
}

/** The number of messages that each page got. */
async function received(...pages: Page[]): Promise<number[]> {
  const rows = await channels.world.runtime.database.system.sql`select channel_id from channel_receipts`;
  return pages.map(({ id }) => rows.filter(({ channel_id }) => channel_id === id).length);
}

let [one, two, foreign]: Page[] = [];
const all = () => [one, two, foreign] as [Page, Page, Page];
beforeEach(async () => {
  const ours = randomUUID();
  [one, two, foreign] = [await addPage(ours), await addPage(ours), await addPage(randomUUID())];
});

test('two pages of one app share an address: each message goes to the page it names', async () => {
  const [a, b, c] = all();
  expect(await post(a, [b, a, b], a.appSecret)).toBe(200);
  expect(await received(a, b, c)).toEqual([1, 2, 0]);
  expect(await post(b, [a], a.appSecret)).toBe(200);
  expect(await received(a, b, c)).toEqual([2, 2, 0]);
});

test('the secret that signed decides, whatever the address', async () => {
  const [a, b, c] = all();
  expect(await post(a, [c], c.appSecret)).toBe(200);
  expect(await received(a, b, c)).toEqual([0, 0, 1]);
  expect(await post(a, [c, b], a.appSecret)).toBe(200);
  expect(await received(a, b, c)).toEqual([0, 1, 1]);
});

test('a page is not spoken for by another app, or by nobody', async () => {
  const [a, b, c] = all();
  expect(await post(a, [a, b], c.appSecret)).toBe(401);
  expect(await post(a, [a], randomUUID())).toBe(401);
  expect(await post(a, [{ id: '', pageId: '1', appSecret: '' }], a.appSecret)).toBe(200);
  expect(await received(a, b, c)).toEqual([0, 0, 0]);
});
