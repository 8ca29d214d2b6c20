import { warmUp } from '@jawab/agents';
import { createTesseract } from '@jawab/ai';
import {
  type Context,
  type Database,
  type Embedder,
  type Log,
  listBotLanguages,
  type Messaging,
  type Principal,
  type Secrets,
  type Services,
  type Spans,
  type Speech,
  type SupportedLanguage,
  type TextRecognizer,
} from '@jawab/core';
import { type AllowList, parseAllow } from '@jawab/egress';
import { type EmbeddedDatabase, isDiskFull } from '@jawab/embedded-postgres';
import type { Identity } from '@jawab/identity';
import { loadWords } from '@jawab/language';
import { createMailer, type Mailer } from '@jawab/mail';
import { type FailedRetriever, selfTest } from '@jawab/retrieval';
import { openAgentTraces } from './agent-runs/open-agent-traces.ts';
import { bindPorts, createJobs } from './bind-ports.ts';
import type { Config } from './config.ts';
import { type Call, createContexts } from './create-contexts.ts';
import { createMessaging } from './messaging.ts';
import type { Metrics } from './metrics.ts';
import { type OpenOptions, openDatabases } from './open-databases.ts';
import { type Doors, openDoors } from './open-doors.ts';
import { openModels } from './open-models.ts';
import { openPeople } from './open-people.ts';
import { startProcess } from './open-turns/start-process.ts';
import { startTelemetry } from './start-telemetry.ts';
import { createChangeWatcher } from './watch-changes.ts';

/** Everything that a process needs, opened once. Adapters and the worker get this and nothing else. */
export interface Runtime extends Doors {
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
  /** Queues jobs. */
  jobs: Services['jobs'];
  languages: Services['languages'];
  speech: Speech;
  /** Reads the text of pages that are pictures. */
  textRecognizer: TextRecognizer;
  /** The messaging channels, and the way to their providers. */
  messaging: Messaging;
  /** Private addresses that may be reached, for development and tests. */
  egressAllow: AllowList;
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

/** Opens a runtime: database (embedded unless configured), schema and models. Throws a sentence if one of them fails. */
export async function openRuntime(config: Config, options: OpenOptions = {}): Promise<Runtime> {
  const told = await startTelemetry(config, options);
  const { log, metrics, spans } = told;
  const opened = await openDatabases(config, options, { log, spans });
  const { database } = opened;
  const models = openModels(config, { database, log, spans });
  const jobs = createJobs(spans);
  const egressAllow = parseAllow(config.egressAllow);
  const identity = openPeople(config, { opened, jobs, egressAllow, log });
  const share = models.chatModel ? config.agentTraces : 0;
  const agentTraces =
    share > 0 ? openAgentTraces({ connectionString: opened.connectionString, log, metrics, share }) : null;
  const changes = createChangeWatcher(database, log);
  const running = await startProcess(database, log);
  const given = { log, metrics, spans, secrets: opened.secrets, jobs, models, agentTraces, changes };
  const services = bindPorts(
    config,
    Object.assign(given, {
      openTurns: running,
      messaging: createMessaging(config, egressAllow, options.callProvider),
      baseUrl: identity.baseUrl,
      now: options.now ?? (() => new Date()),
    }),
  );
  const contextsOn = createContexts({ services, embedQuestion: models.embedQuestion, egressAllow, log });
  const runtime: Runtime = {
    ...openDoors(database),
    config,
    log,
    metrics,
    spans,
    database,
    directConnectionString: opened.directConnectionString,
    embedded: opened.embedded,
    embedder: models.embedder,
    secrets: opened.secrets,
    processId: running.processId,
    jobs,
    languages: services.languages,
    messaging: services.messaging,
    speech: models.speech,
    textRecognizer: createTesseract(),
    egressAllow,
    identity,
    mailer: config.mail && createMailer(config.mail),
    contextFor: contextsOn(database),
    forJobs: () =>
      Object.assign({}, runtime, {
        database: opened.jobsDatabase,
        contextFor: contextsOn(opened.jobsDatabase),
      }),
    canWrite: async () => running.canWrite() && !(opened.embedded && (await isDiskFull(config.dataDir))),
    async warmUp() {
      loadWords();
      if (models.chatModel) await Promise.all([warmUp(), agentTraces?.warmUp()]);
    },
    selfTest: async () =>
      selfTest(database, (await listBotLanguages(database.system.sql)) as SupportedLanguage[]),
    async close() {
      changes.close();
      await running.close();
      await agentTraces?.close();
      await identity.close();
      await opened.close();
      await told.close();
    },
  };
  return runtime;
}
