import type { Channel } from './channel.ts';
import type { Answerer, Jobs, Languages, Log, Search, SearchRequest, Secrets } from './ports.ts';
import type { Principal } from './principal.ts';
import type { Sql } from './sql.ts';
import type { TraceParent } from './trace-parent.ts';

/** What is left of the month's messages; set by whatever spends one, read by the adapters for headers. */
export interface Quota {
  limit: number | null;
  used: number;
  resetsAt: Date;
}

/** What every process gives to every request: the database, the queue and the ports behind the answers. */
export interface Services {
  jobs: Jobs;
  search: Search;
  /** The vector of a question; null without an embedder and when it does not answer. */
  embedQuery(text: string, signal: AbortSignal): Promise<SearchRequest['vector']>;
  languages: Languages;
  answerer: Answerer;
  /** Judges an address without a network: null when it may be fetched, else a sentence saying why not. */
  checkUrl(url: string, options?: { httpsOnly?: boolean }): string | null;
  secrets: Secrets;
  now(): Date;
  log: Log;
}

/** First argument of everything that does I/O for a caller. */
export interface Context extends Services {
  principal: Principal;
  sql: Sql;
  sqlSoon: Sql;
  tx<T>(run: (sql: Sql) => Promise<T>, options?: { durable?: boolean }): Promise<T>;
  signal: AbortSignal;
  channel: Channel;
  /** Span of the caller's own tracing that the call belongs to, when it named one. */
  traceParent: TraceParent | null;
  /** True when the caller wants the work finished even if it goes away (Idempotency-Key). */
  detached: boolean;
  quota: Quota | null;
}
