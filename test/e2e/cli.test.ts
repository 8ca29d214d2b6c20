import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJawab } from '../support/run-command.ts';
import { runJawabHere } from '../support/run-jawab-here.ts';
import { addDatabase, type ServerProcess, startServer } from '../support/server-process.ts';

let dataDir: string;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'jawab-cli-'));
  await addDatabase(dataDir);
  server = await startServer(dataDir);
});
afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const jawab = (...args: string[]) => runJawab(args, { JAWAB_DATA: dataDir });
const jawabHere = (...args: string[]) => runJawabHere(args, { JAWAB_DATA: dataDir });

const read = (path: string, token = server.demo.token) =>
  fetch(server.demo.base_url + path, { headers: { authorization: `Bearer ${token}` } });

test('refuses a data folder that does not exist, and makes none', async () => {
  const missing = join(dataDir, 'mistyped');
  const { code, out, err } = await runJawab(['workspace', 'list'], { JAWAB_DATA: missing });
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(`There is no folder ${missing}.`);
  expect(existsSync(missing)).toBe(false);
});

test('creates, uses, lists and revokes workspaces and tokens while the server runs', async () => {
  const workspace = JSON.parse(
    (await jawabHere('workspace', 'create', '--name', 'Shop', '--plan', 'growth', '--json')).out,
  );
  expect(workspace).toEqual({ id: expect.any(String) });
  const changed = await jawabHere('workspace', 'update', workspace.id, '--limits', '{"bots":1}', '--json');
  expect(JSON.parse(changed.out)).toEqual({ id: workspace.id });
  const openly = ['--limits', '{"messagesPerMonth":9}', '--egress-allowed'];
  await jawabHere('workspace', 'update', workspace.id, ...openly);
  const back = ['--reset-limits', 'messagesPerMonth', '--no-egress-allowed'];
  expect((await jawabHere('workspace', 'update', workspace.id, ...back)).code).toBe(0);
  const { limits } = JSON.parse((await jawabHere('workspace', 'list', '--json')).out).find(
    ({ id }: { id: string }) => id === workspace.id,
  );
  expect(limits).toEqual({ bots: 1 });
  const made = await jawabHere(
    'token',
    'create',
    '--workspace',
    workspace.id,
    '--scopes',
    'bots:read',
    '--expires-in',
    '1h',
    '--json',
  );
  const token = JSON.parse(made.out);
  expect(Object.keys(token).sort()).toEqual(['id', 'token']);
  const me = (await (await read('/me', token.token)).json()) as { data: object };
  expect(me.data).toMatchObject({
    workspace: { plan: 'growth' },
    scopes: ['bots:read'],
    limits: { bots: 1 },
  });
  const listed = JSON.parse((await jawabHere('token', 'list', '--workspace', workspace.id, '--json')).out);
  expect(listed).toMatchObject([{ id: token.id, revoked_at: null }]);
  expect(JSON.stringify(listed)).not.toContain(token.token);
  expect((await jawabHere('token', 'revoke', token.id)).code).toBe(0);
  expect((await read('/me', token.token)).status).toBe(401);
});

test('examines the running service, and says with its exit code whether something is wrong', async () => {
  const { code, out, err } = await jawab('doctor', '--json');
  expect(err).toBe('');
  const levels = new Set((JSON.parse(out) as { level: string }[]).map(({ level }) => level));
  expect(code).toBe(levels.has('error') ? 1 : levels.has('warning') ? 2 : 0);
  expect(JSON.parse(out)).toContainEqual(expect.objectContaining({ check: 'key', level: 'ok' }));
  const wrong = await runJawabHere(['doctor'], { JAWAB_DATA: dataDir, PORT: 'x' });
  expect([wrong.code, wrong.err]).toEqual([1, '']);
  expect(wrong.out).toContain('The setting PORT must be a port number.');
});

test('calls any tool, and prints an answer as it arrives', async () => {
  const { data } = JSON.parse((await jawabHere('call', 'list_bots')).out);
  expect(data).toMatchObject([{ id: server.demo.bot_id }]);
  const statuses = async () => {
    const { data } = (await (await read('/kb')).json()) as { data: { status: string }[] };
    return [...new Set(data.map(({ status }) => status))];
  };
  await expect.poll(statuses, { timeout: 90_000 }).toEqual(['ready']);
  const answer = await jawab('ask', 'Kapan toko buka?');
  expect(answer.out).toContain('09.00');
  expect(answer.out).toContain('source: ');
});

test('prints refusals as sentences on stderr with exit code 1, and nothing on stdout', async () => {
  for (const args of [
    ['call', 'no_such_tool'],
    ['call', 'ask_bot', 'message='],
    ['token', 'create', '--scopes', 'nope'],
    ['token', 'revoke', '00000000-0000-4000-8000-000000000000'],
    ['workspace', 'create', '--name', 'x', '--plan', 'gold'],
  ]) {
    const { code, out, err } = await jawabHere(...args);
    expect([args, code, out]).toEqual([args, 1, '']);
    expect(err).toMatch(/\w+ .*\./);
    expect(err).not.toMatch(/^\s+at /m);
  }
});

test('works without a running server', async () => {
  await server.stop();
  expect(JSON.parse((await jawab('workspace', 'list', '--json')).out).length).toBeGreaterThanOrEqual(2);
  expect((await jawabHere('ask', 'When is the shop open?')).out).toContain('9:00');
});
