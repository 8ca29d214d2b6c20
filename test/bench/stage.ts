import { type ChildProcess, execFile, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

/** The Node.js flags that `npm start` uses. */
const nodeFlags = [
  '--enable-experimental-regexp-engine-on-excessive-backtracks',
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=32',
];
const root = new URL('../../', import.meta.url).pathname;
const run = promisify(execFile);

export interface Stage {
  url: URL;
  pid: number;
  dataDir: string;
  token: string;
  botId: string;
  readyMs: number;
  close(): Promise<void>;
}

/**
 * Starts a server with the demo shop and no limits, and with the instant model if `withModel` is true. Without the demo shop
 * (`JAWAB_DEMO` is `0`), the token and the bot are empty: a database that was used before has its shop already.
 */
export async function setStage(
  databaseUrl: string | undefined,
  withModel: boolean,
  settings: Record<string, string> = {},
): Promise<Stage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jawab-bench-'));
  const model = withModel ? await forkServer('test/bench/instant-model.ts') : null;
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    TMPDIR: process.env.TMPDIR,
    PORT: String(port),
    JAWAB_DATA: dataDir,
    LOG_LEVEL: 'error',
    JAWAB_DEMO: '1',
    ...(databaseUrl && { DATABASE_URL: databaseUrl, SECRET_KEY: '0'.repeat(64) }),
    ...(model && { GEMINI_API_KEY: 'bench', GEMINI_BASE_URL: model.url.origin }),
    ...settings,
  };
  const startedAt = performance.now();
  const server = spawn(process.execPath, [...nodeFlags, 'apps/server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await readyLine(server);
  const readyMs = performance.now() - startedAt;
  const demo = env.JAWAB_DEMO === '1' ? JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8')) : null;
  const limits = '{"requestsPerMinute":null,"messagesPerMonth":null,"botRequestsPerMinute":null}';
  if (demo)
    await run(
      process.execPath,
      ['apps/cli/src/main.ts', 'workspace', 'update', demo.workspace_id, '--limits', limits],
      {
        cwd: root,
        env,
      },
    );
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    pid: server.pid as number,
    dataDir,
    token: demo?.token ?? '',
    botId: demo?.bot_id ?? '',
    readyMs,
    async close() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      model?.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts a server of the bench that sends its port when it listens, and ends when its parent is gone. */
export async function forkServer(path: string, args: string[] = []) {
  const server = fork(join(root, path), args, { stdio: 'inherit' });
  const [port] = (await once(server, 'message')) as [number];
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    pid: server.pid as number,
    close: () => server.disconnect(),
  };
}

async function readyLine(server: ChildProcess): Promise<void> {
  const lines = createInterface({ input: server.stdout as NodeJS.ReadableStream });
  for await (const line of lines) if (line.startsWith('ready ')) return void server.stdout?.resume();
  throw new Error('The server ended before it was ready.');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
