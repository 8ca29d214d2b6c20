import { spawn } from 'node:child_process';

/** More would be the answer of another program. */
const maxOutputBytes = 32 * 1_048_576;

/**
 * Runs the command `tesseract` with bytes as its input and returns what it prints. Throws if it is not installed, fails, or
 * prints too much, and the signal's reason. The promise settles when the process has ended.
 */
export function runTesseract(
  command: string,
  args: string[],
  input: Uint8Array[],
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    // One picture takes one processor: with its own threads, it needs more time in all.
    const child = spawn('env', ['OMP_THREAD_LIMIT=1', command, ...args], {
      stdio: ['pipe', 'pipe', 'ignore'],
      signal,
      killSignal: 'SIGKILL',
    });
    const chunks: Buffer[] = [];
    let size = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxOutputBytes) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.stdin.on('error', () => {});
    child.on('error', () => {
      if (child.pid === undefined) reject(failed(command));
    });
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(chunks).toString('utf8'));
      else reject(signal.aborted ? signal.reason : failed(command));
    });
    for (const bytes of input) child.stdin.write(bytes);
    child.stdin.end();
  });
}

const failed = (command: string) => new Error(`The command ${command} failed or is not installed.`);
