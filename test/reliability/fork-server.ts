import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { childEnvironment } from '../support/child-environment.ts';

const file = new URL('./chat-process.ts', import.meta.url).pathname;

/** Starts a server in a process of its own, to be killed, and waits until it serves. */
export async function forkServer(
  connectionString: string,
  settings: Record<string, string> = {},
): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(file, [connectionString, JSON.stringify(settings)], {
    execPath: process.execPath,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { NODE_COMPILE_CACHE: childEnvironment.NODE_COMPILE_CACHE },
  });
  const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (typeof said !== 'string') throw new Error(`The server ended with ${said} before it was ready.`);
  return { child, url: said };
}
