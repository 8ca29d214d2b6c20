import type { Log, Spans } from '@jawab/core';
import { type DestinationStream, pino, stdSerializers } from 'pino';

const secrets = ['token', 'authorization', 'apiKey', 'secret', 'password', 'key'];

export interface LogOptions {
  /** Returns the ids of the running span. */
  current?: Spans['current'] | null;
  destination?: DestinationStream;
}

/**
 * Logs JSON lines to stderr, because commands print their output to stdout. Fields with secrets are redacted. If traces are
 * sent, each line carries the ids of the span it was written in, and the id of the caller's own trace is `caller_trace_id`.
 */
export const createLog = (level: string, { current = null, destination }: LogOptions = {}): Log =>
  pino(
    {
      ...(current && { mixin: () => current() ?? {}, mixinMergeStrategy: addIds }),
      level,
      redact: secrets.flatMap((name) => [name, `*.${name}`]),
      base: undefined,
      serializers: { error: stdSerializers.err },
    },
    destination ?? pino.destination({ dest: 2, sync: false }),
  );

function addIds(fields: { trace_id?: string }, ids: object): object {
  const { trace_id: caller } = fields;
  return Object.assign({}, fields, ids, caller && 'trace_id' in ids && { caller_trace_id: caller });
}
