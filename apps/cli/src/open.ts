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
 * Opens a runtime beside a running server (through its database) or, when none runs, by itself.
 * Closes it when `work` is done.
 */
export async function withRuntime<T>(work: (runtime: Runtime) => Promise<T>): Promise<T> {
  const config = readConfig();
  const running = config.databaseUrl ? null : await attachEmbedded(join(config.dataDir, 'postgres'));
  const runtime = await openRuntime(config, {
    poolSize: 2,
    log: createLog('warn'),
    ...(running && { connectionString: running.connectionString }),
  });
  try {
    return await work(runtime);
  } finally {
    await runtime.close();
  }
}

/** The workspace a command is about: the one named, else the demo one of this data folder. */
export async function workspaceOf(runtime: Runtime, named: string | undefined): Promise<string> {
  if (named) return named;
  try {
    const demo = JSON.parse(await readFile(join(runtime.config.dataDir, 'demo.json'), 'utf8'));
    return demo.workspace_id;
  } catch {
    throw new InvalidSetting('Name a workspace with --workspace; `jawab workspace list` shows them.');
  }
}
