import { findRecord } from '@jawab/http';
import { ingest, withWorker } from '@jawab/test/support/ingest.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RestServer, startRest } from './rest.testing.ts';

let world: World;
let rest: RestServer;
let tenant: Tenant;
/** Two clients: an agent and a person. */
let agent: string;
let person: string;
let bot: string;
beforeAll(async () => {
  world = await openWorld();
  rest = await startRest({ runtime: world.runtime });
  tenant = await createTenant(world, { bots: ['First'] });
  [agent, person] = [await tenant.token(), await tenant.token()];
});
afterAll(async () => {
  await rest.close();
  await world.close();
});
beforeEach(async () => {
  bot = `/bots/${(await tenant.call('create_bot', { name: 'Shop' })).data.id}`;
});

const tagOf = async (path: string, token = agent) => {
  const response = await rest.send(token, `GET ${path}`);
  expect([path, response.status]).toEqual([path, 200]);
  return response.headers.get('etag') as string;
};
const ifMatch = (tags: string) => ({ 'if-match': tags });
const patch = (path: string, body: object, tags: string, token = agent) =>
  rest.send(token, `PATCH ${path}`, body, ifMatch(tags));
const remove = (path: string, tags: string, token = agent) =>
  rest.send(token, `DELETE ${path}`, undefined, ifMatch(tags));
// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
const bodyOf = (response: Response) => response.clone().json() as Promise<any>;
const codeOf = async (response: Response) => [response.status, (await bodyOf(response)).code];
const changed = [412, 'changed_meanwhile'];
const nameNow = async () => (await tenant.call('get_bot', { id: bot.slice('/bots/'.length) })).data.name;

test('[ETAG-1 rest] of two clients that read the same record, the second to write loses and gets the record', async () => {
  const [seen, same] = [await tagOf(bot), await tagOf(bot, person)];
  expect(seen).toBe(same);
  expect((await patch(bot, { name: 'By the person' }, same, person)).status).toBe(200);
  const lost = await patch(bot, { name: 'By the agent', greeting: 'Hi' }, seen);
  const body = await bodyOf(lost);
  expect(lost.status).toBe(412);
  expect(body).toMatchObject({ code: 'changed_meanwhile', data: { name: 'By the person', greeting: null } });
  expect(body.error).toMatch(/nothing was changed.*If-Match/);
  expect(lost.headers.get('etag')).toBe(await tagOf(bot));
  expect(await nameNow()).toBe('By the person');
  const again = await patch(bot, { name: 'By the agent' }, lost.headers.get('etag') as string);
  expect(again.status).toBe(200);
  expect(await nameNow()).toBe('By the agent');
});

test('of ten writers at the same moment, one wins', async () => {
  const seen = await tagOf(bot);
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, n) => patch(bot, { name: `Writer ${n}` }, seen, n % 2 ? agent : person)),
  );
  const won = all.flatMap(({ status }, n) => (status === 200 ? [`Writer ${n}`] : []));
  expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(412)]);
  expect([await nameNow()]).toEqual(won);
});

test('a change without If-Match in the middle of one with it is not lost', async () => {
  for (let round = 0; round < 10; round++) {
    const seen = await tagOf(bot);
    const [guarded, free] = await Promise.all([
      patch(bot, { name: `Guarded ${round}` }, seen),
      rest.send(person, `PATCH ${bot}`, { name: `Free ${round}` }),
    ]);
    expect(free.status).toBe(200);
    expect([200, 412]).toContain(guarded.status);
    expect(await nameNow()).toBe(`Free ${round}`);
  }
});

test('304 answers a client that has the record, until it changes', async () => {
  const seen = await tagOf(bot);
  const asked = (tags: string) => rest.send(agent, `GET ${bot}`, undefined, { 'if-none-match': tags });
  const same = await asked(`"other", W/${seen}`);
  expect([same.status, same.headers.get('etag'), await same.text()]).toEqual([304, seen, '']);
  expect(same.headers.get('cache-control')).toBe('no-store');
  const head = await rest.send(agent, `HEAD ${bot}`);
  expect([head.status, head.headers.get('etag')]).toEqual([200, seen]);
  await patch(bot, { greeting: 'Hello' }, '*');
  expect((await asked(seen)).status).toBe(200);
});

test.each([
  ['nonsense', '"nonsense"', 412],
  ['a weak tag', 'W/{tag}', 412],
  ['a tag without quotation marks', 'tag', 412],
  ['any', '*', 200],
  ['one of a list', '"x,y", {tag} ,W/"z"', 200],
])('If-Match: %s', async (_, tags, status) => {
  const seen = await tagOf(bot);
  expect((await patch(bot, { name: 'New' }, tags.replace('{tag}', seen))).status).toBe(status);
  expect(await nameNow()).toBe(status === 200 ? 'New' : 'Shop');
});

test('the tag of another record does not hold', async () => {
  const { id } = (await tenant.call('create_bot', { name: 'Other' })).data;
  expect(await codeOf(await patch(bot, { name: 'New' }, await tagOf(`/bots/${id}`)))).toEqual(changed);
});

test('a deletion needs the record as it was read', async () => {
  const seen = await tagOf(bot);
  await rest.send(person, `PATCH ${bot}`, { greeting: 'Hello' });
  const refused = await remove(bot, seen);
  expect((await bodyOf(refused)).data.greeting).toBe('Hello');
  expect(await codeOf(refused)).toEqual(changed);
  const now = refused.headers.get('etag') as string;
  const rehearsed = await remove(`${bot}?dryRun=true`, now);
  expect((await bodyOf(rehearsed)).data.dry_run).toBe(true);
  expect(await codeOf(await remove(`${bot}?dryRun=true`, seen))).toEqual(changed);
  expect((await remove(bot, now)).status).toBe(200);
  expect(await codeOf(await remove(bot, now))).toEqual([404, 'not_found']);
  expect(await codeOf(await remove(bot, '*'))).toEqual([404, 'not_found']);
});

test('who may write and not read learns nothing of the record', async () => {
  const blind = await tenant.token({ scopes: ['bots:write', 'kb:write'] });
  const refused = await patch(bot, { name: 'New' }, '"guess"', blind);
  expect(refused.headers.get('www-authenticate')).toContain('bots:read');
  expect(await refused.clone().text()).not.toContain('Shop');
  expect(await codeOf(refused)).toEqual([403, 'insufficient_scope']);
  expect((await patch(bot, { name: 'New' }, '*', blind)).status).toBe(200);
  const narrow = await tenant.token({ bots: [tenant.bots[0] as string] });
  expect(await codeOf(await patch(bot, { name: 'New' }, '"guess"', narrow))).toEqual([403, 'bot_forbidden']);
  const stranger = await createTenant(world);
  const foreign = await patch(bot, { name: 'New' }, await tagOf(bot), await stranger.token());
  expect(await codeOf(foreign)).toEqual([404, 'not_found']);
});

test('a document counts by what people change, its text too, and not by what the worker does', async () => {
  const { id } = (await tenant.call('add_knowledge', { title: 'Hours', text: 'We open at ten.' })).data;
  const path = `/kb/${id}`;
  const queued = await tagOf(path);
  await withWorker(world, () => tenant.call('get_knowledge', { id, wait: 30 }));
  expect(await tagOf(path)).not.toBe(queued);
  expect((await patch(path, { title: 'Opening hours' }, queued)).status).toBe(200);
  const seen = await tagOf(`${path}?wait=0`);
  await tenant.call('update_knowledge', { id, text: 'We open at nine.' });
  expect(await codeOf(await patch(path, { text: 'We open at eight.' }, seen))).toEqual(changed);
  expect(
    (await patch(path.toUpperCase().replace('/KB', '/kb'), { title: 'Times' }, await tagOf(path))).status,
  ).toBe(200);
});

test('a webhook does not count its last delivery', async () => {
  const { id } = (
    await tenant.call('create_webhook', { url: 'https://hook.example.com/', events: ['lead.created'] })
  ).data;
  const path = `/webhooks/${id}`;
  const seen = await tagOf(path);
  const last = {
    id,
    event: 'lead.created',
    status: 'delivered',
    response_status: 200,
    error: null,
    sent_at: 'now',
  };
  await world.runtime.database.system.sql`
    update webhooks set last_delivery = ${JSON.stringify(last)}::jsonb where id = ${id}`;
  expect((await rest.send(agent, `GET ${path}`, undefined, { 'if-none-match': seen })).status).toBe(200);
  expect((await patch(path, { enabled: false }, seen)).status).toBe(200);
  expect(await codeOf(await remove(path, seen))).toEqual(changed);
});

test('a conversation counts whole', async () => {
  await ingest(world, tenant, [{ title: 'Hours', text: 'The shop opens at ten.' }]);
  const ask = () => tenant.call('ask_bot', { message: 'When does the shop open?', sessionId: 'talk' });
  await ask();
  const seen = await tagOf('/conversations/talk');
  await ask();
  const refused = await remove('/conversations/talk', seen);
  expect((await bodyOf(refused)).data.messages).toHaveLength(4);
  expect(await codeOf(refused)).toEqual(changed);
  expect((await remove('/conversations/talk', refused.headers.get('etag') as string)).status).toBe(200);
});

test('the workspace has a tag, and a person loses as a token does', async () => {
  const seen = await tagOf('/workspace');
  await tenant.call('update_workspace', { name: 'Renamed' });
  expect(
    await codeOf(
      await patch('/workspace', { name: 'Late' }, seen, await tenant.token({ scopes: ['workspace:write'] })),
    ),
  ).toEqual(changed);
});

test('If-Match is refused where no single record can be read', async () => {
  const refused = await remove(`/saved-replies/${crypto.randomUUID()}`, '"x"');
  expect((await bodyOf(refused)).issues).toMatchObject([{ path: 'If-Match' }]);
  expect(await codeOf(refused)).toEqual([400, 'invalid_request']);
  expect((await rest.send(agent, 'GET /bots')).headers.has('etag')).toBe(false);
});

test('of two notes about the same lead, the second is refused with the first', async () => {
  const [lead] = await world.runtime.database.system.sql<{ id: string }>`
    insert into leads (workspace_id, bot_id, session_id, name, email)
    values (${tenant.workspaceId}, ${tenant.bots[0]}, 'tagged', 'Ann', 'ann@example.com') returning id`;
  const path = `/leads/${lead?.id}`;
  const seen = await tagOf(path);
  expect((await patch(path, { note: 'Called her.' }, seen, person)).status).toBe(200);
  const lost = await patch(path, { note: 'Call her.' }, seen);
  expect(await codeOf(lost)).toEqual(changed);
  expect((await bodyOf(lost)).data).toMatchObject({ name: 'Ann', note: 'Called her.' });
});

test('each change of a record that has a tag works in one transaction', () => {
  const changes = registry.tools.filter(
    (tool) => ['PATCH', 'DELETE'].includes(tool.rest.method) && findRecord(registry.tools, tool),
  );
  expect(changes.length).toBeGreaterThan(7);
  expect(changes.filter((tool) => !tool.changes)).toEqual([]);
});

test.each(['bots', 'kb', 'webhooks'])('[ETAG-1 rest] refuses an invalid id at /%s', async (at) => {
  for (const id of ['%00', 'x'.repeat(3_000)])
    expect(await codeOf(await rest.send(agent, `GET /${at}/${id}`))).toEqual([400, 'invalid_request']);
});
