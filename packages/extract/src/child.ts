import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { cleanText, cleanTitle } from './clean.ts';
import { ExtractError } from './error.ts';
import './html.ts';
import {
  type Asked,
  type AskPicture,
  drawingCpuMs,
  type Job,
  type Read,
  type Recognized,
  type Reply,
} from './job.ts';
import { parse } from './parsers.ts';
import { repairText } from './text/repair.ts';
import { sumWarnings } from './warnings.ts';

process.on('disconnect', () => process.exit(0));
process.on('message', (message: Job | Recognized) => {
  if (message.kind === 'job') void run(message);
  else take?.(message);
});

let take: ((recognized: Recognized) => void) | undefined;

/** Asks the parent what a picture says: a child starts no processes. */
const recognize: AskPicture = (picture) => {
  const { promise, resolve } = Promise.withResolvers<Recognized>();
  take = resolve;
  cpuLimitMs[0] = (cpuLimitMs[0] as number) + drawingCpuMs;
  send({ kind: 'picture', picture });
  return promise;
};

const cpuLimitMs = new Float64Array(new SharedArrayBuffer(8)).fill(Infinity);
const guard = new Worker(new URL('./child-guard.ts', import.meta.url), {
  execArgv: [],
  argv: process.argv.slice(2),
  workerData: cpuLimitMs,
});
guard.unref();

async function run(job: Job): Promise<void> {
  const { user, system } = process.cpuUsage();
  cpuLimitMs[0] = (user + system) / 1000 + job.maxCpuMs;
  const outcome = await extractHere(job).then(
    (extracted) => ({ kind: 'done' as const, extracted }),
    (error: unknown) => ({ kind: 'failed' as const, ...explain(error) }),
  );
  cpuLimitMs[0] = Infinity;
  send({ ...outcome, rssBytes: process.memoryUsage.rss() });
}

async function extractHere({ source, readsPictures }: Job): Promise<Read> {
  if (source.wants === 'sitemap') {
    const { parseSitemap } = await import('./sitemap.ts');
    return {
      title: null,
      markdown: '',
      language: null,
      contentHash: '',
      warnings: [],
      pageCount: null,
      redirectsTo: null,
      frames: [],
      ...parseSitemap(source.bytes),
    };
  }
  const parsed = await parse(source, readsPictures ? recognize : null);
  const markdown = await repairText(cleanText(parsed.markdown), { isPlain: parsed.isPlain ?? false });
  const { redirectsTo = null, frames = [] } = parsed;
  if (redirectsTo === null && frames.length === 0 && !/[\p{Letter}\p{Number}]/u.test(markdown)) {
    throw new ExtractError('empty_content', 'The document has no text. Send one that contains text.');
  }
  const contentHash = createHash('sha256').update(markdown).digest('hex');
  const { language, links = [], pageCount = null } = parsed;
  const [title, warnings] = [cleanTitle(parsed.title), sumWarnings(parsed.warnings ?? [])];
  return {
    title,
    markdown,
    language,
    contentHash,
    links,
    warnings,
    pageCount,
    redirectsTo,
    frames,
    isSitemapIndex: false,
  };
}

function explain(error: unknown): { code: ExtractError['code']; message: string } {
  if (error instanceof ExtractError) return { code: error.code, message: error.message };
  if (error instanceof RangeError) {
    return { code: 'too_complex', message: 'The document is too complex to read. Paste its text instead.' };
  }
  return { code: 'crashed', message: 'The document could not be read. Try again, or paste its text.' };
}

function send(reply: Reply | Asked): void {
  process.send?.(reply);
}
