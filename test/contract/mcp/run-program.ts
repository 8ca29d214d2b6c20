import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** The folder of this workspace's packages. */
export const installed = new URL('../../node_modules/', import.meta.url);

/** Runs a program of an installed package to its end. `path` begins with the package's name. */
export async function runProgram(
  path: string,
  args: string[],
  cwd: string,
  env: Record<string, string> = {},
) {
  const child = spawn(process.execPath, [new URL(path, installed).pathname, ...args], {
    cwd,
    env: { PATH: process.env.PATH, HOME: cwd, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: code as number, stdout, stderr };
}
