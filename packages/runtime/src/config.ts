import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { findInstalled } from '@jawab/ai/sentence-models/installable.ts';
import { findMeantName, messagingChannels, planNames } from '@jawab/core';
import { parseAllow } from '@jawab/egress';
import { createAddressReader } from '@jawab/http';
import type { IdentitySettings } from '@jawab/identity';
import { z } from 'zod';

const url = (what: string) => z.url({ protocol: /^https?$/, error: `must be an http(s) address ${what}` });
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** A traced answer costs a third more CPU, so that this part of them costs less than three percent. */
const defaultTraced = 0.05;

const share = z.coerce.number().gt(0).max(1);

/** The setting that replaces the address of a provider, such as `TELEGRAM_API_BASE`. */
const baseSettingOf = (channel: string) => `${channel.toUpperCase()}_API_BASE`;

const providerBases = Object.fromEntries(
  messagingChannels.map((channel) => [
    baseSettingOf(channel),
    optional(url(`that replaces the one of ${channel}`)),
  ]),
);

const mailAddress = z
  .string()
  .regex(
    /^(?:[^<>\p{Cc}]* <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
    'must be an address such as Jawab <no-reply@example.com>',
  );

const Settings = z.object({
  PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int('must be a whole number')
    .min(0, 'must be 0–65535')
    .max(65_535, 'must be 0–65535')
    .default(4000),
  HOST: z.string().min(1, 'must name an address to listen on').default('127.0.0.1'),
  JAWAB_DATA: z.string().default('.data'),
  JAWAB_DEMO: optional(z.enum(['0', '1'], { error: 'must be 0 or 1' })),
  DATABASE_URL: optional(
    z.url({
      protocol: /^postgres(ql)?$/,
      error: 'must be a postgres:// address of PostgreSQL ≥ 15 with pgvector ≥ 0.7',
    }),
  ),
  DATABASE_DIRECT_URL: optional(
    z.url({
      protocol: /^postgres(ql)?$/,
      error: 'must be the postgres:// address of the database itself, when DATABASE_URL leads to PgBouncer',
    }),
  ),
  READ_DATABASE_URL: optional(
    z.url({
      protocol: /^postgres(ql)?$/,
      error: 'must be the postgres:// address of a streaming replica of DATABASE_URL',
    }),
  ),
  SECRET_KEY: optional(
    z
      .string()
      .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits; create one with `openssl rand -hex 32`'),
  ),
  SECRET_KEY_OLD: optional(
    z.string().regex(/^[0-9a-f]{64}$/i, 'must be the former SECRET_KEY: 64 hexadecimal digits'),
  ),
  PUBLIC_URL: optional(url('at which clients reach the service')),
  METRICS_ADDRESS: optional(
    z.string().regex(/^(?:\[[0-9a-f:]+\]|[\w.-]+):\d{1,5}$/i, 'must be host:port, such as 10.0.0.5:9464'),
  ),
  ALLOWED_HOSTS: list.default([]),
  TRUST_PROXY: list.default([]),
  EGRESS_ALLOW: z.string().default(''),
  SIGN_UP: z.enum(['closed', 'open'], { error: 'must be closed or open' }).default('closed'),
  NEW_WORKSPACE_PLAN: optional(z.enum(planNames, { error: `must be one of ${planNames.join(', ')}` })),
  OAUTH: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  OIDC_ISSUER: optional(url('of an OpenID Connect provider, such as https://accounts.google.com')),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  SMTP_URL: optional(
    z.url({
      protocol: /^smtps?$/,
      error: 'must be an address such as smtps://user:password@mail.example.com:465',
    }),
  ),
  MAIL_FROM: optional(mailAddress),
  MAIL_REPLY_TO: optional(mailAddress),
  GEMINI_API_KEY: optional(z.string()),
  GEMINI_BASE_URL: optional(url('of a server that speaks the Gemini API')),
  CHAT_MODEL: optional(z.string()),
  CHAT_MODEL_URL: optional(url('of an OpenAI-compatible server, such as http://localhost:11434/v1')),
  CHAT_MODEL_KEY: optional(z.string()),
  CHAT_MODEL_TOOLS: optional(z.enum(['on', 'off'], { error: 'must be on or off' })),
  ANSWER_CHECK: z.enum(['code', 'model'], { error: 'must be code or model' }).default('code'),
  EMBEDDING_MODEL: optional(z.string()),
  EMBEDDING_URL: optional(url('of an OpenAI-compatible server, such as http://localhost:11434/v1')),
  EMBEDDING_KEY: optional(z.string()),
  EMBEDDING_FILE: optional(
    z.string().refine(existsSync, 'must name a file, such as models/multilingual-e5-small/model.onnx'),
  ),
  SPEECH_URL: optional(url('of an OpenAI-compatible server of audio, such as http://localhost:8000/v1')),
  SPEECH_KEY: optional(z.string()),
  TRANSCRIPTION_MODEL: optional(z.string()),
  SPEECH_MODEL: optional(z.string()),
  AGENT_TRACES: optional(
    z.union([z.literal('on').transform(() => 1), z.literal('off').transform(() => 0), share], {
      error: 'must be on, off, or the share of answers to trace, such as 0.05',
    }),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url('of an OTLP receiver, such as http://localhost:4318')),
  OTEL_EXPORTER_OTLP_HEADERS: optional(
    z
      .string()
      .regex(/^[^=,\s]+=[^,]*(?:,\s*[^=,\s]+=[^,]*)*$/, 'must be headers such as api-key=abc,tenant=1'),
  ),
  OTEL_SERVICE_NAME: z.string().min(1).default('jawab'),
  OTEL_TRACES_SAMPLER_ARG: optional(
    z.coerce
      .number({ error: 'must be the share of requests to trace, 0 to 1' })
      .min(0, 'must be the share of requests to trace, 0 to 1')
      .max(1, 'must be the share of requests to trace, 0 to 1'),
  ),
  DATA_REGION: optional(z.string().max(100, 'must be at most 100 characters')),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ...providerBases,
});

/** The checked settings of the service. Names follow the environment variables in `.env.example`. */
export interface Config extends IdentitySettings {
  /** Create the demo workspace in an empty database: always in the embedded one, elsewhere on request. */
  demo: boolean;
  databaseUrl: string | null;
  /** The database itself, if `databaseUrl` leads to PgBouncer in transaction mode. */
  databaseDirectUrl: string | null;
  /** A streaming replica of the database, which lists, search and analytics may read. */
  readDatabaseUrl: string | null;
  secretKey: string | null;
  /** The key before, which still opens what it sealed. */
  oldSecretKey: string | null;
  /** Where `/metrics` listens, `host:port`, besides on this machine's main port. */
  metricsAddress: string | null;
  egressAllow: string;
  gemini: { apiKey: string; baseUrl?: string } | undefined;
  chat: { model?: string; url?: string; apiKey?: string; callsTools?: boolean };
  /** True if the chat model is asked once more whether the passages say each sentence of its reply. */
  asksVerdicts: boolean;
  embedding: { model?: string; url?: string; apiKey?: string; file?: string };
  speech: { url?: string; apiKey?: string; transcriptionModel?: string; model?: string };
  /** Which part of the answers of a chat model is traced, 0 to 1. */
  agentTraces: number;
  /** Where traces and metrics are sent (OTLP over HTTP), and which part of the traces; null sends none. */
  telemetry: { url: string; headers: Record<string, string>; serviceName: string; share: number } | null;
  /** Addresses that replace those of messaging providers, by channel. */
  providerBases: Record<string, string | undefined>;
  /** Where mail is sent, and as whom; null without mail. */
  mail: { url: string; from: string; replyTo: string | null } | null;
  /** Where the operator says that data is kept; null: not stated. */
  dataRegion: string | null;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** A setting with a wrong value. The message names it and says what it must be. */
export class InvalidSetting extends Error {}

/** The beginnings of our settings, by which a misspelt one is recognised. */
const ours = /^(?:JAWAB_|CHAT_MODEL|EMBEDDING_|GEMINI_|OIDC_)/;

/** Lists environment variables that look like settings but are not, each with the setting it may mean. */
export function listUnknownSettings(env: Record<string, string | undefined> = process.env) {
  const known = Object.keys(Settings.shape);
  return Object.keys(env)
    .filter((name) => !known.includes(name) && name.length > 7)
    .map((name) => ({ name, meant: findMeantName(known, name) }))
    .filter(({ name, meant }) => meant || ours.test(name));
}

const defined = (entries: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));

function refuseAs(setting: string, read: () => unknown): void {
  try {
    read();
  } catch (error) {
    const { message } = error as Error;
    throw new InvalidSetting(
      message.includes(setting) ? message : `The setting ${setting} is wrong: ${message}`,
    );
  }
}

function readOidc({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
}: z.infer<typeof Settings>): Config['oidc'] {
  if (!issuer && !clientId && !clientSecret) return null;
  if (issuer && clientId && clientSecret) return { issuer, clientId, clientSecret };
  throw new InvalidSetting('Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET together.');
}

function readMail({
  SMTP_URL: url,
  MAIL_FROM: from,
  MAIL_REPLY_TO: replyTo,
}: z.infer<typeof Settings>): Config['mail'] {
  if (!url && !from && !replyTo) return null;
  if (url && from) return { url, from, replyTo: replyTo ?? null };
  throw new InvalidSetting(
    `The setting ${url ? 'MAIL_FROM' : 'SMTP_URL'} is missing: set SMTP_URL and MAIL_FROM together.`,
  );
}

/** A model that was installed into the data folder is used if no other one is named. */
function readEmbedding(data: z.infer<typeof Settings>): Config['embedding'] {
  const { EMBEDDING_URL: url, EMBEDDING_MODEL: model, EMBEDDING_KEY: apiKey } = data;
  const isNamed = url !== undefined || model !== undefined;
  const file = data.EMBEDDING_FILE ?? (isNamed ? undefined : findInstalled(data.JAWAB_DATA));
  return file ? { file: resolve(file) } : defined({ model, url, apiKey });
}

function readTelemetry(data: z.infer<typeof Settings>): Config['telemetry'] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = data;
  if (!url) return null;
  const pairs = headers.split(',').filter(Boolean);
  const named = pairs.map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())] as const;
  });
  return {
    url: url.replace(/\/+$/, ''),
    headers: Object.fromEntries(named),
    serviceName: data.OTEL_SERVICE_NAME,
    share: data.OTEL_TRACES_SAMPLER_ARG ?? 1,
  };
}

function readSettings(env: Record<string, string | undefined>): z.infer<typeof Settings> {
  const { error, data } = Settings.safeParse(env);
  const [issue] = error?.issues ?? [];
  if (!data) throw new InvalidSetting(`The setting ${String(issue?.path[0])} ${issue?.message}.`);
  refuseContradictions(data);
  return data;
}

/** Refuses addresses that cannot be read, and settings that need or exclude each other. */
function refuseContradictions(data: z.infer<typeof Settings>): void {
  refuseAs('TRUST_PROXY', () => createAddressReader(data.TRUST_PROXY));
  refuseAs('EGRESS_ALLOW', () => parseAllow(data.EGRESS_ALLOW));
  if (data.DATABASE_URL && !data.SECRET_KEY)
    throw new InvalidSetting(
      'The setting SECRET_KEY is required with DATABASE_URL: 64 hexadecimal digits. Create them with `openssl rand -hex 32`.',
    );
  for (const name of ['DATABASE_DIRECT_URL', 'READ_DATABASE_URL'] as const)
    if (data[name] && !data.DATABASE_URL)
      throw new InvalidSetting(
        `The setting ${name} needs DATABASE_URL. The embedded database has one address.`,
      );
  if (data.CHAT_MODEL_URL && !data.CHAT_MODEL)
    throw new InvalidSetting('The setting CHAT_MODEL must name the model that CHAT_MODEL_URL serves.');
  if (data.EMBEDDING_FILE && (data.EMBEDDING_URL || data.EMBEDDING_MODEL))
    throw new InvalidSetting(
      'The setting EMBEDDING_FILE excludes EMBEDDING_URL and EMBEDDING_MODEL. Remove those.',
    );
  if (data.EMBEDDING_URL && !data.EMBEDDING_MODEL)
    throw new InvalidSetting('The setting EMBEDDING_MODEL must name the model that EMBEDDING_URL serves.');
}

const readProviderBases = (data: z.infer<typeof Settings>): Config['providerBases'] =>
  Object.fromEntries(
    messagingChannels.map((channel) => [
      channel,
      data[baseSettingOf(channel) as never] as string | undefined,
    ]),
  );

const readChat = (data: z.infer<typeof Settings>): Config['chat'] => ({
  ...defined({ model: data.CHAT_MODEL, url: data.CHAT_MODEL_URL, apiKey: data.CHAT_MODEL_KEY }),
  ...(data.CHAT_MODEL_TOOLS && { callsTools: data.CHAT_MODEL_TOOLS === 'on' }),
});

const readGemini = ({ GEMINI_API_KEY: apiKey, GEMINI_BASE_URL: baseUrl }: z.infer<typeof Settings>) =>
  apiKey ? { apiKey, ...(baseUrl && { baseUrl }) } : undefined;

const readSpeech = (data: z.infer<typeof Settings>): Config['speech'] =>
  defined({
    url: data.SPEECH_URL,
    apiKey: data.SPEECH_KEY,
    transcriptionModel: data.TRANSCRIPTION_MODEL,
    model: data.SPEECH_MODEL,
  });

/** Reads the settings from the environment. Throws {@link InvalidSetting} for the first wrong one. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const data = readSettings(env);
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.JAWAB_DATA),
    demo: data.JAWAB_DEMO ? data.JAWAB_DEMO === '1' : !data.DATABASE_URL,
    databaseUrl: data.DATABASE_URL ?? null,
    databaseDirectUrl: data.DATABASE_DIRECT_URL ?? null,
    readDatabaseUrl: data.READ_DATABASE_URL ?? null,
    secretKey: data.SECRET_KEY ?? null,
    oldSecretKey: data.SECRET_KEY_OLD ?? null,
    publicUrl: data.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    metricsAddress: data.METRICS_ADDRESS ?? null,
    allowedHosts: data.ALLOWED_HOSTS,
    trustProxy: data.TRUST_PROXY,
    egressAllow: data.EGRESS_ALLOW,
    signUp: data.SIGN_UP,
    newWorkspacePlan: data.NEW_WORKSPACE_PLAN ?? (data.DATABASE_URL ? 'free' : 'scale'),
    oidc: readOidc(data),
    oauth: data.OAUTH === 'on',
    mail: readMail(data),
    providerBases: readProviderBases(data),
    gemini: readGemini(data),
    chat: readChat(data),
    asksVerdicts: data.ANSWER_CHECK === 'model',
    embedding: readEmbedding(data),
    speech: readSpeech(data),
    agentTraces: data.AGENT_TRACES ?? defaultTraced,
    telemetry: readTelemetry(data),
    dataRegion: data.DATA_REGION?.trim() || null,
    logLevel: data.LOG_LEVEL,
  };
}
