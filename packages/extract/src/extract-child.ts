import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ExtractError } from './error.ts';
import type { Asked, Extracted, Job, Recognize, Recognized, Reply, Source } from './job.ts';
import { limitPictures } from './limit-pictures.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));
const HEAP_SHARE = 0.75;
const STDERR_CHARS = 4096;
/** On a busy machine, a child gets a quarter of a processor at least. */
const CLOCK_SHARE = 4;

/**
 * One child process. It reads one source at a time, stays for the next, and is killed if it exceeds its time or
 * memory.
 */
export interface ExtractChild {
  memoryMb: number;
  pid: number | undefined;
  run(source: Source, maxCpuMs: number, recognize: Recognize | null): Promise<Extracted>;
  /** False if it was killed, died, or grew so much that it should be replaced. */
  isReusable(): boolean;
  end(): void;
}

/** Forks the same Node with an empty environment and no right to write files or start processes. */
const forkChild = (memoryMb: number): ChildProcess =>
  fork(CHILD, [String(memoryMb)], {
    execPath: process.execPath,
    execArgv: [
      `--max-old-space-size=${Math.floor(memoryMb * HEAP_SHARE)}`,
      '--permission',
      '--allow-fs-read=*',
      '--allow-worker',
      '--no-warnings',
    ],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });

/** Starts a child. */
export function startChild(memoryMb: number): ExtractChild {
  const child = forkChild(memoryMb);
  let complaint = '';
  let reusable = true;
  child.stderr?.on('data', (text: Buffer) => {
    complaint = (complaint + text.toString('latin1')).slice(-STDERR_CHARS);
  });
  child.on('error', () => {});
  setReferenced(child, false);

  async function run(source: Source, maxCpuMs: number, recognize: Recognize | null): Promise<Extracted> {
    setReferenced(child, true);
    const pictures = limitPictures(recognize);
    const startedAt = performance.now();
    try {
      reusable = false;
      const job: Job = { kind: 'job', source, maxCpuMs, readsPictures: recognize !== null };
      const reply = await answerWithin(child, job, pictures.read, () => complaint);
      reusable = reply.rssBytes < (memoryMb * 1024 * 1024) / 2;
      if (reply.kind === 'done')
        return Object.assign(reply.extracted, {
          readMs: performance.now() - startedAt - pictures.spentMs(),
        });
      throw new ExtractError(reply.code, reply.message);
    } finally {
      pictures.end();
      setReferenced(child, false);
    }
  }

  const end = () => void child.kill('SIGKILL');

  return {
    memoryMb,
    pid: child.pid,
    run,
    isReusable: () => reusable && child.connected && !child.killed,
    end,
  };
}

/**
 * The child measures its processor time itself. The clock only ends one that waits for something that never comes; it stands
 * still while a picture is read.
 */
function answerWithin(
  child: ChildProcess,
  job: Job,
  readPicture: (asked: Asked) => Promise<Recognized>,
  complaint: () => string,
): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const onExit = () => reject(whyItEnded(complaint(), job));
  const startClock = () =>
    setTimeout(() => {
      reject(tooSlow(job));
      child.kill('SIGKILL');
    }, job.maxCpuMs * CLOCK_SHARE);
  let timer = startClock();
  const onMessage = async (message: Reply | Asked) => {
    if (message.kind !== 'picture') return resolve(message);
    clearTimeout(timer);
    const recognized = await readPicture(message);
    if (!child.connected) return;
    timer = startClock();
    child.send(recognized, () => {});
  };
  child.on('message', onMessage);
  child.once('close', onExit);
  if (child.connected) child.send(job, (error) => void (error && child.kill('SIGKILL')));
  else onExit();
  return promise.finally(() => {
    clearTimeout(timer);
    child.off('message', onMessage);
    child.off('close', onExit);
  });
}

const tooSlow = ({ maxCpuMs }: Job) =>
  new ExtractError(
    'timed_out',
    `Reading took longer than ${Math.round(maxCpuMs / 100) / 10} s. Split the document, or paste its text instead.`,
  );

function whyItEnded(complaint: string, job: Job): ExtractError {
  if (complaint.includes('out of processor time')) return tooSlow(job);
  if (/out of memory|heap limit|Array buffer allocation failed/i.test(complaint)) {
    return new ExtractError(
      'out_of_memory',
      'The document needs too much memory to read. Paste its text instead.',
    );
  }
  return new ExtractError('crashed', 'Reading ended unexpectedly. Try again, or paste the text.');
}

/** Lets an idle child not keep its parent alive, but a busy one. */
function setReferenced(child: ChildProcess, busy: boolean): void {
  const stderr = child.stderr as { ref?(): void; unref?(): void } | null;
  for (const handle of [child, child.channel, stderr]) {
    if (busy) handle?.ref?.();
    else handle?.unref?.();
  }
}
