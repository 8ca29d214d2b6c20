import type { Channel, Context, Log, Principal, TraceParent } from '@jawab/core';

/** The parts of a process that serve operations. A runtime has them all. */
export interface Backend {
  log: Log;
  metrics: {
    requests: { inc(labels: { surface: string; operation: string; status: string }): void };
    firstText: { observe(seconds: number): void };
  };
  contextFor(
    principal: Principal,
    call: {
      channel: Channel;
      signal: AbortSignal;
      detached?: boolean;
      traceParent?: TraceParent | null;
      acceptLanguage?: string | null;
    },
  ): Context;
}
