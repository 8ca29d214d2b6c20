import { channelContext, fail, openAccount, type ProviderPost, receiveEvents } from '@jawab/core';
import { type Answer, type Call, mountSurface, parseJson, readBytes } from '@jawab/http';
import type { Runtime } from '@jawab/runtime';
import { Hono } from 'hono';
import { leaveGroups } from './leave-groups.ts';
import { findChannel, routeEvents } from './route-events.ts';

const drainMs = 10_000;
/** Meta posts up to 3 MB at once. */
const bodyLimit = { bytes: 4_194_304, sentence: 'A request can have at most 4 MiB.' };
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const plain = { 'content-type': 'text/plain; charset=utf-8' };

/**
 * Creates what providers post to: `/channels/{kind}/{id}`. The bytes of a request are verified, its events are stored once in one
 * statement, and then it is answered with 200. A worker does everything else.
 */
export function createChannelApp(runtime: Runtime): Hono {
  const { messaging, secrets, database } = runtime;

  async function answer(call: Call): Promise<Answer> {
    const { request, incoming } = call;
    const url = new URL(request.url);
    const [, kind = '', id = ''] = /^\/channels\/([a-z]+)\/([^/]+)$/.exec(url.pathname) ?? [];
    const definition = messaging.kinds.get(kind);
    const channel = definition && uuid.test(id) ? await findChannel(runtime, kind, { id }) : null;
    if (!definition || !channel) return fail('not_found', 'There is no channel at this address.');
    call.operation = kind;
    const bytes = await readBytes(request, incoming, bodyLimit);
    const { method, headers } = request;
    const post: ProviderPost = { method, query: url.searchParams, headers, bytes };
    const secret = secrets.open(channel.webhook_secret, channelContext(channel.workspace_id, channel.id));
    const challenge = definition.challenge?.(post, secret);
    if (challenge) return { status: challenge.status, headers: plain, body: challenge.body };
    if (method !== 'POST')
      return fail('method_not_allowed', 'Only the provider posts to this address.', {
        headers: { allow: 'POST' },
      });
    const routed = await routeEvents(runtime, channel, post, () => definition.read(parseJson(bytes)));
    for (const [target, events] of routed) {
      await receiveEvents(database, target, events, new Date());
      void leaveGroups(definition, () => openAccount(runtime, target), events);
    }
    return { status: 200, headers: plain, body: 'ok' };
  }

  const app = new Hono();
  // No answer depends on the host.
  mountSurface(app, ['/channels/*'], { name: 'channels', backend: runtime, hosts: null, drainMs, answer });
  return app;
}
