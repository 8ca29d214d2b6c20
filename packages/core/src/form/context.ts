import type { Changes } from './changes.ts';
import type { Channel } from './channel.ts';
import type { DataPlaces } from './data-recipients.ts';
import type { KeyedRequest } from './keyed-request.ts';
import type { Messaging } from './messaging.ts';
import type { OpenTurns } from './open-turns.ts';
import type { Plan } from './plans.ts';
import type {
  Answerer,
  CheckReply,
  FetchedSite,
  FindChangedFact,
  HistoryMessage,
  Jobs,
  Languages,
  Log,
  Probe,
  Search,
  SearchRequest,
  Secrets,
  Summarize,
  Translate,
  VoiceMeter,
} from './ports.ts';
import type { Principal } from './principal.ts';
import type { Records } from './records.ts';
import type { Speech } from './speech.ts';
import type { Sql, WorkspaceDatabase } from './sql.ts';
import type { TraceParent } from './trace-parent.ts';

/** The message quota of the month. Set when a message is spent; adapters read it for headers. */
export interface Quota {
  limit: number | null;
  used: number;
  resetsAt: Date;
}

/** The parts of a process that each request gets: the database, the queue and the ports that make answers. */
export interface Services {
  records: Records;
  jobs: Jobs;
  search: Search;
  /** Returns the vector of a question, or null if there is no embedder or it does not answer. */
  embedQuery(text: string, signal: AbortSignal): Promise<SearchRequest['vector']>;
  languages: Languages;
  speech: Speech;
  voiceMeter: VoiceMeter;
  answerer: Answerer;
  checkReply: CheckReply;
  findChangedFact: FindChangedFact;
  /** Null without a chat model. */
  translate: Translate | null;
  /** Null without a chat model. */
  summarize: Summarize | null;
  /** Checks an address without a network. Returns null if it may be fetched, else a sentence that says why not. */
  checkUrl(url: string, options?: { httpsOnly?: boolean }): string | null;
  /** Fetches a page of a customer, once. Returns a sentence if it does not answer. */
  fetchSite(url: string): Promise<{ site: FetchedSite } | { error: string }>;
  probe: Probe;
  secrets: Secrets;
  changes: Changes;
  openTurns: OpenTurns;
  messaging: Messaging;
  /** The address of this service's pages, without a slash at the end. */
  baseUrl: string;
  /** Where the operator's settings send data. */
  dataPlaces: DataPlaces;
  /** True if this service sends mail: the worker then sends the mails of `send_mail` jobs. */
  sendsMail: boolean;
  /** The plan of workspaces that people create. */
  newWorkspacePlan: Plan;
  now(): Date;
  log: Log;
}

/** The first argument of every function that does I/O for a caller. */
export interface Context extends Services {
  principal: Principal;
  sql: Sql;
  sqlSoon: Sql;
  sqlOfReplica: Sql;
  tx: WorkspaceDatabase['tx'];
  /** The whole database, for the operator and for a person outside any workspace; null for every other principal. */
  system: WorkspaceDatabase | null;
  signal: AbortSignal;
  channel: Channel;
  /** The language that the caller asked for (BCP 47): the first of Accept-Language, or English. */
  language: string;
  /** The span of the caller's tracing, if the caller sent one. */
  traceParent: TraceParent | null;
  /** True if the work is finished even when the caller disconnects (Idempotency-Key). */
  detached: boolean;
  quota: Quota | null;
  /** The claim of the request's Idempotency-Key; null without a key, and until it is claimed. */
  keyed: KeyedRequest | null;
  /** True if the call only says what it would change. It must not change anything outside the database. */
  rehearses?: boolean;
  /** Earlier messages that the caller sent with a question. They replace those of the session and are not stored. */
  givenHistory?: HistoryMessage[];
  /** Tokens that the chat model read and wrote. Set when an answer ends; absent if no model answered. */
  usage?: Usage;
}

/** Tokens of one answer, as the model counts them. */
export interface Usage {
  input_tokens: number | null;
  output_tokens: number | null;
}
