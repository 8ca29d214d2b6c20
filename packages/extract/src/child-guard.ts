import { writeSync } from 'node:fs';

const CHECK_MS = 100;
const maxRssBytes = Number(process.argv[2]) * 1024 * 1024;
const parentPid = process.ppid;

/**
 * Runs in its own thread: a parser that blocks the main thread can neither notice that its parent has ended nor
 * measure its memory.
 */
setInterval(() => {
  if (process.ppid !== parentPid) process.kill(process.pid, 'SIGKILL');
  if (process.memoryUsage.rss() <= maxRssBytes) return;
  writeSync(2, 'resident set out of memory\n');
  process.kill(process.pid, 'SIGKILL');
}, CHECK_MS);
