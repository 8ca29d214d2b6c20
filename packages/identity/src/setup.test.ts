import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPeople, type People, password } from '@jawab/test/support/people.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let dataDir: string;
let world: World;
let people: People;
let demo: Tenant;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'jawab-setup-'));
  world = await openWorld({ JAWAB_DATA: dataDir });
  people = await openPeople(world);
  demo = await createTenant(world);
});
afterAll(async () => {
  await people.close();
  await world.close();
  await rm(dataDir, { recursive: true, force: true });
});

const prepare = () => world.runtime.identity.prepareSetup(people.url, demo.workspaceId);
const ann = { name: 'Ann', email: 'ann@example.com', password };
const setUp = (body: object) => people.browser().send('POST /api/auth/setup', body);

test('the address of the first owner has 128 bits, stays the same over restarts, and is kept for its owner only', async () => {
  const url = await prepare();
  const [, code] = /^http:\/\/127\.0\.0\.1:\d+\/setup#([\w-]{22})$/.exec(url ?? '') ?? [];
  expect(await prepare()).toBe(url);
  expect((await readFile(join(dataDir, 'setup-code'), 'utf8')).trim()).toBe(code);
  expect((await stat(join(dataDir, 'setup-code'))).mode & 0o777).toBe(0o600);
  const rows = await world.runtime.database.system.sql`select * from auth.setup`;
  expect(JSON.stringify(rows)).not.toContain(code);
  expect((await people.browser().send('GET /api/auth/methods')).body.data).toEqual({
    sign_up: 'closed',
    setup: true,
    mail: false,
    oidc: false,
    oauth: true,
  });
});

test('a wrong code is refused, and five guesses a minute are all', async () => {
  const statuses = [];
  for (let n = 0; n < 7; n++) statuses.push((await setUp(Object.assign({ code: `guess-${n}` }, ann))).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  await world.runtime.database.system.sql`delete from rate_buckets`;
});

test('a code is checked before it is used, as seldom as it is guessed', async () => {
  const code = (await prepare())?.split('#')[1];
  const check = (guess?: string) => people.browser().send('POST /api/auth/setup-code', { code: guess });
  for (let n = 0; n < 7; n++) expect((await check(code)).body).toEqual({ data: { usable: true } });
  expect((await check('guess')).body.code).toBe('link_expired');
  const statuses = [];
  for (let n = 0; n < 5; n++) statuses.push((await setUp(Object.assign({ code: `guess-${n}` }, ann))).status);
  expect(statuses).toEqual([400, 400, 400, 400, 429]);
  expect((await check(code)).status).toBe(429);
  await world.runtime.database.system.sql`delete from rate_buckets`;
});

test('a bad password leaves the code as it was', async () => {
  const code = (await prepare())?.split('#')[1];
  expect((await setUp({ code, name: 'Ann', email: 'ann@example.com' })).body.code).toBe('invalid_request');
  expect((await setUp({ code, name: 'Ann', email: 'ann@example.com', password: 'short' })).status).toBe(400);
  expect((await people.browser().send('GET /api/auth/methods')).body.data.setup).toBe(true);
});

test('the code makes one owner, of a new workspace and of the demo one, and is dead', async () => {
  const code = (await prepare())?.split('#')[1];
  const browsers = [people.browser(), people.browser()];
  const answers = await Promise.all(
    browsers.map((browser, n) =>
      browser.send('POST /api/auth/setup', {
        code,
        name: 'Ann',
        email: `ann${n}@example.com`,
        password,
        workspaceName: 'Kopi',
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  const won = answers.findIndex(({ status }) => status === 201);
  const browser = browsers[won];
  expect(answers[won]?.body.data).toMatchObject({
    user: { name: 'Ann', email: `ann${won}@example.com` },
    workspace: { name: 'Kopi' },
  });
  const { body } = (await browser?.send('GET /v1/workspaces')) ?? { body: null };
  expect(body.data).toMatchObject([
    { id: demo.workspaceId, role: 'owner' },
    { name: 'Kopi', plan: 'scale', role: 'owner' },
  ]);
  expect((await setUp(Object.assign({ code }, ann))).body.code).toBe('link_expired');
  expect((await people.browser().send('POST /api/auth/setup-code', { code })).body.code).toBe('link_expired');
  await expect(stat(join(dataDir, 'setup-code'))).rejects.toThrow('ENOENT');
  expect(await prepare()).toBeNull();
  expect(await world.runtime.database.system.sql`select 1 from auth."user"`).toHaveLength(1);
});

test('after that, an account needs an invitation to its own address', async () => {
  const signUp = (body: object) =>
    people.browser().send('POST /api/auth/sign-up/email', Object.assign({ name: 'Siti', password }, body));
  const siti = { email: 'siti@example.com' };
  expect(await signUp(siti)).toMatchObject({ status: 403, body: { code: 'sign_up_closed' } });
  const { data } = await demo.call('invite_member', { email: 'siti@example.com', role: 'support' });
  const token = data.link.split('#')[1];
  const page = await people.browser().send('POST /api/auth/invitation', { token });
  expect(page.body.data).toEqual({
    email: 'siti@example.com',
    workspace_name: 'Test',
    role: 'support',
    has_account: false,
  });
  const tan = { email: 'tan@example.com', invitation: token };
  expect((await signUp(tan)).body.code).toBe('link_expired');
  const browser = people.browser();
  const made = await browser.send('POST /api/auth/sign-up/email', {
    name: 'Siti',
    email: 'Siti@example.com',
    password,
    invitation: token,
  });
  expect(made.status).toBe(200);
  expect((await browser.send('GET /v1/bots')).body.code).toBe('not_a_member');
  expect((await browser.send('POST /v1/invitations/accept', { token })).body.data.role).toBe('support');
  expect((await browser.send('GET /v1/bots')).body.data).toHaveLength(1);
  expect((await browser.send('POST /v1/invitations/accept', { token })).body.code).toBe('link_expired');
});
