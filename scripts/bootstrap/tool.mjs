import { spawn } from 'node:child_process';

const parentCheckMs = 500;

/**
 * Runs npm or pnpm with its output captured; resolves to `{ code, stdout, output }` (output holds both streams).
 * When the process that started us is gone (somebody ended `npm start`), the tool is ended too.
 */
export async function runTool(command, args, { cwd, env }) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let output = '';
  child.stdout.on('data', (bytes) => {
    stdout += bytes;
    output += bytes;
  });
  child.stderr.on('data', (bytes) => (output += bytes));
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && child.kill(), parentCheckMs);
  try {
    const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
    return { code, stdout, output };
  } finally {
    clearInterval(watch);
  }
}
