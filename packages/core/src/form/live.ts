import type { Context } from './context.ts';

/** One event of a live stream. A client that comes again sends the last `id`, and goes on after it. */
export interface LiveEvent {
  id?: string;
  event?: string;
  data: unknown;
}

/** How the output of a tool goes on: what there is, then what comes. Only REST serves it, to whoever accepts events. */
export interface Live {
  /** Field of the input from which the stream goes on. `Last-Event-ID` sets it where the address does not. */
  from: string;
  /** Yields until the reader has gone (`ctx.signal`) or must come again. What it throws before the first event is a plain refusal. */
  // biome-ignore lint/suspicious/noExplicitAny: the input of its tool
  follow(ctx: Context, input: any): AsyncGenerator<LiveEvent>;
}
