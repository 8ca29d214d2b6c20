import {
  type AccountCheck,
  type ChannelAccount,
  defineChannel,
  type Outgoing,
  type ProviderAnswer,
  type Sent,
  SettingRefused,
  UnknownOutcome,
} from '@jawab/core';
import { z } from 'zod';
import { failed, later } from '../outcomes.ts';
import { isSame, sign } from '../signature.ts';
import { readEvent } from './read-event.ts';

const settings = z.object({
  channelSecret: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'must be 32 letters and digits, as “Basic settings” shows it')
    .meta({ title: 'Channel secret', description: 'The secret that LINE signs with.', writeOnly: true }),
  channelAccessToken: z
    .string()
    .regex(/^[\w+/=.-]{40,1000}$/, 'must be a long-lived channel access token, as “Messaging API” shows it')
    .meta({
      title: 'Channel access token',
      description: 'The long-lived token that messages are sent with.',
      writeOnly: true,
    }),
});
type Account = ChannelAccount<z.output<typeof settings>>;

const Info = z.object({ userId: z.string(), displayName: z.string() });
const Fault = z.object({
  message: z.string().default(''),
  details: z.array(z.object({ message: z.string().default('') })).default([]),
});
const SentMessages = z.object({ sentMessages: z.array(z.object({ id: z.string() })) });

function ask(
  { settings: { channelAccessToken }, call }: Account,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  {
    body,
    headers = {},
    ofFiles,
  }: { body?: object; headers?: Record<string, string>; ofFiles?: boolean } = {},
): Promise<ProviderAnswer> {
  const authorization = `Bearer ${channelAccessToken}`;
  return call({ method, url, body, ofFiles, headers: { authorization, ...headers } });
}

/** Asks for what must succeed. */
async function demand(account: Account, method: 'GET' | 'POST' | 'PUT', url: string, body?: object) {
  const { status, json } = await ask(account, method, url, { body });
  if (status === 401) throw new SettingRefused('channelAccessToken', 'wrong_key');
  if (status !== 200) throw new Error(`LINE answered ${status} to ${method} ${url}.`);
  return json;
}

const endpoint = '/v2/bot/channel/webhook/endpoint';

async function checkWebhook(account: Account): Promise<AccountCheck> {
  const { status, json } = await ask(account, 'GET', endpoint);
  const found = z.object({ endpoint: z.string(), active: z.boolean() }).safeParse(json).data;
  const isOurs = status === 200 && found?.endpoint === account.webhookUrl;
  const isReachable = account.webhookUrl !== null;
  const hint = !isReachable
    ? 'httpsNeeded'
    : !isOurs
      ? 'webhookElsewhere'
      : found?.active
        ? null
        : 'webhookOff';
  return { name: 'webhook', ok: hint === null, hint };
}

/** Messages that no reply token carries count against the plan of the month. */
async function checkQuota(account: Account): Promise<AccountCheck> {
  const [quota, used] = await Promise.all([
    demand(account, 'GET', '/v2/bot/message/quota'),
    demand(account, 'GET', '/v2/bot/message/quota/consumption'),
  ]);
  const { type, value } = z.object({ type: z.string(), value: z.number().default(0) }).parse(quota);
  const { totalUsage } = z.object({ totalUsage: z.number() }).parse(used);
  const isEmpty = type === 'limited' && totalUsage >= value;
  return { name: 'quota', ok: !isEmpty, hint: isEmpty ? 'quotaEmpty' : null };
}

const writeMessage = ({ text, buttons }: Outgoing) => ({
  type: 'text',
  text,
  quickReply:
    buttons.length > 0
      ? {
          items: buttons.map(({ id, title }) => ({
            type: 'action',
            action: { type: 'postback', label: title, data: id, displayText: title },
          })),
        }
      : undefined,
});

/** https://developers.line.biz/en/reference/messaging-api/#status-codes */
function readSent({ status, headers, json }: ProviderAnswer, isReply: boolean): Sent {
  // The first try with this retry key was accepted.
  const isAccepted = status === 409 && headers.has('x-line-accepted-request-id');
  if (status === 200 || isAccepted)
    return { outcome: 'sent', message: SentMessages.safeParse(json).data?.sentMessages[0]?.id ?? null };
  const { message, details } = Fault.catch({ message: '', details: [] }).parse(json);
  if (status === 429 && !/monthly limit/i.test(message)) return later(readWait(headers));
  // A reply has no retry key, so nobody knows if it was sent.
  if (status >= 500 && isReply) throw new UnknownOutcome(`LINE answered ${status}.`);
  if (status >= 500) return later();
  if (status === 401) return failed('key_invalid', true);
  if (status === 403) return failed('restricted', true);
  if (status === 429) return failed('quota', true);
  if (/invalid reply token/i.test(message)) return failed('reply_token_invalid');
  if (/'to'/.test(message)) return failed('not_found');
  const isLong = details.some((detail) => /^Length must be/i.test(detail.message));
  return { outcome: 'failed', reason: isLong ? 'too_long' : 'refused', account: false };
}

function readWait(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds > 0 ? seconds * 1000 : null;
}

const console = 'LINE Developers Console → Messaging API';

/** LINE, by the Messaging API: https://developers.line.biz/en/reference/messaging-api/ */
export default defineChannel({
  name: 'line',
  title: 'LINE',
  settings,
  capabilities: { buttons: true, images: true, voice: true, typing: true, retryKey: true },
  limits: {
    text: { size: 5000, unit: 'utf16' },
    buttons: { count: 13, title: 20, id: { size: 300, unit: 'utf16' }, text: 5000 },
    windowHours: null,
    perSecond: 2000,
  },
  base: 'https://api.line.me',
  filesBase: 'https://api-data.line.me',
  setup: [
    { step: 'copy', what: 'Channel secret', place: 'LINE Developers Console → Basic settings' },
    { step: 'copy', what: 'Channel access token (long-lived)', place: console },
    { step: 'turnOn', what: 'Use webhook', place: console },
    { step: 'turnOn', what: 'Webhook redelivery', place: console },
    {
      step: 'turnOff',
      what: 'Auto-reply messages',
      place: 'LINE Official Account Manager → Response settings',
    },
    { step: 'tryIt' },
  ],

  async identify(account) {
    const { userId, displayName } = Info.parse(await demand(account, 'GET', '/v2/bot/info'));
    return { id: userId, name: displayName };
  },

  async connect(account) {
    const address = { endpoint: account.webhookUrl };
    await demand(account, 'PUT', endpoint, address);
    // LINE signs an empty post with the secret. It allows 60 of these tests an hour, so only here.
    const tested = await demand(account, 'POST', '/v2/bot/channel/webhook/test', address);
    const Tested = z.object({
      success: z.boolean(),
      statusCode: z.number().optional(),
      reason: z.string().default(''),
    });
    const { success, statusCode, reason } = Tested.parse(tested);
    if (statusCode === 401) throw new SettingRefused('channelSecret', 'wrong_secret');
    if (!success) throw new Error(`LINE could not reach the webhook: ${reason} ${statusCode ?? ''}`);
  },

  async check(account) {
    const { status } = await ask(account, 'GET', '/v2/bot/info');
    if (status === 401) return [{ name: 'key', ok: false, hint: 'keyWrong' }];
    return [{ name: 'key', ok: true, hint: null }, await checkWebhook(account), await checkQuota(account)];
  },

  verify: ({ headers, bytes }, { settings: { channelSecret } }) =>
    isSame(headers.get('x-line-signature'), sign(channelSecret, bytes, 'base64')),

  read: (body) =>
    z
      .object({ events: z.array(z.unknown()) })
      .catch({ events: [] })
      .parse(body)
      .events.flatMap(readEvent),

  async send(account, to, message) {
    const { replyToken, retryKey } = message;
    const messages = [writeMessage(message)];
    if (replyToken) {
      const body = { replyToken, messages };
      return readSent(await ask(account, 'POST', '/v2/bot/message/reply', { body }), true);
    }
    const headers = { 'x-line-retry-key': retryKey };
    return readSent(
      await ask(account, 'POST', '/v2/bot/message/push', { body: { to, messages }, headers }),
      false,
    );
  },

  async typing(account, to) {
    await ask(account, 'POST', '/v2/bot/chat/loading/start', { body: { chatId: to, loadingSeconds: 20 } });
  },

  async fetchName(account, from) {
    const { json } = await ask(account, 'GET', `/v2/bot/profile/${encodeURIComponent(from)}`);
    return z.object({ displayName: z.string() }).safeParse(json).data?.displayName ?? null;
  },

  async fetchFile(account, ref) {
    const [, id] = /^prepared\/(.+)$/.exec(ref) ?? [];
    const content = `/v2/bot/message/${encodeURIComponent(id ?? ref)}/content`;
    if (id) {
      const { json } = await ask(account, 'GET', `${content}/transcoding`, { ofFiles: true });
      const { status } = z.object({ status: z.string() }).catch({ status: 'unknown' }).parse(json);
      if (status !== 'succeeded') throw new Error(`LINE has not prepared the file: ${status}.`);
    }
    const isElsewhere = /^https:/.test(ref);
    const answer = isElsewhere
      ? await account.call({ method: 'GET', url: ref })
      : await ask(account, 'GET', content, { ofFiles: true });
    if (answer.status !== 200) throw new Error(`LINE answered ${answer.status} for a file.`);
    return { bytes: answer.bytes, mime: answer.headers.get('content-type') };
  },
});
