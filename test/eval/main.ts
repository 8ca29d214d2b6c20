import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Embedder } from '@jawab/core';
import { InvalidSetting } from '@jawab/runtime';
import { evaluateHelpcentres } from './evaluate-helpcentre.ts';
import { evaluateLanguage, scoreLanguage } from './evaluate-language.ts';
import { evaluateRetrieval, writeRun } from './evaluate-retrieval.ts';
import { evaluateVoice, reportVoice } from './evaluate-voice.ts';
import { readDecided, reportDecision } from './fit-decision.ts';
import { readAsked, reportFit } from './fit-preference.ts';
import { joinArticles } from './join-articles.ts';
import { openDatabase } from './open-database.ts';
import { embedderSettings, openEmbedder } from './open-embedder.ts';
import { openProduct, type Product } from './open-product.ts';
import { createProgress, type Progress } from './progress.ts';
import { readLanguageRows, readSets } from './read-data.ts';
import { type Helpcentre, readHelpcentres } from './read-helpcentre.ts';
import { reportHelpcentres } from './report-helpcentre.ts';
import { scoreSet } from './score-run.ts';
import { trainLanguage } from './train-language.ts';
import { writeMeasured, writeReport } from './write-report.ts';

const usage = `usage:
  eval retrieval --data DIR --out RUN.jsonl [--only REGEX] [--database URL] [--embedder gemini|openai|file]
  eval language  --data DIR --out RUN.jsonl
  eval helpcentre --data DIR [--out ROWS.jsonl] [--only REGEX] [--database URL] [--embedder openai|file]
                  [--join markdown|plain|bold|numbered]
  eval fit       --data DIR [--only REGEX] [--database URL]
  eval fit-decision --data DIR [--only REGEX] [--database URL] [--embedder openai|file]
  eval report    --data DIR [--out docs/quality.md] [--database URL]
  eval train-language --data DIR --out packages/language/detect/model.br [--only SCRIPT]
  eval voice     [--out ROWS.jsonl]

voice asks by voice: SPEECH_URL and TRANSCRIPTION_MODEL name a recogniser, and espeak-ng speaks.

With --embedder passages and questions get vectors too, by the settings of the service (environment or .env):
  gemini   GEMINI_API_KEY, and if wanted EMBEDDING_MODEL and GEMINI_BASE_URL
  openai   EMBEDDING_URL of any OpenAI-compatible server, EMBEDDING_MODEL, and if wanted EMBEDDING_KEY
  file     EMBEDDING_FILE of a sentence model`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    out: { type: 'string' },
    only: { type: 'string' },
    database: { type: 'string' },
    embedder: { type: 'string' },
    join: { type: 'string' },
  },
});

const at = (times: number[], share: number) => times[Math.floor(times.length * share)]?.toFixed(1) ?? '-';

async function runRetrieval(data: string, embedder: Embedder | null = null) {
  const sets = readSets(data, values.only ? new RegExp(values.only) : undefined);
  const steps = sets.reduce(
    (sum, set) => sum + set.corpus.length + set.questions.length + set.unanswerable.length,
    0,
  );
  const opened = await openDatabase(values.database);
  const progress = createProgress(steps);
  try {
    const run = await evaluateRetrieval(opened.database, sets, embedder, progress);
    progress.end();
    return { ...run, sets, engine: opened.engine };
  } finally {
    await opened.close();
  }
}

async function retrieval(data: string, out: string): Promise<void> {
  const embedder = values.embedder ? openEmbedder(values.embedder) : null;
  const { rows, timesMs, engine } = await runRetrieval(data, embedder);
  writeRun(out, rows);
  console.error(
    `${engine}${embedder ? `, ${embedder.model}` : ''}: ${rows.length} questions, search p50 ${at(timesMs, 0.5)} ms, p95 ${at(timesMs, 0.95)} ms`,
  );
}

/** Opens the product and hands it over with the help centres of a folder. */
async function withHelpcentres<T>(
  data: string,
  use: (product: Product, centres: Helpcentre[], progress: Progress) => Promise<T>,
  joining = values.join,
) {
  const only = new RegExp(values.only ?? '');
  const centres = readHelpcentres(data).map((centre) => ({
    ...centre,
    bases: centre.bases
      .filter(({ id }) => only.test(id))
      .map((base) => (joining ? joinArticles(base, joining) : base)),
  }));
  const bases = centres.flatMap((centre) => centre.bases);
  const ids = new Set(bases.map(({ id }) => id));
  const asked = centres.flatMap((centre) => centre.questions.filter(({ base }) => ids.has(base)));
  const steps = bases.reduce((sum, { articles }) => sum + articles.length, asked.length);
  const product = await openProduct(
    values.database,
    values.embedder ? embedderSettings(values.embedder) : {},
  );
  const progress = createProgress(steps);
  try {
    const result = await use(product, centres, progress);
    progress.end();
    return { result, engine: product.engine };
  } finally {
    await product.close();
  }
}

const runHelpcentres = (data: string, joining?: string) =>
  withHelpcentres(data, evaluateHelpcentres, joining);

async function helpcentre(data: string, out: string | undefined): Promise<void> {
  const {
    result: { rows, timesMs },
    engine,
  } = await runHelpcentres(data);
  if (out) writeRun(out, rows);
  console.log(reportHelpcentres(rows));
  console.error(
    `${engine}: ${rows.length} questions, search p50 ${at(timesMs, 0.5)} ms, p95 ${at(timesMs, 0.95)} ms`,
  );
}

function language(data: string, out: string): void {
  const rows = readLanguageRows(data);
  const began = performance.now();
  writeRun(out, evaluateLanguage(rows));
  const perRow = ((performance.now() - began) / rows.length).toFixed(3);
  const { macro, restricted, labels } = scoreLanguage(rows);
  console.error(
    `${rows.length} texts, ${perRow} ms each; odd rows: macro ${macro.toFixed(4)}, restricted ${restricted.toFixed(4)}`,
  );
  console.error(JSON.stringify(labels));
}

async function report(data: string, out: string | undefined): Promise<void> {
  const { engine, sets, rows, timesMs } = await runRetrieval(data);
  const run = new Map(rows.map((row) => [row.query_id, row]));
  const scores = sets.map((set) => scoreSet(set, run));
  const language = scoreLanguage(readLanguageRows(data));
  const readHalf = async (folder: string, joining?: string) =>
    (await runHelpcentres(folder, joining)).result.rows;
  const readJoined = async (folder: string) => ({
    markdown: await readHalf(folder, 'markdown'),
    plain: await readHalf(folder, 'plain'),
  });
  const [heldOut, development] = ['test/eval/helpcentre-held-out', 'test/eval/helpcentre'] as const;
  const helpcentres = {
    heldOut: await readHalf(heldOut),
    development: await readHalf(development),
    joined: { heldOut: await readJoined(heldOut), development: await readJoined(development) },
  };
  if (!out) writeMeasured(helpcentres.heldOut);
  writeReport(out ?? 'docs/quality.md', { engine, scores, timesMs, language, helpcentres });
}

async function voice(out: string | undefined): Promise<void> {
  const result = await evaluateVoice();
  if (out)
    writeFileSync(
      out,
      [...result.spoken, ...result.sounds].map((row) => `${JSON.stringify(row)}\n`).join(''),
    );
  console.log(reportVoice(result));
}

function refuse(error: unknown): void {
  if (!(error instanceof InvalidSetting)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

const [command] = positionals;
if (command === 'voice') {
  await voice(values.out);
} else if (
  !values.data ||
  (!['report', 'helpcentre', 'fit', 'fit-decision'].includes(command ?? '') && !values.out)
) {
  console.error(usage);
  process.exitCode = 2;
} else if (command === 'retrieval') {
  await retrieval(values.data, values.out as string).catch(refuse);
} else if (command === 'helpcentre') {
  await helpcentre(values.data, values.out).catch(refuse);
} else if (command === 'fit') {
  const { result } = await withHelpcentres(values.data, readAsked);
  console.log(reportFit(result));
} else if (command === 'fit-decision') {
  const { result } = await withHelpcentres(values.data, readDecided);
  console.log(reportDecision(result));
} else if (command === 'language') {
  language(values.data, values.out as string);
} else if (command === 'report') {
  await report(values.data, values.out);
} else if (command === 'train-language') {
  const only = values.only ? new RegExp(values.only) : undefined;
  await trainLanguage(readLanguageRows(values.data), values.out as string, only);
} else {
  console.error(usage);
  process.exitCode = 2;
}
