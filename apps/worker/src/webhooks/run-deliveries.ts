import { setImmediate } from 'node:timers/promises';
import { pause, planNames, plans } from '@jawab/core';
import type { Runtime } from '@jawab/runtime';
import { createTolerance } from '../tolerate-loss.ts';
import type { Work } from '../work.ts';
import { type Attempt, type Outcome, sendAttempt } from './send-attempt.ts';

export interface RunningDeliveries {
  /** Starts no new attempt, waits for the running ones and stores their outcomes. */
  stop(): Promise<void>;
}

/** The maximum number of attempts at once. The second half is for webhooks that have none running. */
const maxAtOnce = 1_500;
/** The number of events numbered and attempts started per round, so that other work of the process gets its turn. */
const batch = 500;
const fewAtOnce = 100;
/** The time between searches for attempts of dead processes. */
const lookForLostMs = 2_000;
const plansWithWebhooks = planNames.filter((name) => plans[name].webhooks);

/** Sends an attempt as a trace of its own: many events have no job that caused them. */
function sendTraced({ runtime, timings, signal }: Work, attempt: Attempt): Promise<Outcome> {
  const { spans } = runtime;
  const send = () => sendAttempt(runtime, timings, attempt, signal);
  if (!spans) return send();
  const { workspace_id, event } = attempt;
  const facts = {
    'jawab.workspace_id': workspace_id,
    'jawab.event': event,
    'jawab.attempt': attempt.attempt,
  };
  return spans.begin({ name: 'deliver webhook', kind: 'client', facts }, null, async () => {
    const outcome = await send();
    const { response_status: status, error } = outcome;
    spans.note({
      ...(status && { 'http.response.status_code': status }),
      ...(error && { 'error.type': error.code }),
    });
    return outcome;
  });
}

/** Collects the outcomes of attempts and stores them in one statement, which also frees the attempts of dead processes. */
function createOutcomes({ runtime: { log, database }, timings }: Work) {
  let outcomes: Outcome[] = [];
  let lookedForLostAt = Number.NEGATIVE_INFINITY;
  return {
    add: (outcome: Outcome) => void outcomes.push(outcome),
    isEmpty: () => outcomes.length === 0,
    async store(): Promise<void> {
      if (outcomes.length === 0 && performance.now() - lookedForLostAt < lookForLostMs) return;
      const handedIn = outcomes;
      outcomes = [];
      try {
        const [row] = await database.system.sql<{ n: number }>`
          select settle_deliveries(${JSON.stringify(handedIn)}::jsonb,
            ${timings.lostAfterMs} * interval '1 millisecond') as n`;
        lookedForLostAt = performance.now();
        if (row?.n)
          log.warn({ deliveries: row.n }, 'deliveries were lost with the worker that was sending them');
      } catch (error) {
        outcomes = [...handedIn, ...outcomes];
        throw error;
      }
    },
  };
}

/** Numbers events, and returns how many. */
async function numberEvents({ database }: Runtime): Promise<number> {
  const [numbered] = await database.system.sql<{
    n: number;
  }>`select number_events(${plansWithWebhooks}, ${batch}::int) as n`;
  return numbered?.n ?? 0;
}

const claimAttempts = ({ database, processId }: Runtime, free: number) => database.system.sql<Attempt>`
  select * from claim_deliveries(${plansWithWebhooks}, ${Math.min(fewAtOnce, free)}::int,
    ${Math.max(0, Math.min(fewAtOnce, free - maxAtOnce / 2))}::int, ${processId}::uuid)`;

/**
 * Numbers events, creates their deliveries and sends them, until it is stopped. A receiver that hangs costs a socket
 * and a place, but no database connection: outcomes are collected and stored by one statement per round.
 */
export function runDeliveries(work: Work): RunningDeliveries {
  const { runtime, timings } = work;
  const running = new Set<Promise<void>>();
  const outcomes = createOutcomes(work);
  let asked = false;
  let idle = new AbortController();
  let stopping = false;

  const begin = (attempt: Attempt) => {
    const run = sendTraced(work, attempt).then((outcome) => {
      outcomes.add(outcome);
      running.delete(run);
      asked = true;
      idle.abort();
    });
    running.add(run);
  };
  const round = async () => {
    await outcomes.store();
    const numbered = await numberEvents(runtime);
    const claimed = await claimAttempts(runtime, maxAtOnce - running.size);
    for (const attempt of claimed) {
      begin(attempt);
      await setImmediate();
    }
    return claimed.length > 0 || numbered > 0;
  };
  const tolerance = createTolerance(
    runtime.log,
    'webhook deliveries cannot reach the database; they keep trying',
  );
  const loop = async () => {
    while (!stopping) {
      asked = false;
      idle = new AbortController();
      const more = await tolerance.run(round);
      if (tolerance.isLost()) await pause(timings.dispatchMs, work.signal);
      else if (!more && !asked && !stopping) await pause(timings.dispatchMs, idle.signal);
    }
  };
  const looping = loop();
  const stop = async () => {
    stopping = true;
    idle.abort();
    await looping;
    await Promise.all(running);
    if (outcomes.isEmpty()) return;
    await outcomes
      .store()
      .catch((error) => runtime.log.warn({ error }, 'results of deliveries could not be stored'));
  };
  return { stop };
}
