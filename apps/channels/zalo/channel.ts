import {
  type ChannelAccount,
  defineChannel,
  type Incoming,
  type Sent,
  SettingRefused,
  UnknownOutcome,
} from '@jawab/core';
import { z } from 'zod';
import { failed, later } from '../outcomes.ts';
import { isSame } from '../signature.ts';

const settings = z.object({
  botToken: z
    .string()
    .regex(/^\d+:[\w-]{10,}$/, 'must be the token as Zalo shows it, such as 123456789:AbC…')
    .meta({ title: 'Bot Token', description: 'The token that Zalo gave the bot.', writeOnly: true }),
});
type Account = ChannelAccount<z.output<typeof settings>>;

const Event = z.object({
  event_name: z.string(),
  message: z.object({
    message_id: z.string(),
    date: z.number(),
    from: z.object({ id: z.string(), display_name: z.string().optional() }),
    chat: z.object({ id: z.string(), chat_type: z.string() }),
    text: z.string().optional(),
    photo_url: z.string().optional(),
    caption: z.string().optional(),
  }),
});
const Wrapped = z.object({ result: z.unknown() });
const Reply = z.object({
  ok: z.boolean(),
  result: z.unknown().optional(),
  error_code: z.number().optional(),
  description: z.string().default(''),
});

/** Times are milliseconds, in some copies of Zalo's pages seconds: a number of seconds has fewer digits. */
const readTime = (date: number) => new Date(date < 1e11 ? date * 1000 : date);

function read(body: unknown): Incoming[] {
  const parsed = Event.safeParse(Wrapped.safeParse(body).data?.result ?? body);
  if (!parsed.success) return [];
  const { event_name: event, message } = parsed.data;
  const { message_id: id, from, chat, photo_url: photo } = message;
  const head = { account: null, id, at: readTime(message.date) };
  if (chat.chat_type !== 'PRIVATE') return [{ ...head, kind: 'group', chat: chat.id }];
  const text = message.text ?? message.caption ?? '';
  const isRead = event === 'message.text.received' || (event === 'message.image.received' && photo);
  if (!isRead) return [{ ...head, kind: 'unknown', what: event }];
  return [
    {
      ...head,
      kind: 'message',
      from: chat.id,
      addresses: [chat.id],
      name: from.display_name ?? null,
      message: id,
      text,
      pressed: null,
      files: photo ? [{ kind: 'image', ref: photo, mime: null, name: null }] : [],
      reply: null,
    },
  ];
}

type Waiting = { timeoutMs?: number; signal?: AbortSignal };

/** Errors come as an HTTP status or, with status 200, in the body. */
async function ask(
  { settings: { botToken }, call }: Account,
  method: string,
  body = {},
  waiting: Waiting = {},
) {
  const request = { method: 'POST', url: `/bot${botToken}/${method}`, body } as const;
  const { status, json } = await call(Object.assign(request, waiting));
  const { ok, result, error_code, description } = Reply.catch({ ok: false, description: '' }).parse(json);
  return { ok, result, description, code: ok ? 200 : (error_code ?? status) };
}

type Answered = Awaited<ReturnType<typeof ask>>;

/** Returns the result of a call that must succeed. The error does not hold the address, which has the token. */
function requireOk({ ok, result, code, description }: Answered, method: string): unknown {
  if (code === 401) throw new SettingRefused('botToken', 'wrong_key');
  if (!ok) throw new Error(`Zalo refused ${method}: ${code} ${description}`);
  return result;
}

const demand = async (account: Account, method: string, body = {}) =>
  requireOk(await ask(account, method, body), method);

/** Zalo publishes no list of errors; these are those that its bots report. */
function readSent({ ok, result, code, description }: Answered): Sent {
  if (ok)
    return {
      outcome: 'sent',
      message: z.object({ message_id: z.string() }).safeParse(result).data?.message_id ?? null,
    };
  if (code === 429) return later();
  if (code === 504) throw new UnknownOutcome('Zalo answered 504.');
  if (code >= 500) return later();
  if (code === 401) return failed('key_invalid', true);
  if (code === 403) return failed('blocked');
  if (/chat_id/i.test(description)) return failed('not_found');
  if (/too long/i.test(description)) return failed('too_long');
  return failed('refused');
}

/** Zalo, by the Zalo Bot Platform: https://bot.zapps.me/docs */
export default defineChannel({
  name: 'zalo',
  title: 'Zalo',
  settings,
  capabilities: { buttons: false, images: true, voice: false, typing: true, retryKey: false },
  limits: { text: { size: 2000, unit: 'utf16' }, buttons: null, windowHours: null, perSecond: 10 },
  base: 'https://bot-api.zaloplatforms.com',
  setup: [
    { step: 'create', what: 'Bot', place: 'Zalo → Zalo Bot Manager' },
    { step: 'copy', what: 'Bot Token', place: 'Zalo Bot Manager' },
    { step: 'tryIt' },
  ],

  async identify(account) {
    const me = z.object({ id: z.string(), account_name: z.string() }).parse(await demand(account, 'getMe'));
    return { id: me.id, name: me.account_name };
  },

  async connect(account) {
    await demand(account, 'setWebhook', { url: account.webhookUrl, secret_token: account.webhookSecret });
  },

  async disconnect(account) {
    await demand(account, 'deleteWebhook');
  },

  async check(account) {
    const me = await ask(account, 'getMe');
    if (!me.ok) return [{ name: 'key', ok: false, hint: 'keyWrong' }];
    const info = await demand(account, 'getWebhookInfo');
    const { url } = z.object({ url: z.string().default('') }).parse(info);
    const isOurs = url === (account.webhookUrl ?? '');
    return [
      { name: 'key', ok: true, hint: null },
      { name: 'webhook', ok: isOurs, hint: isOurs ? null : 'webhookElsewhere' },
    ];
  },

  verify: ({ headers }, { webhookSecret }) => isSame(headers.get('x-bot-api-secret-token'), webhookSecret),

  read,

  async send(account, to, { text }) {
    return readSent(await ask(account, 'sendMessage', { chat_id: to, text }));
  },

  async typing(account, to) {
    await ask(account, 'sendChatAction', { chat_id: to, action: 'typing' });
  },

  async fetchFile(account, ref) {
    const { status, bytes, headers } = await account.call({ method: 'GET', url: ref });
    if (status !== 200) throw new Error(`Zalo answered ${status} for a file.`);
    return { bytes, mime: headers.get('content-type') };
  },

  /** Each call gives one update at most. What was given is gone, so it is stored before the next call. */
  async poll(account, cursor, signal) {
    const reply = await ask(account, 'getUpdates', { timeout: '30' }, { timeoutMs: 40_000, signal });
    if (reply.code === 408) return { bodies: [], cursor };
    if (reply.code === 409 && /webhook/i.test(reply.description)) {
      await demand(account, 'deleteWebhook');
      return { bodies: [], cursor };
    }
    return { bodies: [requireOk(reply, 'getUpdates')], cursor };
  },
});
