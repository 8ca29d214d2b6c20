import { hasScope, isFor, roleNames, type Tool } from '@jawab/core';
import { routes } from '@jawab/identity/routes.ts';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, openPeople, type People } from '../support/people.ts';
import { sampleInput } from '../support/sample-input.ts';
import { asRequest } from '../support/surfaces.ts';
import { asVisitor } from '../support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

let world: World;
let people: People;
let shop: Tenant;
let other: Tenant;
const browsers = new Map<string, Browser>();

beforeAll(async () => {
  world = await openWorld({ SIGN_UP: 'open' });
  people = await openPeople(world);
  shop = await createTenant(world, { bots: ['Shop'], limits: { memberRequestsPerMinute: null } });
  other = await createTenant(world, { bots: ['FOREIGNSECRET bot'] });
  for (const role of roleNames) {
    const { browser, id } = await people.signUp(role);
    await people.join(id, shop.workspaceId, role);
    browsers.set(role, browser);
  }
});
afterAll(async () => {
  await people.close();
  await world.close();
});

const owner = () => browsers.get('owner') as Browser;
const forMembers = registry.tools.filter((tool) => isFor(tool, 'member'));
const isUnsafe = ({ rest }: Tool) => rest.method !== 'GET';

/** A request for a tool that reaches its door; most name records that do not exist. */
const requestOf = (tool: Tool) => asRequest(tool.name, sampleInput(tool, {}));

/** Tables with rows of workspaces. */
const tenantTables = (column: string) =>
  world.runtime.database.system.sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c join information_schema.tables t
      on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and c.column_name = ${column} order by 1`;

const ask = (query: string) => {
  const text = [query];
  return world.runtime.database.system.sql<{ id: string }>(Object.assign(text, { raw: text }));
};

/** Everything that workspaces contain, or one of them, but what reading itself leaves. */
async function everything(workspaceId?: string): Promise<string> {
  const rows = [];
  const where = workspaceId ? `where workspace_id = '${workspaceId}'` : '';
  for (const { name } of await tenantTables('workspace_id'))
    rows.push(name === 'members' ? [] : await ask(`select * from ${name} t ${where} order by t::text`));
  return JSON.stringify(rows);
}

/** One id of each kind of record of a workspace. */
async function idsOf({ workspaceId }: Tenant): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  const ofWorkspaces = new Set((await tenantTables('workspace_id')).map(({ name }) => name));
  for (const { name } of await tenantTables('id')) {
    // Ids in changes are those of other tables: one can be a person of both workspaces.
    if (!ofWorkspaces.has(name) || name === 'changes') continue;
    const [row] = await ask(`select id::text from ${name} where workspace_id = '${workspaceId}' limit 1`);
    if (row) ids[name] = row.id;
  }
  return ids;
}

/** Makes a record of each kind that people work with. */
async function fillWorkspace(tenant: Tenant): Promise<void> {
  const [chatbotId] = tenant.bots;
  const message = 'FOREIGNSECRET question';
  await tenant.call('ask_bot', { message, sessionId: 'theirs', chatbotId });
  await tenant.call('add_knowledge', {
    title: 'FOREIGNSECRET',
    text: 'FOREIGNSECRET opens at nine.',
    chatbotId,
  });
  await tenant.call('invite_member', { email: 'foreignsecret@example.com', role: 'viewer' });
  await tenant.call('create_test_case', { chatbotId, question: message, expectUnanswered: true });
  await tenant.call('create_token', { name: 'FOREIGNSECRET', scopes: ['bots:read'] });
  await tenant.call('create_webhook', { url: 'https://example.com/FOREIGNSECRET', events: ['lead.created'] });
  await tenant.call('widget_lead', { name: 'FOREIGNSECRET', email: 'x@example.com' }, asVisitor(tenant));
}

describe.each(roleNames)('the role %s', (role) => {
  test('[PEOPLE-1 rest] opens exactly the operations of its scopes; every other one is 403 and names the scope', async () => {
    const browser = browsers.get(role) as Browser;
    const { scopes } = (await browser.send('GET /v1/me')).body.data;
    for (const tool of forMembers.filter(({ scope }) => scope !== null)) {
      if (hasScope({ actor: 'member', scopes }, tool)) continue;
      const { line, body } = requestOf(tool);
      const answer = await browser.send(line, body);
      expect(answer, tool.name).toMatchObject({ status: 403, body: { code: 'insufficient_scope' } });
      expect(answer.body.error).toContain(`${tool.scope}, which the role ${role} does not have`);
    }
    for (const tool of forMembers.filter(
      (one) => !isUnsafe(one) && hasScope({ actor: 'member', scopes }, one),
    )) {
      const { line, body } = requestOf(tool);
      expect([200, 400, 404], tool.name).toContain((await browser.send(line, body)).status);
    }
  });
});

test('[PEOPLE-1 rest] each role may do what the role before it may', async () => {
  const counts = [];
  for (const role of roleNames)
    counts.push((await (browsers.get(role) as Browser).send('GET /v1/me')).body.data.scopes.length);
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  expect(new Set(counts).size).toBe(roleNames.length);
});

const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
const attacks: [string, Record<string, string | null>][] = [
  ['without an origin', { origin: null, 'sec-fetch-site': null }],
  ['from a foreign page', foreign],
  ['from a page without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['from a page of the same site', { 'sec-fetch-site': 'same-site' }],
  ['as plain text', { 'content-type': 'text/plain' }],
  ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['as a form with a file', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['without a content type', { 'content-type': null }],
];

describe.each(attacks)('a request %s', (_, headers) => {
  test('[PEOPLE-2 rest] is 403 on every unsafe operation and changes nothing', async () => {
    const before = await everything();
    for (const tool of forMembers.filter(isUnsafe)) {
      const { line, body } = requestOf(tool);
      // A body of bytes has no content type of its own.
      const bytes = body === undefined ? undefined : JSON.stringify(body);
      const answer = await owner().send(line, bytes, headers);
      expect(answer, tool.name).toMatchObject({ status: 403, body: { code: 'cross_site_request' } });
    }
    expect(await everything()).toBe(before);
  });
});

test('[PEOPLE-2 rest] a method in a header changes no method', async () => {
  const before = await everything();
  const headers = {
    'x-http-method-override': 'DELETE',
    'x-method-override': 'DELETE',
    'x-workspace': shop.workspaceId,
  };
  expect((await owner().send(`GET /v1/bots/${shop.bots[0]}`, undefined, headers)).status).toBe(200);
  expect(await everything()).toBe(before);
});

test.each(attacks)('[PEOPLE-2 rest] a request %s is 403 on every path of sessions', async (_, headers) => {
  const unsafe = Object.entries(routes).filter(([, { method }]) => method === 'POST');
  expect(unsafe.length).toBeGreaterThan(12);
  const people = () => world.runtime.database.system.sql`
    select u.*, s.id as session from auth."user" u left join auth.session s on s.user_id = u.id order by u.id, s.id`;
  const before = await people();
  for (const [path] of unsafe)
    expect(await owner().send(`POST /api/auth${path}`, '{}', headers), path).toMatchObject({
      status: 403,
      body: { code: 'cross_site_request' },
    });
  expect(await people()).toEqual(before);
});

test('[PEOPLE-3 rest] X-Workspace chooses; a foreign one and an invalid one are 403, without a byte of it', async () => {
  for (const id of [other.workspaceId, '00000000-0000-4000-8000-000000000000', 'x', "' or true --"]) {
    const answer = await owner().send('GET /v1/bots', undefined, { 'x-workspace': id });
    expect(answer).toMatchObject({ status: 403, body: { code: 'not_a_member' } });
  }
  const { browser, id } = await people.signUp('both');
  await people.join(id, shop.workspaceId, 'viewer');
  await people.join(id, other.workspaceId, 'owner');
  const read = async (workspace: string | null) =>
    (await browser.send('GET /v1/me', undefined, { 'x-workspace': workspace })).body.data;
  expect(await read(shop.workspaceId)).toMatchObject({ workspace: { id: shop.workspaceId }, role: 'viewer' });
  expect(await read(other.workspaceId)).toMatchObject({
    workspace: { id: other.workspaceId },
    role: 'owner',
  });
  expect((await read(null)).workspace.id).toBe(other.workspaceId);
  await read(shop.workspaceId);
  expect((await read(null)).workspace.id).toBe(shop.workspaceId);
});

test('[PEOPLE-3 rest] no id of another workspace opens or changes anything for a session', async () => {
  const [foreignBot] = other.bots;
  await fillWorkspace(other);
  const ids = await idsOf(other);
  expect(Object.keys(ids).length).toBeGreaterThan(8);
  const before = await everything(other.workspaceId);
  expect(before).toContain('FOREIGNSECRET');
  const withId = forMembers.filter(({ name, input }) => name !== 'delete_workspace' && 'id' in input.shape);
  for (const tool of withId)
    for (const [table, id] of Object.entries(ids)) {
      const named = { chatbotId: shop.bots[0], id };
      const { line, body } = asRequest(tool.name, sampleInput(tool, named));
      const { text, status } = await owner().send(line, body, { 'x-workspace': shop.workspaceId });
      expect(text, `${tool.name} with an id of ${table}`).not.toContain('FOREIGNSECRET');
      expect([400, 403, 404, 409], `${tool.name} with an id of ${table}: ${text}`).toContain(status);
    }
  const named = { chatbotId: foreignBot, sessionId: 'theirs', messageId: ids.messages };
  for (const tool of forMembers.filter(({ name }) => !['ask_bot', 'delete_workspace'].includes(name))) {
    const fields = Object.keys(tool.input.shape).filter((field) => field in named);
    const input = Object.assign(
      sampleInput(tool, named),
      Object.fromEntries(fields.map((field) => [field, named[field as 'sessionId']])),
    );
    const { line, body } = asRequest(tool.name, input);
    const { text } = await owner().send(line, body, { 'x-workspace': shop.workspaceId });
    expect(text, tool.name).not.toContain('FOREIGNSECRET');
  }
  expect(await everything(other.workspaceId)).toBe(before);
});

test('[PEOPLE-4 rest] a session works on a plan without an API, where a token is 402; plan, quota and bot limit hold', async () => {
  const free = await createTenant(world, { plan: 'free', bots: ['Only'], limits: { messagesPerMonth: 0 } });
  const { browser, id } = await people.signUp('freda');
  await people.join(id, free.workspaceId, 'owner');
  expect((await browser.send('GET /v1/bots')).status).toBe(200);
  const token = { authorization: `Bearer ${await free.token()}`, cookie: null };
  expect((await browser.send('GET /v1/bots', undefined, token)).status).toBe(402);
  const codeOf = async (line: string, body?: object) => (await browser.send(line, body)).body.code;
  expect(await codeOf('POST /v1/bots', { name: 'Second' })).toBe('bot_limit_reached');
  expect(await codeOf('POST /v1/chat', { message: 'Hi', stream: false })).toBe('quota_exceeded');
  expect(await codeOf('GET /v1/webhooks')).toBe('plan_required');
});

test('[PEOPLE-4 rest] a person has a rate bucket of their own in each workspace', async () => {
  const slow = await createTenant(world, { limits: { memberRequestsPerMinute: 3 } });
  const { browser, id } = await people.signUp('rita');
  await people.join(id, slow.workspaceId, 'viewer');
  const statuses = [];
  for (let n = 0; n < 5; n++) statuses.push(await browser.send('GET /v1/bots'));
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
  expect(statuses[0]?.headers.get('x-ratelimit-limit')).toBe('3');
  expect(statuses[4]?.headers.get('retry-after')).toBe('20');
  const colleague = await people.signUp('rob');
  await people.join(colleague.id, slow.workspaceId, 'viewer');
  expect((await colleague.browser.send('GET /v1/bots')).status).toBe(200);
});

test('[PEOPLE-4 rest] the same call with a token of the same scopes has the same body', async () => {
  const { scopes } = (await owner().send('GET /v1/me')).body.data;
  const token = { authorization: `Bearer ${await shop.token({ scopes })}`, cookie: null };
  for (const tool of forMembers.filter(
    (one) =>
      !isUnsafe(one) &&
      isFor(one, 'token') &&
      one.input.safeParse({}).success &&
      !['get_me', 'list_changes'].includes(one.name),
  )) {
    const { line } = requestOf(tool);
    const bySession = await owner().send(line, undefined, { 'x-workspace': shop.workspaceId });
    const byToken = await owner().send(line, undefined, token);
    const shown = (text: string) => text.replace(/"(request_id|last_seen_at|last_used_at)":"[^"]*"/g, '');
    expect(shown(bySession.text), tool.name).toBe(shown(byToken.text));
  }
});

test('[AUDIT-3 rest] people, roles, invitations and sessions leave events that name the person', async () => {
  const { browser, id, email } = await people.signUp('olga');
  const team = await createTenant(world);
  await people.join(id, team.workspaceId, 'owner');
  const mark = { 'x-workspace': team.workspaceId };
  await browser.send('POST /api/auth/sign-in/email', { email, password: 'correct horse battery' });
  await browser.send('POST /v1/invitations', { email: 'new@example.com', role: 'viewer' }, mark);
  const { data } = (await browser.send('GET /v1/audit', undefined, mark)).body;
  expect(data.slice(0, 2)).toMatchObject([
    {
      actor: { kind: 'member', id, name: 'olga' },
      operation: 'invite_member',
      target: { kind: 'invitation' },
    },
    { actor: { kind: 'member', id }, surface: 'web', operation: 'sign_in', target: { kind: 'session' } },
  ]);
});
