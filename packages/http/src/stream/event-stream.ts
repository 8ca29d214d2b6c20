import type { ServerResponse } from 'node:http';
import type { ResponseHeaders } from '../headers/response-headers.ts';
import { awaitReader } from './await-reader.ts';

export interface StreamTimes {
  /** Length of silence after which a comment line is sent. */
  pingMs: number;
  /** How long a reader may leave what was written to it unread. */
  drainMs: number;
}

/** A stream of Server-Sent Events to one reader. */
export interface EventStream {
  /** Sends a text soon, in one write with everything else from the same tick. */
  write(text: string): void;
  /** True while the reader has not taken what was written: await `drained` before writing more. */
  isBehind(): boolean;
  drained(): Promise<void>;
  /** Sends the rest and ends. */
  end(text: string): void;
}

export const eventHeaders: ResponseHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

const maxPendingLength = 16_384;

/**
 * Opens an event stream on a Node response. Drops a reader that takes nothing for `drainMs`, during the stream and after its
 * end; the response then emits `close`. Writes nothing to a reader that is gone.
 */
export function openEventStream(
  outgoing: ServerResponse,
  headers: ResponseHeaders,
  times: StreamTimes,
): EventStream {
  let pending = '';
  let soon: NodeJS.Immediate | null = null;
  let blocked: { until: Promise<void> } | null = null;
  outgoing.writeHead(200, { ...headers, ...eventHeaders });
  const ping = setTimeout(() => {
    if (!blocked) write(': ping\n\n');
    ping.refresh();
  }, times.pingMs);
  outgoing.once('close', () => clearTimeout(ping));

  function flush(): void {
    if (soon) clearImmediate(soon);
    soon = null;
    if (blocked || pending === '' || outgoing.destroyed) return;
    const text = pending;
    pending = '';
    ping.refresh();
    if (!outgoing.write(text))
      blocked = { until: awaitReader(outgoing, 'drain', times.drainMs).then(resume) };
  }
  function resume(): void {
    blocked = null;
    flush();
  }
  function write(text: string): void {
    pending = outgoing.destroyed ? '' : pending + text;
    if (pending.length >= maxPendingLength) flush();
    else soon ??= setImmediate(flush);
  }
  return {
    write,
    isBehind: () => blocked !== null,
    drained: () => blocked?.until ?? Promise.resolve(),
    end(text) {
      if (soon) clearImmediate(soon);
      clearTimeout(ping);
      if (outgoing.destroyed) return;
      const rest = pending + text;
      pending = '';
      outgoing.end(rest);
      if (outgoing.writableLength > 0) void awaitReader(outgoing, 'finish', times.drainMs);
    },
  };
}
