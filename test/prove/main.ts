import { parseArgs } from 'node:util';
import clockSteps from './faults/clock-steps.ts';
import failingHosts from './faults/failing-hosts.ts';
import failingModels from './faults/failing-models.ts';
import failingStatements from './faults/failing-statements.ts';
import frozenDatabase from './faults/frozen-database.ts';
import fullDisk from './faults/full-disk.ts';
import { killRow } from './faults/kills.ts';
import generatedRequests from './input/generated-requests.ts';
import hangingReceivers from './limits/hanging-receivers.ts';
import hostileDocuments from './limits/hostile-documents.ts';
import restarts from './limits/restarts.ts';
import silentReaders from './limits/silent-readers.ts';
import slowLoris from './limits/slow-loris.ts';
import { type OpenServer, openPostgres } from './postgres.ts';
import { createRandom, type Row, Skip, type Trial } from './row.ts';
import scaleProcesses from './scale/processes.ts';
import deletedConditions from './tenancy/deleted-conditions.ts';
import { type Result, writeProof } from './write-proof.ts';

/**
 * Tries what a service must withstand, and prints one JSON line a row and a last one. The exit code is 1 if anything is
 * wrong. Arguments are groups or rows (`faults`, `faults/frozen-database`); without any, everything runs. `--seed` repeats a
 * run, `--full` takes the full sizes, `--requests` another number of generated requests, `--write` writes the table into
 * docs/proof.md.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    full: { type: 'boolean', default: false },
    requests: { type: 'string' },
    write: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

/** The rows in the order in which they run. */
const rows: Record<string, Row> = {
  'tenancy/deleted-conditions': deletedConditions,
  'faults/frozen-database': frozenDatabase,
  'faults/killed-server': killRow('server'),
  'faults/killed-worker': killRow('worker'),
  'faults/killed-database': killRow('database'),
  'faults/failing-statements': failingStatements,
  'faults/failing-models': failingModels,
  'faults/failing-hosts': failingHosts,
  'faults/clock-steps': clockSteps,
  'faults/full-disk': fullDisk,
  'input/generated-requests': generatedRequests,
  'limits/slow-loris': slowLoris,
  'limits/silent-readers': silentReaders,
  'limits/hanging-receivers': hangingReceivers,
  'limits/hostile-documents': hostileDocuments,
  'limits/restarts': restarts,
  'scale/processes': scaleProcesses,
};
const names = Object.keys(rows);
const isWanted = (name: string) =>
  positionals.length === 0 || positionals.some((wanted) => name === wanted || name.startsWith(`${wanted}/`));

/** The sentences that are printed of a row that is wrong. */
const maxSentences = 8;

let server: Promise<OpenServer> | undefined;
const postgres = () => (server ??= openPostgres());

async function runRow(name: string): Promise<Result> {
  const { title, maxSeconds, run } = rows[name] as Row;
  const seed = Number(values.seed);
  const sentences: string[] = [];
  let [tried, wrong] = [0, 0];
  const cleaning = new AsyncDisposableStack();
  const trial: Trial = {
    seed,
    random: createRandom(seed),
    isFull: values.full,
    requests: values.requests ? Number(values.requests) : null,
    tried: (count = 1) => {
      tried += count;
    },
    wrong(sentence) {
      wrong++;
      if (sentences.length < maxSentences) sentences.push(sentence);
    },
    after: (work) => cleaning.defer(async () => void (await work())),
    postgres,
  };
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 100) / 10;
  const limitMs = maxSeconds * 1_000 * (values.full ? 20 : 1);
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`It took longer than ${limitMs / 1000} s.`)), limitMs);
  try {
    const figures = await Promise.race([run(trial), late.promise]);
    if (tried === 0) trial.wrong('Nothing was tried.');
    return { row: name, title, seed, tried, wrong, seconds: seconds(), figures, sentences };
  } catch (error) {
    if (error instanceof Skip)
      return {
        row: name,
        title,
        seed,
        tried,
        wrong,
        seconds: seconds(),
        figures: {},
        skipped: error.message,
      };
    trial.wrong(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return { row: name, title, seed, tried, wrong, seconds: seconds(), figures: {}, sentences };
  } finally {
    clearTimeout(timer);
    await cleaning.disposeAsync().catch((error) => console.error(error));
  }
}

const chosen = names.filter(isWanted);
const unknown = positionals.filter(
  (wanted) => !names.some((name) => name === wanted || name.startsWith(`${wanted}/`)),
);
if (unknown.length > 0) {
  console.error(`There is no row ${unknown.join(', ')}. Rows: ${names.join(', ')}.`);
  process.exit(2);
}
if (values.list) {
  for (const name of chosen) console.log(name);
  process.exit(0);
}

const results: Result[] = [];
for (const name of chosen) {
  const result = await runRow(name);
  results.push(result);
  const { title: _, sentences, figures, ...line } = result;
  const shown = sentences?.length ? { sentences } : {};
  console.log(JSON.stringify(Object.assign(line, figures, shown)));
}
await (await server?.catch(() => null))?.close();
const count = (what: (result: Result) => number) => results.reduce((sum, result) => sum + what(result), 0);
const wrong = count((result) => result.wrong);
console.log(
  JSON.stringify({
    rows: results.length,
    tried: count((result) => result.tried),
    wrong,
    skipped: results.filter(({ skipped }) => skipped).map(({ row }) => row),
    seconds: Math.round(count((result) => result.seconds)),
  }),
);
if (values.write) await writeProof(results);
process.exit(wrong > 0 ? 1 : 0);
