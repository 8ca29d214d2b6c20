import { createPace, pollChannels, sendOut, takeIn } from '@jawab/channel-host';
import { pause } from '@jawab/core';
import type { Runtime } from '@jawab/runtime';
import { createTolerance } from '../tolerate-loss.ts';
import type { Work } from '../work.ts';

export interface RunningChannels {
  /** Begins with no further customer, and waits for what runs. */
  stop(): Promise<void>;
}

/** The customers that one process works for at once. Most of them wait: for the end of a burst, or for a provider. */
const maxAtOnce = { in: 200, out: 100 };

interface Claimed {
  incoming: boolean;
  workspaceId: string;
  contactId: string;
}

const lossOfCustomers = 'messages of customers cannot be reached; the worker keeps trying';

const claimContacts = ({ database, processId }: Runtime, free: { in: number; out: number }) =>
  database.system.sql<Claimed>`
    select incoming, workspace_id as "workspaceId", id as "contactId" from claim_contacts(${processId}::uuid, ${free.in}::int, ${free.out}::int)`;

/**
 * Takes in the messages of customers and sends replies to them, until it is stopped. Each customer is claimed by one process at a time, so
 * that everything of one customer happens in order.
 */
export function runChannels(work: Work): RunningChannels {
  const { runtime, timings } = work;
  const stopping = new AbortController();
  const pace = createPace(work.signal);
  const running = { in: new Set<Promise<void>>(), out: new Set<Promise<void>>() };
  let idle = new AbortController();

  const begin = ({ incoming, ...key }: Claimed) => {
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
    const free = { in: maxAtOnce.in - running.in.size, out: maxAtOnce.out - running.out.size };
    for (const one of await claimContacts(runtime, free)) begin(one);
  };
  const tolerance = createTolerance(runtime.log, lossOfCustomers);
  const loop = async () => {
    while (!stopping.signal.aborted) {
      idle = new AbortController();
      await tolerance.run(look);
      await pause(timings.channelsMs, AbortSignal.any([idle.signal, stopping.signal]));
    }
  };
  const working = Promise.all([loop(), pollChannels(runtime, stopping.signal)]);

  return {
    async stop() {
      stopping.abort();
      await working;
      await Promise.all([...running.in, ...running.out]);
    },
  };
}
