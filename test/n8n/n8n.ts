import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { childEnvironment } from '../support/child-environment.ts';
import { findPort } from '../support/find-port.ts';
import { runCommand } from '../support/run-command.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of a foreign API
export type Any = any;

const version = '2.41.1';
const owner = { email: 'ann@shop.example', firstName: 'Ann', lastName: 'Lee', password: 'Try-nodes-1' };

/** Runs npm in a folder with a home of its own, and the proxy of this machine. Fails with what npm said. */
async function npm(folder: string, ...args: [string, ...string[]]): Promise<void> {
  const own = { HOME: folder, npm_config_nodedir: dirname(dirname(process.execPath)) };
  const settings = Object.assign({}, process.env as Record<string, string>, own);
  const quiet = ['--prefix', folder, '--no-audit', '--no-fund', '--loglevel', 'error'];
  const { code, err } = await runCommand(['npm', ...args, ...quiet], settings);
  if (code !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${err}`);
}

/**
 * Installs n8n into a folder, unless it is there: minutes and 3 GB. Of the native parts it builds only the database, with the headers
 * of this Node.js: those of Kafka and others need a compiler and minutes, and nothing here uses them.
 */
export async function installN8n(folder: string): Promise<void> {
  const built = join(folder, 'node_modules/sqlite3/build/Release/node_sqlite3.node');
  if (existsSync(built)) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"private":true}');
  await npm(folder, 'install', '--ignore-scripts', `n8n@${version}`);
  await npm(folder, 'rebuild', 'sqlite3');
}

/** Installs a packed node where n8n looks for community nodes. n8n itself has its peer dependency. */
export async function installNode(userFolder: string, file: string): Promise<void> {
  const nodes = join(userFolder, '.n8n/nodes');
  await mkdir(nodes, { recursive: true });
  await writeFile(join(nodes, 'package.json'), '{"private":true}');
  await npm(nodes, 'install', '--legacy-peer-deps', file);
}

export interface N8n {
  url: string;
  /** Calls the API of n8n's editor as its owner. Fails with what it answered. */
  call(line: string, body?: object): Promise<Any>;
  stop(): Promise<void>;
}

/** Asks again until there is an answer. */
export async function waitUntil<T>(what: string, look: () => Promise<T | null>): Promise<T> {
  for (let n = 0; n < 600; n += 1) {
    const found = await look();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error(`There was no ${what} within three minutes.`);
}

/** Starts n8n at a port of loopback, and signs in its owner. `userFolder` has what it keeps. */
export async function startN8n(folder: string, userFolder: string, port: number): Promise<N8n> {
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    HOME: userFolder,
    N8N_USER_FOLDER: userFolder,
    N8N_PORT: String(port),
    N8N_LISTEN_ADDRESS: '127.0.0.1',
    N8N_RUNNERS_BROKER_PORT: String(await findPort()),
    WEBHOOK_URL: `${url}/`,
    N8N_SECURE_COOKIE: 'false',
    N8N_DIAGNOSTICS_ENABLED: 'false',
    N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
    N8N_TEMPLATES_ENABLED: 'false',
  };
  const child = spawn(process.execPath, [join(folder, 'node_modules/n8n/bin/n8n'), 'start'], {
    env: { ...childEnvironment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      printed += text;
    });
  await waitUntil('n8n that is ready', async () => {
    if (child.exitCode !== null) throw new Error(`n8n ended:\n${printed}`);
    const answer = await fetch(`${url}/healthz/readiness`).catch(() => null);
    return answer?.ok ? true : null;
  });
  let cookie = '';
  const call: N8n['call'] = async (line, body) => {
    const [method, path] = line.split(' ');
    const headers = { 'content-type': 'application/json', 'browser-id': 'try', cookie };
    const answer = await fetch(`${url}/rest${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${line}: ${answer.status} ${text}`);
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return JSON.parse(text).data;
  };
  const { userManagement } = await call('GET /settings');
  if (userManagement.showSetupOnFirstLoad) await call('POST /owner/setup', owner);
  else await call('POST /login', { emailOrLdapLoginId: owner.email, password: owner.password });
  return {
    url,
    call,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
