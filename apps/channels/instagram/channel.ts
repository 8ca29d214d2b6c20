import { defineChannel, SettingRefused } from '@jawab/core';
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
  requireGraph,
} from '../meta/graph.ts';
import {
  checkPage,
  fetchLink,
  fetchNameOfPage,
  readApps,
  sendOfPage,
  showTyping,
  subscribe,
} from '../meta/page.ts';
import { readPage } from '../meta/read-page.ts';

const settings = z.object({
  accountId: accountId('Account ID', 'The number of the professional Instagram account.'),
  accessToken: accessToken('Access token', 'The token of the account. It is renewed before it ends.'),
  appSecret: appSecret.meta({
    title: 'Instagram app secret',
    description: 'The secret of the Instagram app, which signs messages.',
    writeOnly: true,
  }),
});

const keysOf = ({ settings: own }: { settings: z.output<typeof settings> }): Keys => ({
  id: own.accountId,
  token: own.accessToken,
  appSecret: own.appSecret,
  names: { id: 'accountId', token: 'accessToken' },
});

const fields = ['messages', 'messaging_postbacks', 'messaging_seen'];
const product = 'Meta App Dashboard → Instagram → API setup with Instagram login';
const Account = z.object({
  id: z.string(),
  user_id: z.string().optional(),
  username: z.string(),
  name: z.string().optional(),
});

/** Instagram, by the Instagram API with Instagram Login: https://developers.facebook.com/docs/instagram-platform */
export default defineChannel({
  name: 'instagram',
  title: 'Instagram',
  settings,
  capabilities: { buttons: true, images: true, voice: true, typing: true, retryKey: false },
  limits: {
    // One page of Meta says bytes and another characters: bytes are always short enough.
    text: { size: 1000, unit: 'bytes' },
    buttons: { count: 13, title: 20, id: { size: 1000, unit: 'utf16' }, text: 1000 },
    windowHours: { bot: 24, person: 168 },
    perSecond: 100,
  },
  base: 'https://graph.instagram.com',
  setup: [
    { step: 'create', what: 'App', place: 'https://developers.facebook.com/apps' },
    { step: 'copy', what: 'Instagram app secret', place: product },
    { step: 'copy', what: 'Account ID', place: `${product} → Generate access tokens` },
    { step: 'copy', what: 'Access token', place: `${product} → Generate access tokens` },
    { step: 'pasteAddressAndToken', place: `${product} → Configure webhooks` },
    { step: 'tryIt' },
  ],

  async identify(account) {
    const keys = keysOf(account);
    const query = { fields: 'id,user_id,username,name' };
    const answer = await askGraph(account, keys, 'GET', keys.id, { query });
    const { id, user_id, username, name } = Account.parse(requireGraph(answer, keys, 'the account'));
    return { id: user_id ?? id, name: name || username };
  },

  connect: (account) => subscribe(account, keysOf(account), fields),
  check: (account) => checkPage(account, keysOf(account), fields),
  challenge: answerChallenge,
  verify: (post, account) => isSigned(post, account.settings.appSecret),
  read: readPage,
  send: (account, to, message) => sendOfPage(account, keysOf(account), to, message),
  typing: (account, to) => showTyping(account, keysOf(account), to),
  fetchName: (account, from) => fetchNameOfPage(account, keysOf(account), from),
  fetchFile: fetchLink,

  async isOurs(account, app) {
    const apps = await readApps(account, keysOf(account));
    return apps.some(({ id }) => id === app);
  },

  /** A token lives for 60 days, and can be renewed from its second day on. */
  async renew(account) {
    const { accessToken: token } = account.settings;
    const url = '/refresh_access_token?grant_type=ig_refresh_token';
    const { json } = await account.call({
      method: 'GET',
      url,
      headers: { authorization: `Bearer ${token}` },
    });
    const failure = readFailure(json);
    if (failure?.code === 190) throw new SettingRefused('accessToken', 'wrong_key');
    const renewed = z.object({ access_token: z.string(), expires_in: z.number() }).safeParse(json).data;
    if (!renewed) return null;
    const expiresAt = new Date(Date.now() + renewed.expires_in * 1000);
    return { settings: { ...account.settings, accessToken: renewed.access_token }, expiresAt };
  },
});
