import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '@jawab/runtime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ModelServer, startModelServer } from '../../../../test/support/model-server.ts';
import { openWorld, type World } from '../../../../test/support/world.ts';
import { checkAnswers } from './check-answers.ts';
import { checkClock } from './check-clock.ts';
import { checkKey } from './check-key.ts';
import { checkModels } from './check-models.ts';
import { checkQueue } from './check-queue.ts';
import { checkSchema } from './check-schema.ts';
import { checkSettings } from './check-settings.ts';
import { checkVoice } from './check-voice.ts';
import { examine } from './examine.ts';
import type { Check, Finding, OpenScene } from './finding.ts';

let world: World;
let models: ModelServer;
let dataDir: string;
beforeAll(async () => {
  world = await openWorld();
  models = await startModelServer({ unknown: new Set(['gone']) });
  dataDir = await mkdtemp(join(tmpdir(), 'jawab-doctor-'));
});
afterAll(async () => {
  await world.close();
  await models.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The settings of an installation on the database of this suite. */
const configOf = (settings: Record<string, string> = {}): Config => {
  const config = readConfig({ JAWAB_DATA: dataDir, SECRET_KEY: 'ab'.repeat(32), ...settings });
  return Object.assign(config, { databaseUrl: config.databaseUrl ?? world.database.connectionString });
};

const show = ({ level, text }: Finding) => `${level} ${text}`;
/** The findings of one check. A whole examination asks the search in every language. */
const find = async (check: Check['find'], settings?: Record<string, string>) =>
  (await check(configOf(settings))).map(show);
/** The findings of one check of the open database. */
const findIn = async (check: Check<OpenScene>['find'], settings?: Record<string, string>) =>
  (await check({ config: configOf(settings), database: world.runtime.database })).map(show);

/** The findings of each check, as `level text`. */
async function findAll(config: Config): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for await (const one of examine(config)) found[one.check] = [...(found[one.check] ?? []), show(one)];
  return found;
}
const has = (text: string) => [expect.stringContaining(text)];

test('finds nothing wrong with a service that works', async () => {
  await world.runtime.database.system.sql`
    update processes set works = true`;
  expect(await findAll(configOf())).toEqual({
    settings: has('ok All settings are valid.'),
    database: has('pgvector 0.'),
    migrations: has('ok The schema is up to date.'),
    search: has('ok Search finds its pages in 26 languages.'),
    queue: has('ok Workers: 1.'),
    clock: has('ok The clock is right.'),
    key: has('ok The key fits'),
    disk: has('GiB are free'),
    models: [
      'ok No model is configured.',
      expect.stringMatching(
        /^ok To search by meaning too, run `npm run -s jawab -- model install e5-small`: \d+ MiB,/,
      ),
    ],
    voice: [expect.stringMatching(/^ok Heard: no language\./), expect.stringMatching(/^ok Spoken: /)],
    scans: has('ok Scanned pages are '),
    answers: [expect.stringContaining('No model configured'), expect.stringContaining('Measured without')],
  });
  await world.runtime.database.system.sql`update processes set works = false`;
});

test('warns when the network can reach the service without TLS, and not behind a public address', async () => {
  expect(await find(checkSettings, { HOST: '0.0.0.0' })).toEqual(
    has('warning HOST=0.0.0.0 lets the network'),
  );
  const behindProxy = { HOST: '0.0.0.0', PUBLIC_URL: 'https://bots.example.com' };
  expect(await find(checkSettings, behindProxy)).toEqual(has('ok All settings are valid.'));
});

test('lists which language is heard and spoken by which engine', async () => {
  const voice = await find(checkVoice, { GEMINI_API_KEY: 'k', GEMINI_BASE_URL: models.url });
  const codes = 'ar bn en fil hi id ja ko mr ms ta te th vi zh-Hans zh-Hant';
  expect(voice).toEqual([
    `ok Heard: ${codes} by gemini. Not: gu km kn lo ml my ne pa si ur.`,
    `ok Spoken: ${codes} by gemini. Not: gu km kn lo ml my ne pa si ur.`,
  ]);
});

test('warns of a queue without workers and of jobs that were given up', async () => {
  const { system } = world.runtime.database;
  expect(await findIn(checkQueue)).toEqual(has('warning No worker runs.'));
  await system.sql`select enqueue('housekeeping', '{}', 'doctor')`;
  expect(await findIn(checkQueue)).toEqual(has('error No worker runs. Jobs: 1 due'));
});

test('names the models that refuse, are missing or cannot be reached', async () => {
  const url = { CHAT_MODEL_URL: models.openaiUrl, EMBEDDING_URL: models.openaiUrl };
  const both = { ...url, CHAT_MODEL: 'talker', EMBEDDING_MODEL: 'embedder' };
  expect(await find(checkModels, both)).toEqual([
    expect.stringMatching(/^ok The chat model talker at .* answers in/),
    expect.stringMatching(/^ok The embedding model embedder answers in/),
  ]);
  models.script({ status: 401 });
  const refused = await find(checkModels, { CHAT_MODEL_URL: models.openaiUrl, CHAT_MODEL: 'talker' });
  const advice = expect.stringContaining('model install e5-small');
  expect(refused).toEqual([expect.stringContaining('refuses our request (HTTP 401). Check the key'), advice]);
  const gemini = await find(checkModels, { GEMINI_API_KEY: 'k', GEMINI_BASE_URL: models.url });
  expect(gemini).toEqual([expect.stringMatching(/^ok /), expect.stringMatching(/^ok /)]);
  const nobody = await find(checkModels, { CHAT_MODEL_URL: 'http://127.0.0.1:9/v1', CHAT_MODEL: 'talker' });
  expect(nobody).toEqual([expect.stringContaining('cannot be reached'), advice]);
});

test('says what answers and how well, and that models were not measured', async () => {
  const figures =
    /Measured without a model: \d+% of \d+ questions get .*, and \d+% a wrong .* Of \d+ questions that no page answers, \d+% are/;
  expect(await find(checkAnswers)).toEqual([
    'ok No model configured: quotes only; understands 27 languages by concepts.',
    expect.stringMatching(new RegExp(`^ok ${figures.source}`)),
  ]);
  const url = { CHAT_MODEL_URL: models.openaiUrl, EMBEDDING_URL: models.openaiUrl };
  expect(await find(checkAnswers, { ...url, CHAT_MODEL: 'talker', EMBEDDING_MODEL: 'embedder' })).toEqual([
    'ok talker answers; understands 27 languages by concepts, and by meaning with embedder.',
    expect.stringMatching(
      new RegExp(`^ok How well this does with talker and embedder was not measured\\. ${figures.source}`),
    ),
  ]);
});

test('says what the sentence model of a file lacks', async () => {
  const folder = join(dataDir, 'multilingual-e5-small');
  await mkdir(folder);
  const settings = { EMBEDDING_FILE: join(folder, 'model.onnx') };
  await writeFile(settings.EMBEDDING_FILE, '');
  const name = `error The embedding model multilingual-e5-small in ${settings.EMBEDDING_FILE} cannot run: `;
  expect(await find(checkModels, settings)).toEqual([
    `${name}There is no tokenizer.json in ${folder}. Put it beside the model. Check EMBEDDING_FILE and docs/embeddings.md.`,
  ]);
  await writeFile(join(folder, 'tokenizer.json'), '{}');
  expect(await find(checkModels, settings)).toEqual([
    expect.stringMatching(
      /cannot run: onnxruntime-node is not installed\. Run `npm install .*` in .*small\./,
    ),
  ]);
});

test('finds another key, files that wait, a newer version, and a clock that was set back', async () => {
  const { system } = world.runtime.database;
  expect(await findIn(checkKey, { SECRET_KEY: 'cd'.repeat(32) })).toEqual(
    has('error The setting SECRET_KEY is not'),
  );
  await system.sql`update migrations set sha256 = 'before' where name = 'functions/graphile_worker.sql'`;
  expect(await findIn(checkSchema)).toEqual(has('applies 1 schema files: functions/graphile_worker.sql'));
  await system.sql`insert into migrations (name, sha256, applied_at) values ('9999_later.sql', '', now() + interval '1 hour')`;
  expect(await findIn(checkSchema)).toEqual(has('warning A newer version has run here: 9999_later.sql'));
  expect(await findIn(checkClock)).toEqual(
    has('error The database has times that are 60 minutes in the future'),
  );
});

test('says that a database cannot be reached or does not exist yet, and goes on', async () => {
  const away = await findAll(configOf({ DATABASE_URL: 'postgres://127.0.0.1:9/jawab' }));
  expect(away.database).toEqual(has('error The database cannot be opened: '));
  expect(Object.keys(away)).toEqual(['settings', 'database', 'disk', 'models', 'answers', 'voice', 'scans']);
  const fresh = await findAll(readConfig({ JAWAB_DATA: dataDir }));
  expect(fresh.database).toEqual(has('There is no database in'));
});
