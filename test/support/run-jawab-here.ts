import { format } from 'node:util';
import { runProgram } from '@jawab/cli/run-program.ts';
import { vi } from 'vitest';
import type { Ran } from './run-command.ts';

let last: Promise<unknown> = Promise.resolve();

/** Runs `jawab` with these arguments in this process, after the runs before it: a process of its own takes a second of CPU. */
export function runJawabHere(args: readonly string[], settings: Record<string, string>): Promise<Ran> {
  const run = last.then(() => captureProgram(args, settings));
  last = run.catch(() => {});
  return run;
}

async function captureProgram(args: readonly string[], settings: Record<string, string>): Promise<Ran> {
  const ran = { out: '', err: '' };
  const before = new Map(Object.keys(settings).map((name) => [name, process.env[name]]));
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((...values) => {
      ran.out += `${format(...values)}\n`;
    }),
    vi.spyOn(console, 'error').mockImplementation((...values) => {
      ran.err += `${format(...values)}\n`;
    }),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      ran.out += text;
      return true;
    }),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      ran.err += text;
      return true;
    }),
  ];
  const codeBefore = process.exitCode;
  process.exitCode = 0;
  Object.assign(process.env, settings);
  try {
    await runProgram(args);
    return { code: Number(process.exitCode), out: ran.out, err: ran.err };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.exitCode = codeBefore;
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
}
