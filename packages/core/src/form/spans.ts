import type { TraceParent } from './trace-parent.ts';

/** Attributes of a span: names, ids and numbers. Never text of messages, data of people, or secrets. */
export type SpanFacts = Record<string, string | number | boolean>;

export interface SpanStart {
  name: string;
  kind?: 'server' | 'client' | 'consumer';
  facts?: SpanFacts;
  /** The span of a caller's own tracing. It is referred to, and is never the parent. */
  link?: TraceParent | null;
}

/** Records what a process does as spans of traces (OpenTelemetry). A process that sends no traces has none. */
export interface Spans {
  /** Runs work as the first span of a trace, or below `parent`, the `traceparent` of a span of this service. */
  begin<T>(start: SpanStart, parent: string | null, work: () => T): T;
  /**
   * Runs work. If a span is running, the work is a span below it. That span ends with the promise or the generator that
   * the work returns.
   */
  run<T>(start: SpanStart, work: () => T): T;
  /** Adds facts to the running span. `error.type` also marks it as failed. */
  note(facts: SpanFacts): void;
  /** Names the first span of the running trace, once its route is known. */
  nameTrace(name: string): void;
  /** The running span, or null. */
  current(): TraceParent | null;
}
