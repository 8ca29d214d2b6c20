import { listFor, nameActor, type Registry } from '@jawab/core';
import {
  type Answer,
  type Call,
  type ChatTimes,
  defaultTimes,
  mountSurface,
  readRoute,
  type Serving,
  serveTools,
} from '@jawab/http';
import type { Runtime } from '@jawab/runtime';
import { Hono } from 'hono';
import { createAdmission } from './admission.ts';
import { wordForVisitor } from './word-for-visitor.ts';

export interface VisitorOptions extends Partial<ChatTimes> {
  runtime: Runtime;
  registry: Registry;
  /** How long an address that sends too many requests waits for each refusal, at most. */
  maxHoldMs?: number;
}

/** The number of message streams that one session, and one network at one bot, may hold open in this process. */
const maxStreams = { session: 4, network: 100 };

const serving: Serving = {
  channel: 'widget',
  preflights: true,
  versions: false,
  streamLimits: ({ network }, principal) => [
    { key: `${nameActor(principal).id}`, max: maxStreams.session },
    { key: `${principal.reach.bots}/${network}`, max: maxStreams.network },
  ],
  reword: (refusal, call, { languages, principal }, input) => {
    const speechForms = principal.actor === 'visitor' ? principal.speechForms : {};
    return wordForVisitor(refusal, call, { languages, speechForms }, input);
  },
};

/**
 * Creates the surface of a bot's visitors: `/v1/widget/{publicKey}/…` from the registry's tools for visitors.
 */
export function createVisitorApp({ runtime, registry, maxHoldMs = 2_000, ...given }: VisitorOptions) {
  const times: ChatTimes = { ...defaultTimes, ...given };
  const tools = serveTools(listFor(registry, 'visitor'), runtime, times, serving);
  const admit = createAdmission(runtime, maxHoldMs);

  async function answer(call: Call): Promise<Answer | null> {
    const { route, query } = readRoute(call.request);
    const found = tools.find(call, route);
    const isPreflight = call.request.method === 'OPTIONS';
    const { publicKey, ...params } = found.params;
    const principal = await admit(call, publicKey as string, found.tool, isPreflight);
    return isPreflight ? { status: 204, headers: {}, body: '' } : found.answer(principal, params, query);
  }

  const app = new Hono();
  const { drainMs } = times;
  mountSurface(app, ['/v1/widget/*'], {
    name: 'rest',
    backend: runtime,
    hosts: runtime.config,
    drainMs,
    answer,
  });
  return app;
}
