import { execFile } from 'node:child_process';
import { childEnvironment, root } from './child-environment.ts';

export interface Ran {
  code: number;
  out: string;
  err: string;
}

/** Runs a command in the repository's folder to its end. `settings` are additional environment variables. */
export function runCommand(
  [command, ...args]: readonly [string, ...string[]],
  settings: Record<string, string>,
  input?: string,
): Promise<Ran> {
  const env = { ...childEnvironment, ...settings };
  return new Promise((resolve) => {
    const child = execFile(command, args, { cwd: root, env }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
    child.stdin?.end(input);
  });
}

/** Runs `jawab` with these arguments to its end. */
export const runJawab = (args: readonly string[], settings: Record<string, string>, input?: string) =>
  runCommand([process.execPath, 'apps/cli/src/main.ts', ...args], settings, input);
