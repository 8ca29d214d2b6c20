import type { AccountCheck, ChannelAccount, Outgoing, Sent } from '@jawab/core';
import { z } from 'zod';
import { failed } from '../outcomes.ts';
import { askGraph, type Keys, readFailure, readRefusal, requireGraph } from './graph.ts';

type Caller = Pick<ChannelAccount<unknown>, 'call'>;

/** Refusals of the Send API. The two numbers are those of Messenger and Instagram. */
const refusals: Readonly<Record<string, Sent>> = {
  '10/2018278': failed('window_closed'),
  '10/2534022': failed('window_closed'),
  '100/2018001': failed('not_found'),
  '200/2018108': failed('restricted', true),
  '100/2018108': failed('restricted', true),
  551: failed('blocked'),
};

const isClosed = (sent: Sent) => sent.outcome === 'failed' && sent.reason === 'window_closed';

/**
 * Sends a message of a page. After a day, words of a person leave with the tag for them, which Meta gives to apps that it has
 * reviewed; so the tag is tried only then.
 */
export async function sendOfPage(account: Caller, keys: Keys, to: string, message: Outgoing): Promise<Sent> {
  const sent = await send(account, keys, to, message, { messaging_type: 'RESPONSE' });
  if (!isClosed(sent) || !message.byPerson) return sent;
  const tagged = await send(account, keys, to, message, {
    messaging_type: 'MESSAGE_TAG',
    tag: 'HUMAN_AGENT',
  });
  return tagged.outcome === 'failed' ? sent : tagged;
}

async function send(
  account: Caller,
  keys: Keys,
  to: string,
  { text, buttons }: Outgoing,
  type: object,
): Promise<Sent> {
  const quickReplies = buttons.map(({ id, title }) => ({ content_type: 'text', title, payload: id }));
  const message = quickReplies.length > 0 ? { text, quick_replies: quickReplies } : { text };
  const body = { recipient: { id: to }, message, ...type };
  const answer = await askGraph(account, keys, 'POST', `${keys.id}/messages`, { body });
  const id = z.object({ message_id: z.string() }).safeParse(answer.json).data?.message_id;
  return answer.status === 200 && id ? { outcome: 'sent', message: id } : readRefusal(answer, refusals);
}

/** Shows that an answer is being written. */
export async function showTyping(account: Caller, keys: Keys, to: string): Promise<void> {
  const body = { recipient: { id: to }, sender_action: 'typing_on' };
  await askGraph(account, keys, 'POST', `${keys.id}/messages`, { body });
}

/** Subscribes the app to the events of a page. Meta drops it after an hour of failures. */
export async function subscribe(account: Caller, keys: Keys, fields: readonly string[]): Promise<void> {
  const query = { subscribed_fields: fields.join(',') };
  const answer = await askGraph(account, keys, 'POST', `${keys.id}/subscribed_apps`, { query });
  requireGraph(answer, keys, 'subscribed_apps');
}

const Apps = z.object({
  data: z.array(z.object({ id: z.string().optional(), subscribed_fields: z.array(z.string()).default([]) })),
});

/** Returns the apps that get the events of a page. */
export async function readApps(account: Caller, keys: Keys) {
  const answer = await askGraph(account, keys, 'GET', `${keys.id}/subscribed_apps`);
  return Apps.parse(requireGraph(answer, keys, 'subscribed_apps')).data;
}

/** Fetches a file by the link in its message, which needs no token and gets none. */
export async function fetchLink({ call }: Caller, url: string) {
  const { status, bytes, headers } = await call({ method: 'GET', url });
  if (status !== 200) throw new Error(`Meta answered ${status} for a file.`);
  return { bytes, mime: headers.get('content-type') };
}

/** Returns the name of a customer, or null if Meta does not give it. */
export async function fetchNameOfPage(account: Caller, keys: Keys, from: string): Promise<string | null> {
  const { json } = await askGraph(account, keys, 'GET', encodeURIComponent(from), {
    query: { fields: 'name' },
  });
  return readFailure(json) ? null : (z.object({ name: z.string() }).safeParse(json).data?.name ?? null);
}

/** Checks the key and the subscription of a page, and subscribes again if Meta has dropped the app. */
export async function checkPage(
  account: Pick<ChannelAccount<unknown>, 'call' | 'webhookUrl'>,
  keys: Keys,
  fields: readonly string[],
): Promise<AccountCheck[]> {
  const me = await askGraph(account, keys, 'GET', keys.id, { query: { fields: 'name' } });
  if (readFailure(me.json)) return [{ name: 'key', ok: false, hint: 'keyWrong' }];
  const apps = await readApps(account, keys);
  const isSubscribed = apps.some(({ subscribed_fields: names }) =>
    fields.every((field) => names.includes(field)),
  );
  if (!isSubscribed) await subscribe(account, keys, fields);
  return [
    { name: 'key', ok: true, hint: null },
    { name: 'subscription', ok: true, hint: null },
    ...(account.webhookUrl ? [] : [{ name: 'webhook', ok: false, hint: 'httpsNeeded' } as const]),
  ];
}
