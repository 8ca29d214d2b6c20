import { type AccountCheck, type ChannelAccount, defineChannel, type Outgoing } from '@jawab/core';
import { z } from 'zod';
import {
  accessToken,
  accountId,
  answerChallenge,
  appSecret,
  askGraph,
  isSigned,
  type Keys,
  readFailure,
  readRefusal,
  requireGraph,
} from '../meta/graph.ts';
import { readWhatsApp } from './read-change.ts';
import { refusals } from './refusals.ts';

const settings = z.object({
  phoneNumberId: accountId('Phone number ID', 'The id of the phone number, which is not the number itself.'),
  accessToken: accessToken('Permanent token', 'The token of the system user that messages are sent with.'),
  appSecret,
});
type Account = ChannelAccount<z.output<typeof settings>>;

const keysOf = ({ settings: own }: Pick<Account, 'settings'>): Keys => ({
  id: own.phoneNumberId,
  token: own.accessToken,
  appSecret: own.appSecret,
  names: { id: 'phoneNumberId', token: 'accessToken' },
});

const ask = (
  account: Account,
  method: 'GET' | 'POST',
  path: string,
  more: Parameters<typeof askGraph>[4] = {},
) => askGraph(account, keysOf(account), method, path, more);

async function demand(account: Account, method: 'GET' | 'POST', path: string, more = {}): Promise<unknown> {
  return requireGraph(
    await ask(account, method, path, more),
    keysOf(account),
    path.split('/').at(-1) ?? path,
  );
}

const Token = z.object({
  data: z.object({
    granular_scopes: z
      .array(z.object({ scope: z.string(), target_ids: z.array(z.string()).default([]) }))
      .default([]),
  }),
});
const Ids = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Returns the WhatsApp Business Account that has our number, or null if the token may not see it. */
async function findBusiness(account: Account): Promise<string | null> {
  const { accessToken: token, phoneNumberId } = account.settings;
  const about = Token.safeParse(
    (await ask(account, 'GET', 'debug_token', { query: { input_token: token } })).json,
  ).data;
  const scopes = about?.data.granular_scopes ?? [];
  const targets = new Set(
    scopes
      .filter(({ scope }) => scope.startsWith('whatsapp_business'))
      .flatMap(({ target_ids }) => target_ids),
  );
  if (targets.size < 2) return [...targets][0] ?? null;
  for (const target of targets) {
    const numbers =
      Ids.safeParse((await ask(account, 'GET', `${target}/phone_numbers`)).json).data?.data ?? [];
    if (numbers.some(({ id }) => id === phoneNumberId)) return target;
  }
  return null;
}

async function checkSubscription(account: Account): Promise<AccountCheck> {
  const business = await findBusiness(account);
  const apps = business ? (await ask(account, 'GET', `${business}/subscribed_apps`)).json : null;
  const isSubscribed = (z.object({ data: z.array(z.unknown()) }).safeParse(apps).data?.data.length ?? 0) > 0;
  return { name: 'subscription', ok: isSubscribed, hint: isSubscribed ? null : 'subscriptionMissing' };
}

/** A number is named by `to`, a business-scoped id (`TH.…`) by `recipient`. */
const addressee = (to: string) =>
  /^[A-Z]{2}\./.test(to) ? { recipient: to } : { to: `+${to.replace(/^\+/, '')}` };

const contentOf = ({ text, buttons }: Outgoing) =>
  buttons.length === 0
    ? { type: 'text', text: { body: text, preview_url: false } }
    : {
        type: 'interactive',
        interactive: {
          type: 'button',
          body: { text },
          action: { buttons: buttons.map(({ id, title }) => ({ type: 'reply', reply: { id, title } })) },
        },
      };

const Accepted = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const PhoneNumber = z.object({ verified_name: z.string().optional(), display_phone_number: z.string() });

const product = 'Meta App Dashboard → WhatsApp → API Setup';

/** WhatsApp, by the Cloud API: https://developers.facebook.com/docs/whatsapp/cloud-api */
export default defineChannel({
  name: 'whatsapp',
  title: 'WhatsApp',
  settings,
  capabilities: { buttons: true, images: true, voice: true, typing: true, retryKey: false },
  limits: {
    text: { size: 4096, unit: 'utf16' },
    buttons: { count: 3, title: 20, id: { size: 256, unit: 'utf16' }, text: 1024 },
    windowHours: { bot: 24, person: 24 },
    perSecond: 80,
  },
  base: 'https://graph.facebook.com',
  setup: [
    { step: 'create', what: 'App', place: 'https://developers.facebook.com/apps' },
    { step: 'copy', what: 'App secret', place: 'Meta App Dashboard → App settings → Basic' },
    { step: 'copy', what: 'Phone number ID', place: product },
    { step: 'create', what: 'System user', place: 'Meta Business Suite → Settings → Users → System users' },
    { step: 'copy', what: 'Permanent token', place: 'System users → Generate token' },
    { step: 'tryIt' },
  ],

  async identify(account) {
    const { phoneNumberId: id } = account.settings;
    const found = await demand(account, 'GET', id, {
      query: { fields: 'verified_name,display_phone_number' },
    });
    const { verified_name, display_phone_number } = PhoneNumber.parse(found);
    return { id, name: verified_name || display_phone_number };
  },

  /** Meta asks our address at once, so the channel is stored by then. */
  async connect(account) {
    const business = await findBusiness(account);
    if (business) await demand(account, 'POST', `${business}/subscribed_apps`);
    const address = { override_callback_uri: account.webhookUrl, verify_token: account.webhookSecret };
    await demand(account, 'POST', account.settings.phoneNumberId, {
      body: { webhook_configuration: address },
    });
  },

  async disconnect(account) {
    const body = { webhook_configuration: { override_callback_uri: '' } };
    await demand(account, 'POST', account.settings.phoneNumberId, { body });
  },

  async check(account) {
    const answer = await ask(account, 'GET', account.settings.phoneNumberId, {
      query: { fields: 'webhook_configuration' },
    });
    if (readFailure(answer.json)) return [{ name: 'key', ok: false, hint: 'keyWrong' }];
    const Configured = z.object({
      webhook_configuration: z.object({ phone_number: z.string().optional() }).optional(),
    });
    const url = Configured.safeParse(answer.json).data?.webhook_configuration?.phone_number;
    const hint =
      account.webhookUrl === null ? 'httpsNeeded' : url === account.webhookUrl ? null : 'webhookElsewhere';
    return [
      { name: 'key', ok: true, hint: null },
      { name: 'webhook', ok: hint === null, hint },
      await checkSubscription(account),
    ];
  },

  challenge: answerChallenge,
  verify: (post, account) => isSigned(post, account.settings.appSecret),
  read: readWhatsApp,

  async send(account, to, message) {
    const body = {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      ...addressee(to),
      ...contentOf(message),
    };
    const answer = await ask(account, 'POST', `${account.settings.phoneNumberId}/messages`, { body });
    const accepted = Accepted.safeParse(answer.json).data;
    return accepted
      ? { outcome: 'sent', message: accepted.messages[0]?.id ?? null }
      : readRefusal(answer, refusals);
  },

  async typing(account, _to, lastMessage) {
    const read = { messaging_product: 'whatsapp', status: 'read', message_id: lastMessage };
    const body = { ...read, typing_indicator: { type: 'text' } };
    await ask(account, 'POST', `${account.settings.phoneNumberId}/messages`, { body });
  },

  async fetchFile(account, ref) {
    const Media = z.object({ url: z.string(), mime_type: z.string().optional() });
    const { url, mime_type: mime = null } = Media.parse(
      await demand(account, 'GET', encodeURIComponent(ref)),
    );
    const headers = { authorization: `Bearer ${account.settings.accessToken}` };
    const { status, bytes } = await account.call({ method: 'GET', url, headers });
    if (status !== 200) throw new Error(`Meta answered ${status} for a file.`);
    return { bytes, mime };
  },
});
