import { parseArgs } from 'node:util';
import { evaluateLanguage, isServed, macroAccuracy } from './evaluate-language.ts';
import { detectLanguage } from '@jawab/retrieval';
import { trainLanguage } from './train-language.ts';
import { evaluateRetrieval, writeRun } from './evaluate-retrieval.ts';
import { openDatabase } from './open-database.ts';
import { createProgress } from './progress.ts';
import { readLanguageRows, readSets } from './read-data.ts';

const usage = `usage:
  eval retrieval --data DIR --out RUN.jsonl [--only REGEX] [--database URL]
  eval language  --data DIR --out RUN.jsonl
  eval report    --data DIR [--out docs/quality.md] [--database URL]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    out: { type: 'string' },
    only: { type: 'string' },
    database: { type: 'string' },
  },
});

const at = (times: number[], share: number) => times[Math.floor(times.length * share)]?.toFixed(1) ?? '-';

async function retrieval(data: string, out: string): Promise<void> {
  const sets = readSets(data, values.only ? new RegExp(values.only) : undefined);
  const steps = sets.reduce(
    (sum, set) => sum + set.corpus.length + set.questions.length + set.unanswerable.length,
    0,
  );
  const opened = await openDatabase(values.database);
  const progress = createProgress(steps);
  try {
    const { rows, timesMs, lines } = await evaluateRetrieval(opened.database, sets, progress);
    writeRun(out, rows);
    progress.end();
    console.error(
      `${opened.engine}: ${rows.length} questions, search p50 ${at(timesMs, 0.5)} ms, p95 ${at(timesMs, 0.95)} ms`,
    );
    console.error(JSON.stringify(lines));
  } finally {
    await opened.close();
  }
}

function language(data: string, out: string): void {
  const rows = readLanguageRows(data);
  const began = performance.now();
  writeRun(out, evaluateLanguage(rows));
  const perRow = ((performance.now() - began) / rows.length).toFixed(3);
  const all = macroAccuracy(rows, (row) => detectLanguage(row.text).language);
  const restricted = macroAccuracy(
    rows.filter(isServed),
    (row) => detectLanguage(row.text, { candidates: ['en', row.lang] }).language,
  );
  console.error(
    `${rows.length} texts, ${perRow} ms each; odd rows: macro ${all.macro.toFixed(4)}, restricted ${restricted.macro.toFixed(4)}`,
  );
  console.error(JSON.stringify(all.labels));
}

const [command] = positionals;
if (!values.data || (command !== 'report' && !values.out)) {
  console.error(usage);
  process.exitCode = 2;
} else if (command === 'retrieval') {
  await retrieval(values.data, values.out as string);
} else if (command === 'language') {
  language(values.data, values.out as string);
} else if (command === 'train-language') {
  trainLanguage(readLanguageRows(values.data), values.out as string);
} else {
  console.error(usage);
  process.exitCode = 2;
}
