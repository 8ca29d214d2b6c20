import { writeSync } from 'node:fs';

const CHECK_MS = 100;
const maxRssBytes = Number(process.argv[2]) * 1024 * 1024;
const parentPid = process.ppid;

/** A thread of its own: a parser that holds the main thread can neither hear its parent leave nor count its memory. */
setInterval(() => {
  if (process.ppid !== parentPid) process.kill(process.pid, 'SIGKILL');
  if (process.memoryUsage.rss() <= maxRssBytes) return;
  writeSync(2, 'resident set out of memory\n');
  process.kill(process.pid, 'SIGKILL');
}, CHECK_MS);
