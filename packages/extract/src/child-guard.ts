import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const CHECK_MS = 100;
const maxRssBytes = Number(process.argv[2]) * 1024 * 1024;
const parentPid = process.ppid;

/** The processor time, in ms, at which the document that is being read has had enough. Infinity between documents. */
const cpuLimitMs = workerData as Float64Array;

/**
 * Runs in its own thread: a parser that blocks the main thread can neither notice that its parent has ended nor
 * measure its memory and time.
 */
setInterval(() => {
  if (process.ppid !== parentPid) process.kill(process.pid, 'SIGKILL');
  if (process.memoryUsage.rss() > maxRssBytes) endWith('resident set out of memory');
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1000 > (cpuLimitMs[0] as number)) endWith('out of processor time');
}, CHECK_MS);

function endWith(complaint: string): void {
  writeSync(2, `${complaint}\n`);
  process.kill(process.pid, 'SIGKILL');
}
