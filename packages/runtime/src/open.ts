import { checkReply, createAnswerer, createTranslate, warmUp } from '@jawab/agents';
import { createChatModel, createEmbedder, createSpeech, createTesseract } from '@jawab/ai';
import {
  type Admission,
  admit,
  admitMember,
  type Channel,
  type Context,
  type Database,
  type Embedder,
  fragment,
  type Log,
  listBotLanguages,
  type MemberCall,
  type Principal,
  pause,
  Refusal,
  records,
  type Secrets,
  type Services,
  type Spans,
  type Speech,
  type SupportedLanguage,
  type TextRecognizer,
  type TraceParent,
} from '@jawab/core';
import { createPlainPool } from '@jawab/db';
import { type AllowList, checkUrl, fetchPage, parseAllow } from '@jawab/egress';
import { type EmbeddedDatabase, isDiskFull } from '@jawab/embedded-postgres';
import { createSlowDown } from '@jawab/http';
import { type Identity, openIdentity } from '@jawab/identity';
import {
  createSpeechCutter,
  directionOf,
  findCompany,
  loadWords,
  nativeNames,
  parsePhone,
  readMessage,
  type StringKey,
  say,
  sayChannel,
  sayWarning,
  scoreIntent,
  toEnglishWords,
  windowTexts,
} from '@jawab/language';
import { createMailer, type Mailer } from '@jawab/mail';
import { type FailedRetriever, questionKey, search, selfTest } from '@jawab/retrieval';
import { openAgentTraces } from './agent-runs/open-agent-traces.ts';
import type { Config } from './config.ts';
import { createEmbedQuestion } from './embed-question.ts';
import { fetchSite } from './fetch-site.ts';
import { createLog } from './log.ts';
import { createMetrics, createVoiceMeter, type Metrics } from './metrics.ts';
import { type OpenOptions, openDatabases } from './open-databases.ts';
import { startProcess } from './open-turns/start-process.ts';
import { createProbe } from './probe.ts';
import { readSamples } from './read-samples.ts';
import type { Telemetry } from './telemetry/open-telemetry.ts';
import { traceEmbedder, traceSearch, traceSpeech } from './telemetry/trace-ports.ts';
import { createChangeWatcher } from './watch-changes.ts';

/** Everything that a process needs, opened once. Adapters and the worker get this and nothing else. */
export interface Runtime {
  config: Config;
  log: Log;
  metrics: Metrics;
  /** Null if no traces are sent. */
  spans: Spans | null;
  database: Database;
  /** Leads to the database itself, for connections that keep a state: LISTEN, and the queue. */
  directConnectionString: string;
  embedded: EmbeddedDatabase | null;
  embedder: Embedder | null;
  secrets: Secrets;
  /** The id of this process, a row of `processes` while it lives. */
  processId: string;
  languages: Services['languages'];
  speech: Speech;
  /** Reads the text of pages that are pictures. */
  textRecognizer: TextRecognizer;
  /** Private addresses that may be reached, for development and tests. */
  egressAllow: AllowList;
  /** Admits a token: 401, 402, 429. Repeated 401s from one address are slowed down. */
  admit(token: string | null, address: string, mcpAddress?: string | null): Promise<Admission>;
  /** Admits a person by their session: 401, 403 workspace, 429. Repeated 401s from one address are slowed down. */
  admitMember(call: MemberCall, address: string): ReturnType<typeof admitMember>;
  identity: Identity;
  /** Sends mail; null where none is configured. */
  mailer: Mailer | null;
  /** Creates the context of one call. */
  contextFor(principal: Principal, call: Call): Context;
  /** This runtime for jobs: its database has its own connections, and statements may take an hour. */
  forJobs(): Runtime;
  /** Returns false while the database refuses writes, or the disk of the embedded one is full. */
  canWrite(): Promise<boolean>;
  /** Loads what the first answer needs, so that it does not wait. */
  warmUp(): Promise<void>;
  /** Asks a knowledge base of its own one question in each language that a bot speaks. Returns the retrievers that find nothing. */
  selfTest(): Promise<FailedRetriever[]>;
  close(): Promise<void>;
}

export interface Call {
  channel: Channel;
  signal: AbortSignal;
  /** The work is finished even if the caller disconnects. */
  detached?: boolean;
  traceParent?: TraceParent | null;
  /** The caller's `Accept-Language`. */
  acceptLanguage?: string | null;
}

/** Opens a runtime: database (embedded unless configured), schema and models. Throws a sentence if one of them fails. */
export async function openRuntime(config: Config, options: OpenOptions = {}): Promise<Runtime> {
  const metrics = createMetrics();
  let telemetry: Telemetry | null = null;
  const log =
    options.log ??
    createLog(config.logLevel, { current: config.telemetry && (() => telemetry?.spans.current() ?? null) });
  telemetry = options.isPatient ? null : await startTelemetry(config, metrics, log);
  const spans = telemetry?.spans ?? null;
  const opened = await openDatabases(config, options, { log, spans });
  const { database, jobsDatabase, embedded, secrets, connectionString, directConnectionString } = opened;
  const egressAllow = parseAllow(config.egressAllow);
  const models = {
    gemini: config.gemini,
    chat: config.chat,
    embedding: config.embedding,
    speech: config.speech,
  };
  const embedderFor = (chosen: typeof models): Embedder | null => {
    const created = createEmbedder(chosen);
    return created && spans ? traceEmbedder(spans, created) : created;
  };
  const embedder = embedderFor(models);
  const embedderOf = (model: string) =>
    embedderFor({ ...models, embedding: { ...config.embedding, model } }) as Embedder;
  const embedQuestion = embedder && createEmbedQuestion({ embedder, embedderOf, database, log });
  const now = options.now ?? (() => new Date());
  const chatModel = createChatModel(models);
  const find = spans ? traceSearch(spans, search) : search;
  const jobs = createJobs(spans);
  const untraced = createSpeech(models, readSamples());
  const speech = spans ? traceSpeech(spans, untraced) : untraced;
  const share = chatModel ? config.agentTraces : 0;
  const agentTraces = share > 0 ? openAgentTraces({ connectionString, log, metrics, share }) : null;
  const changes = createChangeWatcher(database, log);
  const running = await startProcess(database, log);
  const identity = openIdentity({
    settings: config,
    openPool: () => createPlainPool(connectionString, 3, opened.identityLimits),
    database,
    secrets,
    jobs,
    log,
    fetchDocument: (url) =>
      fetchPage({
        url,
        headers: { accept: 'application/json' },
        maxBytes: 5_120,
        // The page must be there within five seconds.
        totalMs: 4_500,
        maxRedirects: 0,
        httpsOnly: true,
        allow: egressAllow,
      }),
  });
  const slowed = createDoor();
  const services: Omit<Services, 'checkUrl' | 'embedQuery' | 'fetchSite' | 'probe'> = {
    records,
    search: find,
    now,
    log,
    secrets,
    changes,
    openTurns: running,
    newWorkspacePlan: config.newWorkspacePlan,
    baseUrl: identity.baseUrl,
    sendsMail: config.mail !== null,
    speech,
    voiceMeter: createVoiceMeter(metrics),
    translate: createTranslate(chatModel),
    languages: {
      readMessage,
      scoreIntent,
      parsePhone,
      findCompany,
      questionKey,
      say: (language, key, values, forms) => say(language, key as StringKey, values, forms),
      sayChannel,
      sayWarning,
      toEnglishWords,
      window: (language, forms) => ({
        direction: directionOf(language),
        texts: windowTexts(language, forms),
      }),
      cutSpeech: createSpeechCutter,
      nativeNames,
    },
    jobs,
    checkReply,
    answerer: createAnswerer({
      chatModel: chatModel && Object.assign({}, chatModel, spans && { spans }),
      embedQuestion,
      asksVerdicts: config.asksVerdicts,
      search: find,
      count: countEvent(metrics),
      ...(agentTraces && { startTrace: agentTraces.start }),
    }),
  };
  const contextOf =
    (database: Database): Runtime['contextFor'] =>
    (principal, { channel, signal, detached = false, traceParent = null, acceptLanguage = null }) => ({
      ...services,
      ...database.workspace(principal.reach.workspace),
      system: reachesAll(principal) ? database.system : null,
      principal,
      channel,
      language: acceptLanguage?.split(/[,;]/)[0]?.trim() || 'en',
      signal,
      detached,
      traceParent,
      quota: null,
      keyed: null,
      async embedQuery(text, signal) {
        try {
          return (await embedQuestion?.(principal.reach.workspace, text, signal)) ?? null;
        } catch (error) {
          log.warn({ error }, 'the embedding model did not answer; searching by terms only');
          return null;
        }
      },
      fetchSite: (url) => fetchSite(url, signal, principal.egressAllowed ? egressAllow : undefined),
      probe: createProbe(principal.egressAllowed ? egressAllow : undefined, signal),
      checkUrl(url, options) {
        const checked = checkUrl(url, { ...options, ...(principal.egressAllowed && { allow: egressAllow }) });
        return checked.ok ? null : checked.message;
      },
    });
  const runtime: Runtime = {
    config,
    log,
    metrics,
    spans,
    database,
    directConnectionString,
    languages: services.languages,
    speech,
    textRecognizer: createTesseract(),
    embedded,
    embedder,
    egressAllow,
    canWrite: async () => running.canWrite() && !(embedded && (await isDiskFull(config.dataDir))),
    async warmUp() {
      loadWords();
      if (chatModel) await Promise.all([warmUp(), agentTraces?.warmUp()]);
    },
    async selfTest() {
      return selfTest(database, (await listBotLanguages(database.system.sql)) as SupportedLanguage[]);
    },
    secrets,
    processId: running.processId,
    identity,
    mailer: config.mail && createMailer(config.mail),
    admit: (token, address, mcpAddress) => slowed(address, () => admit(database, token, mcpAddress)),
    admitMember: (call, address) => slowed(address, () => admitMember(database, call)),
    contextFor: contextOf(database),
    forJobs: () =>
      Object.assign({}, runtime, { database: jobsDatabase, contextFor: contextOf(jobsDatabase) }),
    async close() {
      changes.close();
      await running.close();
      await agentTraces?.close();
      await identity.close();
      await opened.close();
      await telemetry?.close();
    },
  };
  return runtime;
}

/** A job belongs to the trace of the call that queues it. */
const createJobs = (spans: Spans | null): Services['jobs'] => ({
  async add(sql, task, payload, { key = null, runAt = null, flags } = {}) {
    const span = spans?.current();
    const traced = span ? { ...payload, traceparent: `00-${span.trace_id}-${span.span_id}-01` } : payload;
    await sql`select enqueue(${task}, ${JSON.stringify(traced)}::jsonb, ${key}, ${runAt}, null, ${flags ?? fragment`null`})`;
  },
});

/** Loads OpenTelemetry if an address is configured, and only then. */
async function startTelemetry(
  { telemetry }: Config,
  { registry }: Metrics,
  log: Log,
): Promise<Telemetry | null> {
  if (!telemetry) return null;
  const { openTelemetry } = await import('./telemetry/open-telemetry.ts');
  return openTelemetry(telemetry, registry, log);
}

const countEvent = (metrics: Metrics) => (event: string) => metrics.answers.inc({ event });

/** The operator, and a person outside any workspace: the tools for them name what they may touch. */
const reachesAll = (principal: Principal) =>
  principal.actor === 'operator' || (principal.actor === 'member' && principal.role === null);

/** Creates what slows down the refusals of addresses that guess tokens and sessions. */
function createDoor() {
  const slowDown = createSlowDown();
  return async <T>(address: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal && error.code === 'unauthorized')
        await pause(slowDown.penalty(address), AbortSignal.timeout(5_000));
      throw error;
    }
  };
}
