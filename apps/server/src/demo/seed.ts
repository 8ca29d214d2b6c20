import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addDocument,
  createWorkspace,
  execute,
  finish,
  integrationScopes,
  issueToken,
  isWellFormed,
  Refusal,
  type Tool,
} from '@jawab/core';
import { operatorOf, type Runtime } from '@jawab/runtime';
import { registry } from '@jawab/tools';
import { demoBot, demoKnowledge } from './knowledge.ts';

export interface Demo {
  base_url: string;
  mcp_url: string;
  token: string;
  workspace_id: string;
  bot_id: string;
  public_key: string;
  /** True if this start created it. */
  isNew: boolean;
}

/**
 * Creates the demo workspace once per database: a shop with one bot and knowledge in five languages. Stores its address and
 * token in `demo.json` (mode 0600) in the data folder. Returns null if another data folder has the token of the demo, and if the owner
 * deleted its bot.
 */
export async function seedDemo(runtime: Runtime, url: string): Promise<Demo | null> {
  const file = join(runtime.config.dataDir, 'demo.json');
  const addresses = { base_url: `${url}/v1`, mcp_url: `${url}/mcp` };
  const kept = await readDemo(file);
  const known = kept && (await isKnown(runtime, kept.workspace_id));
  if (!known && !(await claimDemo(runtime))) return null;
  const demo = known ? { ...kept, ...addresses } : { ...addresses, ...(await createDemo(runtime)) };
  await mkdir(runtime.config.dataDir, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.new`, `${JSON.stringify(demo, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  const isNew = !known;
  const public_key = await openToPages(runtime, { ...demo, isNew }, url);
  return public_key === null ? null : { ...demo, public_key, isNew };
}

/** Returns whether this process may create the demo: nobody has, its workspace was deleted, or its creator died a minute ago. */
async function claimDemo({ database }: Runtime): Promise<boolean> {
  const claimed = await database.system.sql`
    insert into installation as kept (name, value) values ('demo_workspace', 'being created')
    on conflict (name) do update set value = excluded.value, updated_at = now()
    where not exists (select from workspaces where id::text = kept.value)
      and (kept.value <> 'being created' or kept.updated_at < now() - interval '1 minute')
    returning name`;
  return claimed.length > 0;
}

type KeptDemo = Omit<Demo, 'isNew' | 'public_key'>;
type OpenDemo = KeptDemo & { isNew: boolean };

/** The settings of the demo's bot that are read here. */
interface BotSettings {
  public_key: string;
  allowed_origins: string[];
}

async function readDemo(file: string): Promise<KeptDemo | null> {
  try {
    const demo = JSON.parse(await readFile(file, 'utf8')) as KeptDemo;
    return isWellFormed(demo.token) ? demo : null;
  } catch {
    return null;
  }
}

/** Both loopback names: the page of the demo shop has the one that the window does not have. */
const originsAt = (port: string) => ['localhost', '127.0.0.1'].map((name) => `http://${name}:${port}`);

/**
 * Lets the page of the demo shop show the bot: at the first start, and at another port as long as the origins are those that a
 * start has set. Returns the public key; null if the bot was deleted.
 */
async function openToPages(runtime: Runtime, { workspace_id, bot_id, isNew }: OpenDemo, url: string) {
  const ctx = await contextOf(runtime, workspace_id);
  const call = async (tool: string, input: object) =>
    (await finish(await execute(registry.get(tool) as Tool, ctx, input))).data as BotSettings;
  const bot = await call('get_bot', { id: bot_id }).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'not_found') return null;
    throw error;
  });
  if (!bot) return null;
  const { public_key, allowed_origins: allowed } = bot;
  const isOurs = allowed.join() === originsAt(/\d+$/.exec(allowed[0] ?? '')?.[0] ?? '').join();
  const origins = originsAt(new URL(url).port || '80');
  if (isNew || (isOurs && allowed.join() !== origins.join()))
    await call('update_bot', { id: bot_id, allowedOrigins: origins });
  return public_key;
}

async function contextOf(runtime: Runtime, workspaceId: string) {
  const principal = await operatorOf(runtime.database, workspaceId);
  return runtime.contextFor(principal, { channel: 'api', signal: new AbortController().signal });
}

const isKnown = async ({ database }: Runtime, workspaceId: string) =>
  (await database.system.sql`select 1 from workspaces where id = ${workspaceId}`).length > 0;

async function createDemo(runtime: Runtime) {
  const { database } = runtime;
  const { id: workspaceId } = await createWorkspace(database.system.sql, {
    name: 'Demo',
    plan: 'scale',
    egressAllowed: true,
  });
  const ctx = await contextOf(runtime, workspaceId);
  const call = async (tool: string, input: object) =>
    (await finish(await execute(registry.get(tool) as Tool, ctx, input))).data as { id: string };
  const { name, language, theme, suggestions } = demoBot;
  const { id: botId } = await call('create_bot', { name, language });
  await call('update_bot', { id: botId, theme, suggestions });
  for (const { title, text } of demoKnowledge)
    await addDocument(ctx, { title, botId, sourceType: 'snippet', sourceUrl: null, content: text });
  const { secret: token } = await issueToken(database.system.sql, {
    workspaceId,
    name: 'demo',
    scopes: [...integrationScopes],
    bots: null,
    expiresAt: null,
    createdBy: 'first start',
  });
  await database.system.sql`update installation set value = ${workspaceId} where name = 'demo_workspace'`;
  return { token, workspace_id: workspaceId, bot_id: botId };
}
