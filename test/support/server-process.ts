import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { copyTemplate } from '@jawab/db/open-test-database.testing.ts';
import { childEnvironment, root } from './child-environment.ts';
import { templateKey } from './world.ts';

/** The Node.js flags that `npm start` uses. */
const nodeFlags = [
  '--enable-experimental-regexp-engine-on-excessive-backtracks',
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=32',
];

export interface Demo {
  base_url: string;
  mcp_url: string;
  token: string;
  workspace_id: string;
  bot_id: string;
}

export interface ServerProcess {
  child: ChildProcess;
  url: string;
  demo: Demo;
  /** Everything it printed, before and after it was ready. */
  printed(): string;
  /** Stops it and returns its exit code. */
  stop(): Promise<number | null>;
}

/** Puts an empty, migrated database into the data folder of a server. Making one takes it seconds of CPU time. */
export const addDatabase = (dataDir: string): Promise<void> =>
  copyTemplate(templateKey, join(dataDir, 'postgres'));

/** Starts the real server in its own process. `from` is another checkout. */
export const spawnServer = (
  dataDir: string,
  settings: Record<string, string> = {},
  options: string[] = [],
  from: string = root,
) =>
  spawn(process.execPath, [...nodeFlags, 'apps/server/src/main.ts', ...options], {
    cwd: from,
    env: {
      ...childEnvironment,
      PORT: '0',
      JAWAB_DATA: dataDir,
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Starts the real server in its own process, as a user would, and waits until it reports ready. `from` is another checkout. */
export async function startServer(
  dataDir: string,
  settings: Record<string, string> = {},
  options: string[] = [],
  from: string = root,
): Promise<ServerProcess> {
  const child = spawnServer(dataDir, settings, options, from);
  const lines: string[] = [];
  const keep = (stream: NodeJS.ReadableStream, heard: (line: string) => void) =>
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      heard(line);
    });
  await new Promise<void>((resolve, reject) => {
    keep(child.stdout, (line) => line.startsWith('API reference') && resolve());
    keep(child.stderr, () => {});
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${lines.join('\n')}`)));
  });
  const demo = JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8')) as Demo;
  return {
    child,
    url: new URL(demo.base_url).origin,
    demo,
    printed: () => lines.join('\n'),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill('SIGTERM');
      const [code] = await once(child, 'exit');
      return code;
    },
  };
}
