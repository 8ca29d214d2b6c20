import { forkWorker } from '../../reliability/fork-worker.ts';
import { createTenant, openWorld } from '../../support/world.ts';
import type { Figures, Row } from '../row.ts';

const megabytes = 12;
const maxMs = 20_000;
/** Characters that cost most: none ends a word, and marks belong to the letter before them. */
const texts: Record<string, string> = {
  thai: 'ก',
  thai_words: 'ร้านค้าเปิดเวลาเก้าโมงเช้าทุกวัน',
  marks: `e${'\u0301\u0323'.repeat(500)}`,
  mixed_marks: '\u0e01\u0e49\u0e49\u0e49\u0323\u0301',
};

const row: Row = {
  title: `texts of ${megabytes} MB of Thai and of combining marks, uploaded as files: one that is neither ready nor failed within ${maxMs / 1000} s`,
  maxSeconds: 240,
  async run(trial) {
    const settings = { LOG_LEVEL: 'silent' };
    const world = await openWorld(settings, { serverUrl: (await trial.postgres()).url });
    trial.after(() => world.close());
    const shop = await createTenant(world);
    const worker = await forkWorker(world.database.connectionString, settings);
    trial.after(() => worker.kill('SIGKILL'));
    const figures: Figures = {};
    for (const [name, unit] of Object.entries(texts)) {
      trial.tried();
      const bytes = Buffer.from(unit.repeat(Math.ceil((megabytes * 1e6) / Buffer.byteLength(unit))));
      const file = { filename: `${name}.txt`, contentBase64: bytes.toString('base64') };
      const { id } = (await shop.call('add_file', file)).data;
      const startedAt = performance.now();
      let document: { status: string; error: { code: string } | null };
      do document = (await shop.call('get_knowledge', { id, wait: 30 })).data;
      while (!['ready', 'failed'].includes(document.status) && performance.now() - startedAt < 4 * maxMs);
      const ms = Math.round(performance.now() - startedAt);
      if (ms > maxMs) trial.wrong(`${name} is ${document.status} after ${ms} ms.`);
      figures[name] = `${document.error?.code ?? document.status} in ${ms} ms`;
    }
    return figures;
  },
};
export default row;
