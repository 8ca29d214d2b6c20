import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  attachEmbedded,
  createLog,
  InvalidSetting,
  openRuntime,
  type Runtime,
  readConfig,
} from '@jawab/runtime';

/**
 * Opens a runtime on the database of a running server, or on its own if none runs, and closes it when `work` is done.
 */
export async function withRuntime<T>(work: (runtime: Runtime) => Promise<T>): Promise<T> {
  const config = readConfig();
  if (!config.databaseUrl && !existsSync(config.dataDir))
    throw new InvalidSetting(
      `There is no folder ${config.dataDir}. Set JAWAB_DATA to the data folder of the service, or start the service first with \`npm start\`, which makes one.`,
    );
  const running = config.databaseUrl ? null : await attachEmbedded(join(config.dataDir, 'postgres'));
  const runtime = await openRuntime(config, {
    poolSize: 2,
    isPatient: true,
    log: createLog('warn'),
    ...(running && { connectionString: running.connectionString }),
  });
  try {
    return await work(runtime);
  } finally {
    await runtime.close();
  }
}

/** Finds the workspace of a command: the named one, else the demo workspace of this data folder, else the only one. */
export async function workspaceOf(runtime: Runtime, named: string | undefined): Promise<string> {
  if (named) return named;
  const known = (
    await runtime.database.system.sql<{ id: string }>`select id from workspaces order by created_at, id`
  ).map(({ id }) => id);
  const demo = await readDemo(runtime.config.dataDir);
  if (demo && known.includes(demo)) return demo;
  const [only, ...others] = known;
  if (only && others.length === 0) return only;
  throw new InvalidSetting(
    only
      ? 'Name a workspace with --workspace. Run `jawab workspace list` for the ids.'
      : 'There is no workspace yet. Create one with `jawab workspace create --name "My shop"`.',
  );
}

/** The data folder still has the demo's file if another database is set later. */
async function readDemo(dataDir: string): Promise<string | null> {
  try {
    return JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8')).workspace_id;
  } catch {
    return null;
  }
}
