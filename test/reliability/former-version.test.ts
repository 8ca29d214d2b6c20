import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { childEnvironment, root } from '../support/child-environment.ts';
import { bearer } from '../support/loopback.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { openWorld, type World } from '../support/world.ts';

const run = promisify(execFile);
const question = 'How long does delivery take inside Indonesia?';

let world: World;
let folder: string;
let former: ServerProcess;

/** The version before: the last tag, or the commit before the newest migration as long as there is no tag. */
function findFormer(): string | null {
  const git = (...options: string[]) =>
    execFileSync('git', options, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('describe', '--tags', '--abbrev=0', 'HEAD~1');
  } catch {}
  try {
    return git(
      'rev-parse',
      '--verify',
      `${git('log', '-1', '--format=%H', '--', 'packages/db/migrations')}~1`,
    );
  } catch {
    console.warn('The former version is not tested: this copy has no history that contains it.');
    return null;
  }
}

// Two versions at once need a database that more than one process can open.
const version = inject('databaseUrl') ? findFormer() : null;
const onPostgres = version ? test : test.skip;

beforeAll(async () => {
  if (!version) return;
  world = await openWorld();
  folder = await mkdtemp(join(tmpdir(), 'jawab-former-'));
  const checkout = join(folder, 'code');
  const script = 'mkdir "$1" && git archive "$2" | tar -x -C "$1" && cd "$1" && sh scripts/run jawab --help';
  await run('sh', ['-ec', script, 'sh', checkout, version], { cwd: root, env: childEnvironment });
  const settings = {
    DATABASE_URL: world.database.connectionString,
    SECRET_KEY: 'ab'.repeat(32),
    JAWAB_DEMO: '1',
  };
  former = await startServer(join(folder, 'data'), settings, [], checkout);
}, 600_000);
afterAll(async () => {
  await former?.stop();
  await world?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

// biome-ignore lint/suspicious/noExplicitAny: a test knows the shape of its answers
const call = async (path: string, body?: object): Promise<any> => {
  const answer = await fetch(`${former.url}/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...bearer(former.demo.token), 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status, path).toBeLessThan(300);
  return answer.json();
};

onPostgres(
  'a server of the former version works on the schema of this one',
  async () => {
    const code = join(folder, 'code/packages/db');
    const [theirs, ours] = await Promise.all(
      [join(code, 'schema.sql'), join(root, 'packages/db/schema.sql')].map((path) => readFile(path, 'utf8')),
    );
    expect(theirs).not.toBe(ours);
    const { id: chatbotId } = (await call('/bots')).data[0];
    const { data: added } = await call('/kb/ingest', {
      title: 'Warranty',
      text: 'Every teapot has a warranty of seven years.',
      wait: 30,
    });
    await expect
      .poll(async () => (await call(`/kb/${added.id}`)).data.status, { timeout: 60_000 })
      .toBe('ready');
    const reply = await call('/chat', { message: question, chatbotId, sessionId: 's', stream: false });
    expect(reply.jawab).toMatchObject({ answered: true });
    const feedback = `/conversations/s/messages/${reply.jawab.message_id}/feedback`;
    await call(feedback, { chatbotId, rating: 'up' });
    for (const list of [
      '/conversations',
      '/leads',
      '/kb',
      '/unanswered',
      '/analytics',
      '/usage',
      '/webhooks',
    ])
      await call(list);
    const { sql } = world.runtime.database.workspace(former.demo.workspace_id);
    const [stored] = await sql`
    select content, feedback from messages where id = ${reply.jawab.message_id}`;
    expect(stored).toEqual({ content: reply.choices[0].message.content, feedback: 'up' });
  },
  120_000,
);
