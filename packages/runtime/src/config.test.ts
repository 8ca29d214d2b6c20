import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { InvalidSetting, listUnknownSettings, readConfig } from './config.ts';

test('without settings, uses the embedded database on loopback, with the demo', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    databaseUrl: null,
    demo: true,
    publicUrl: null,
    gemini: undefined,
    dataDir: expect.stringMatching(/\.data$/),
  });
});

test('creates no demo on PostgreSQL unless it is requested', () => {
  const env = { DATABASE_URL: 'postgres://localhost/jawab', SECRET_KEY: 'ab'.repeat(32) };
  expect(readConfig(env).demo).toBe(false);
  expect(readConfig({ ...env, JAWAB_DEMO: '1' }).demo).toBe(true);
});

test('gives a new workspace the scale plan on the embedded database, else the free plan, unless one is set', () => {
  const env = { DATABASE_URL: 'postgres://localhost/jawab', SECRET_KEY: 'ab'.repeat(32) };
  expect(readConfig({}).newWorkspacePlan).toBe('scale');
  expect(readConfig(env).newWorkspacePlan).toBe('free');
  expect(readConfig({ ...env, NEW_WORKSPACE_PLAN: 'growth' }).newWorkspacePlan).toBe('growth');
  expect(() => readConfig({ NEW_WORKSPACE_PLAN: 'huge' })).toThrow(
    /NEW_WORKSPACE_PLAN.*must be one of free, /,
  );
});

test('reads empty values as unset', () => {
  expect(readConfig({ DATABASE_URL: '', GEMINI_API_KEY: '', PUBLIC_URL: '', SECRET_KEY: '' })).toMatchObject({
    databaseUrl: null,
    gemini: undefined,
    publicUrl: null,
    secretKey: null,
  });
});

test.each([
  ['', 0.05],
  ['on', 1],
  ['off', 0],
  ['0.1', 0.1],
])('AGENT_TRACES=%s traces %d of the answers', (AGENT_TRACES, share) => {
  expect(readConfig({ AGENT_TRACES }).agentTraces).toBe(share);
});

test.each([
  [{ PORT: 'x' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://x' }, 'SECRET_KEY'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY'],
  [{ PUBLIC_URL: 'ftp://x' }, 'PUBLIC_URL'],
  [{ TRUST_PROXY: 'proxy.local' }, 'TRUST_PROXY'],
  [{ EGRESS_ALLOW: '127.0.0.1' }, 'EGRESS_ALLOW'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ ANSWER_CHECK: 'both' }, 'ANSWER_CHECK'],
  [{ AGENT_TRACES: 'some' }, 'AGENT_TRACES'],
  [{ AGENT_TRACES: '1.5' }, 'AGENT_TRACES'],
  [{ AGENT_TRACES: '0' }, 'AGENT_TRACES'],
  [{ CHAT_MODEL_URL: 'localhost:11434' }, 'CHAT_MODEL_URL'],
  [{ CHAT_MODEL_URL: 'http://localhost:11434/v1' }, 'CHAT_MODEL'],
  [{ EMBEDDING_URL: 'http://localhost:11434/v1' }, 'EMBEDDING_MODEL'],
  [{ JAWAB_DEMO: 'yes' }, 'JAWAB_DEMO'],
  [{ EMBEDDING_FILE: 'nowhere/model.onnx' }, 'EMBEDDING_FILE'],
  [{ EMBEDDING_FILE: 'package.json', EMBEDDING_MODEL: 'x' }, 'EMBEDDING_FILE'],
  [{ SMTP_URL: 'https://mail.example.com', MAIL_FROM: 'a@example.com' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM'],
  [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'Jawab' }, 'MAIL_FROM'],
  [{ MAIL_REPLY_TO: 'support@example.com' }, 'SMTP_URL'],
])('refuses %j with a sentence that names %s', (env, setting) => {
  expect(() => readConfig(env)).toThrow(InvalidSetting);
  expect(() => readConfig(env)).toThrow(new RegExp(`setting ${setting} .*\\.$`));
});

test('finds variables that are misspelt settings, and no others', () => {
  const env = {
    CHAT_MODEL_ULR: 'x',
    SECRET_KEYS: 'x',
    JAWAB_FOLDER: 'x',
    PORT: '1',
    HOSTNAME: 'x',
    PATH: 'x',
    HOME: 'x',
  };
  expect(listUnknownSettings(env)).toEqual([
    { name: 'CHAT_MODEL_ULR', meant: 'CHAT_MODEL_URL' },
    { name: 'SECRET_KEYS', meant: 'SECRET_KEY' },
    { name: 'JAWAB_FOLDER', meant: null },
  ]);
});

test('reads where traces are sent, and which part of them', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://localhost:4318/';
  expect(readConfig({}).telemetry).toBeNull();
  expect(
    readConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%3Db, tenant=1',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    }).telemetry,
  ).toEqual({
    url: 'http://localhost:4318',
    headers: { 'api-key': 'a=b', tenant: '1' },
    serviceName: 'jawab',
    share: 0.1,
  });
  const wrong: Record<string, string>[] = [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' },
    { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 'no pair' },
    { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: 'all' },
    { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '2' },
  ];
  for (const settings of wrong) expect(() => readConfig(settings)).toThrow(/^The setting OTEL_\w+ must be/);
});

test('uses the sentence model that was installed into the data folder, unless another one is named', async () => {
  const JAWAB_DATA = await mkdtemp(join(tmpdir(), 'jawab-config-'));
  const file = join(JAWAB_DATA, 'models', 'multilingual-e5-small', 'onnx', 'model_quantized.onnx');
  const other = join(JAWAB_DATA, 'model.onnx');
  const embeddingOf = (settings: object) => readConfig(Object.assign({ JAWAB_DATA }, settings)).embedding;
  try {
    expect(embeddingOf({})).toEqual({});
    await mkdir(dirname(file), { recursive: true });
    for (const path of [file, other]) await writeFile(path, '');
    expect(embeddingOf({ GEMINI_API_KEY: 'k' })).toEqual({ file });
    expect(embeddingOf({ EMBEDDING_MODEL: 'gemini-embedding-2' })).toEqual({ model: 'gemini-embedding-2' });
    const [url, model] = ['http://localhost:11434/v1', 'bge-m3'];
    expect(embeddingOf({ EMBEDDING_URL: url, EMBEDDING_MODEL: model })).toEqual({ url, model });
    expect(embeddingOf({ EMBEDDING_FILE: other })).toEqual({ file: other });
  } finally {
    await rm(JAWAB_DATA, { recursive: true });
  }
});
