import {
  type AccountCheck,
  type ChannelAccount,
  defineChannel,
  type Sent,
  SettingRefused,
  UnknownOutcome,
} from '@jawab/core';
import { z } from 'zod';
import { failed, later } from '../outcomes.ts';
import { isSame } from '../signature.ts';
import { readUpdate, updateKinds } from './read-update.ts';

const settings = z.object({
  botToken: z
    .string()
    .regex(/^\d+:[\w-]{20,}$/, 'must be the token as BotFather shows it, such as 123456789:AAE…')
    .meta({ title: 'Bot token', description: 'The token that BotFather gave the bot.', writeOnly: true }),
});
type Account = ChannelAccount<z.output<typeof settings>>;

const Reply = z.object({
  ok: z.boolean(),
  result: z.unknown().optional(),
  description: z.string().default(''),
  parameters: z.object({ retry_after: z.number().optional() }).optional(),
});

type Waiting = { timeoutMs?: number; signal?: AbortSignal };

async function ask(
  { settings: { botToken }, call }: Account,
  method: string,
  body = {},
  waiting: Waiting = {},
) {
  const request = { method: 'POST', url: `/bot${botToken}/${method}`, body } as const;
  const { status, json } = await call(Object.assign(request, waiting));
  return Reply.catch({ ok: false, description: '' })
    .transform((reply) => ({ ...reply, status }))
    .parse(json);
}

type Answered = Awaited<ReturnType<typeof ask>>;

/** Returns the result of a call that must succeed. The error does not hold the address, which has the token. */
function requireOk({ ok, result, status, description }: Answered, method: string): unknown {
  // A token of another form is 404.
  if (status === 401 || status === 404) throw new SettingRefused('botToken', 'wrong_key');
  if (!ok) throw new Error(`Telegram refused ${method}: ${status} ${description}`);
  return result;
}

const demand = async (account: Account, method: string, body = {}) =>
  requireOk(await ask(account, method, body), method);

/** https://core.telegram.org/bots/api#making-requests */
function readSent({ ok, result, status, description, parameters }: Answered): Sent {
  if (ok)
    return {
      outcome: 'sent',
      message: String(z.object({ message_id: z.number() }).parse(result).message_id),
    };
  if (status === 429) return later((parameters?.retry_after ?? 1) * 1000);
  if (status === 401 || status === 404) return failed('key_invalid', true);
  if (status === 403) return failed('blocked');
  if (/chat not found/i.test(description)) return failed('not_found');
  if (/too long/i.test(description)) return failed('too_long');
  if (status < 500) return failed('refused');
  if (status === 504) throw new UnknownOutcome('Telegram answered 504.');
  return later();
}

const Me = z.object({ id: z.number(), first_name: z.string() });
const WebhookInfo = z.object({
  url: z.string(),
  pending_update_count: z.number().default(0),
  last_error_message: z.string().optional(),
});

async function checkWebhook(account: Account): Promise<AccountCheck> {
  const {
    url,
    pending_update_count: waiting,
    last_error_message: fault,
  } = WebhookInfo.parse(await demand(account, 'getWebhookInfo'));
  const isOurs = url === (account.webhookUrl ?? '');
  const isFailing = isOurs && waiting > 0 && fault !== undefined;
  const hint = isOurs ? (isFailing ? 'webhookFails' : null) : 'webhookElsewhere';
  return { name: 'webhook', ok: hint === null, hint };
}

/** Telegram, by the Bot API: https://core.telegram.org/bots/api */
export default defineChannel({
  name: 'telegram',
  title: 'Telegram',
  settings,
  capabilities: { buttons: true, images: true, voice: true, typing: true, retryKey: false },
  limits: {
    text: { size: 4096, unit: 'utf16' },
    buttons: { count: 10, title: 64, id: { size: 64, unit: 'bytes' }, text: 4096 },
    windowHours: null,
    perSecond: 30,
  },
  base: 'https://api.telegram.org',
  setup: [
    { step: 'create', what: 'Bot (/newbot)', place: 'https://t.me/BotFather' },
    { step: 'copy', what: 'Bot token', place: '@BotFather' },
    { step: 'tryIt' },
  ],

  async identify(account) {
    const { id, first_name } = Me.parse(await demand(account, 'getMe'));
    return { id: String(id), name: first_name };
  },

  async connect(account) {
    await demand(account, 'setWebhook', {
      url: account.webhookUrl,
      secret_token: account.webhookSecret,
      allowed_updates: updateKinds,
      max_connections: 40,
    });
  },

  async disconnect(account) {
    await demand(account, 'deleteWebhook');
  },

  async check(account) {
    const reply = await ask(account, 'getMe');
    if (!reply.ok) return [{ name: 'key', ok: false, hint: 'keyWrong' }];
    return [{ name: 'key', ok: true, hint: null }, await checkWebhook(account)];
  },

  verify: ({ headers }, { webhookSecret }) =>
    isSame(headers.get('x-telegram-bot-api-secret-token'), webhookSecret),

  read: readUpdate,

  async send(account, to, { text, buttons }) {
    const keyboard = buttons.map(({ id, title }) => [{ text: title, callback_data: id }]);
    return readSent(
      await ask(account, 'sendMessage', {
        chat_id: to,
        text,
        link_preview_options: { is_disabled: true },
        reply_markup: keyboard.length > 0 ? { inline_keyboard: keyboard } : undefined,
      }),
    );
  },

  async acknowledge(account, message) {
    // A press of long ago is refused, which harms nobody.
    await ask(account, 'answerCallbackQuery', { callback_query_id: message });
  },

  async typing(account, to) {
    await ask(account, 'sendChatAction', { chat_id: to, action: 'typing' });
  },

  async fetchFile(account, ref) {
    const { file_path } = z
      .object({ file_path: z.string() })
      .parse(await demand(account, 'getFile', { file_id: ref }));
    const url = `/file/bot${account.settings.botToken}/${file_path}`;
    const { status, bytes } = await account.call({ method: 'GET', url });
    if (status !== 200) throw new Error(`Telegram answered ${status} for a file.`);
    return { bytes, mime: null };
  },

  async leave(account, chat) {
    await ask(account, 'leaveChat', { chat_id: chat });
  },

  async poll(account, cursor, signal) {
    const body = { offset: cursor ? Number(cursor) : undefined, timeout: 30, allowed_updates: updateKinds };
    const reply = await ask(account, 'getUpdates', body, { timeoutMs: 40_000, signal });
    if (reply.status === 409 && /webhook/i.test(reply.description)) {
      await demand(account, 'deleteWebhook');
      return { bodies: [], cursor };
    }
    const bodies = z.array(z.looseObject({ update_id: z.number() })).parse(requireOk(reply, 'getUpdates'));
    const last = bodies.at(-1)?.update_id;
    return { bodies, cursor: last === undefined ? cursor : String(last + 1) };
  },
});
