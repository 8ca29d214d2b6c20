import { createPace, pollChannels, sendOut, takeIn } from '@jawab/channel-host';
import { pause } from '@jawab/core';
import type { Work } from '../work.ts';

export interface RunningChannels {
  /** Begins with no further customer, and waits for what runs. */
  stop(): Promise<void>;
}

/** The customers that one process works for at once. Most of them wait: for the end of a burst, or for a provider. */
const maxAtOnce = { in: 200, out: 100 };

interface Claimed {
  incoming: boolean;
  workspace_id: string;
  id: string;
}

/**
 * Takes in the messages of customers and sends replies to them, until it is stopped. Each customer is claimed by one process at a time, so
 * that everything of one customer happens in order.
 */
export function runChannels(work: Work): RunningChannels {
  const { runtime, timings } = work;
  const { sql } = runtime.database.system;
  const stopping = new AbortController();
  const pace = createPace(work.signal);
  const running = { in: new Set<Promise<void>>(), out: new Set<Promise<void>>() };
  let idle = new AbortController();
  let isLost = false;

  const begin = ({ incoming, workspace_id: workspaceId, id: contactId }: Claimed) => {
    const key = { workspaceId, contactId };
    const set = incoming ? running.in : running.out;
    const run = (
      incoming ? takeIn(runtime, key, stopping.signal) : sendOut(runtime, key, pace, stopping.signal)
    ).finally(() => {
      set.delete(run);
      // A turn that ended has a reply to send.
      idle.abort();
    });
    set.add(run);
  };

  const look = async () => {
    const claimed = await sql<Claimed>`
      select * from claim_contacts(${runtime.processId}::uuid, ${maxAtOnce.in - running.in.size}::int,
        ${maxAtOnce.out - running.out.size}::int)`;
    for (const one of claimed) begin(one);
  };

  const loop = async () => {
    while (!stopping.signal.aborted) {
      idle = new AbortController();
      await look().then(
        () => {
          isLost = false;
        },
        (error: unknown) => {
          if (!isLost)
            runtime.log.warn({ error }, 'messages of customers cannot be reached; the worker keeps trying');
          isLost = true;
        },
      );
      await pause(timings.channelsMs, AbortSignal.any([idle.signal, stopping.signal]));
    }
  };
  const looping = loop();
  const polling = pollChannels(runtime, stopping.signal);

  return {
    async stop() {
      stopping.abort();
      await Promise.all([looping, polling]);
      await Promise.all([...running.in, ...running.out]);
    },
  };
}
