import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPeople, type People } from '../support/people.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

const logged: string[] = [];
const keep = (fields: unknown, text?: string) => void logged.push(`${JSON.stringify(fields)} ${text}`);

let world: World;
let people: People;
let shop: Tenant;
beforeAll(async () => {
  world = await openWorld({ SIGN_UP: 'open' }, { log: { debug: keep, info: keep, warn: keep, error: keep } });
  people = await openPeople(world);
  shop = await createTenant(world);
});
afterAll(async () => {
  await people.close();
  await world.close();
});

/** Every row of every table, as text. */
async function dump(): Promise<string> {
  const { sql } = world.runtime.database.system;
  const tables = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`;
  const rows = [];
  for (const { name } of tables) {
    const text = [`select t::text as row from ${name} t`];
    rows.push(await sql(Object.assign(text, { raw: text })));
  }
  return JSON.stringify(rows);
}

test('[SECRET-1 rest] a secret is in the one response that makes it: in no list, audit event, log or table', async () => {
  const { browser, id } = await people.signUp('olga');
  await people.join(id, shop.workspaceId, 'owner');
  const made: Record<string, string> = {};
  const make = async (
    name: string,
    line: string,
    body: object,
    read: (data: Record<string, string>) => unknown,
  ) => {
    const answer = await browser.send(line, body, { 'idempotency-key': name });
    expect(answer.status, answer.text).toBeLessThan(300);
    made[name] = String(read(answer.body.data));
    return answer.body.data.id as string;
  };
  await make('token', 'POST /v1/tokens', { name: 'T', scopes: ['bots:read'] }, ({ secret }) => secret);
  const hook = { url: 'https://example.com/hook', events: ['lead.created'] };
  const hookId = await make('webhook', 'POST /v1/webhooks', hook, ({ secret }) => secret);
  await make('rotated', `POST /v1/webhooks/${hookId}/rotate`, {}, ({ secret }) => secret);
  const guest = { email: 'guest@example.com', role: 'viewer' };
  await make('invitation', 'POST /v1/invitations', guest, ({ link }) => link?.split('#')[1]);
  expect(made).toMatchObject({
    token: expect.stringMatching(/^\S{30,}$/),
    webhook: expect.stringMatching(/^whsec_/),
    rotated: expect.stringMatching(/^whsec_/),
    invitation: expect.stringMatching(/^[\w-]{43}$/),
  });
  const shown = [];
  for (const path of ['tokens', 'webhooks', `webhooks/${hookId}`, 'invitations', 'audit', 'events', 'me']) {
    const { status, text } = await browser.send(`GET /v1/${path}`);
    expect(status, path).toBe(200);
    shown.push(text);
  }
  const places = { responses: shown.join(), logs: logged.join(), database: await dump() };
  expect(places.database).toContain('guest@example.com');
  for (const [name, secret] of Object.entries(made))
    for (const [place, text] of Object.entries(places)) {
      expect(text.includes(secret), `${name} in the ${place}`).toBe(false);
      expect(text.includes(secret.replace('whsec_', '')), `${name} in the ${place}`).toBe(false);
    }
});
