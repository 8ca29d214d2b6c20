import { defineChannel } from '@jawab/core';
import { z } from 'zod';
import {
  accessToken,
  accountId,
  answerChallenge,
  appSecret,
  askGraph,
  isSigned,
  type Keys,
  requireGraph,
} from '../meta/graph.ts';
import { checkPage, fetchLink, fetchNameOfPage, sendOfPage, showTyping, subscribe } from '../meta/page.ts';
import { readPage } from '../meta/read-page.ts';

const settings = z.object({
  pageId: accountId('Page ID', 'The number of the Facebook page.'),
  pageAccessToken: accessToken('Page access token', 'The token that messages of the page are sent with.'),
  appSecret,
});

const keysOf = ({ settings: own }: { settings: z.output<typeof settings> }): Keys => ({
  id: own.pageId,
  token: own.pageAccessToken,
  appSecret: own.appSecret,
  names: { id: 'pageId', token: 'pageAccessToken' },
});

const fields = [
  'messages',
  'messaging_postbacks',
  'message_echoes',
  'message_edits',
  'message_deliveries',
  'message_reads',
];
const product = 'Meta App Dashboard → Messenger → Messenger API Settings';

/** Messenger, by the Messenger Platform: https://developers.facebook.com/docs/messenger-platform */
export default defineChannel({
  name: 'messenger',
  title: 'Messenger',
  settings,
  capabilities: { buttons: true, images: true, voice: true, typing: true, retryKey: false },
  limits: {
    text: { size: 2000, unit: 'utf16' },
    buttons: { count: 13, title: 20, id: { size: 1000, unit: 'utf16' }, text: 2000 },
    windowHours: { bot: 24, person: 168 },
    perSecond: 300,
  },
  base: 'https://graph.facebook.com',
  setup: [
    { step: 'create', what: 'App', place: 'https://developers.facebook.com/apps' },
    { step: 'copy', what: 'App secret', place: 'Meta App Dashboard → App settings → Basic' },
    { step: 'copy', what: 'Page ID', place: product },
    { step: 'copy', what: 'Page access token', place: product },
    { step: 'pasteAddressAndToken', place: `${product} → Webhooks` },
    { step: 'tryIt' },
  ],

  async identify(account) {
    const keys = keysOf(account);
    const answer = await askGraph(account, keys, 'GET', keys.id, { query: { fields: 'name' } });
    const { id, name } = z
      .object({ id: z.string(), name: z.string() })
      .parse(requireGraph(answer, keys, 'the page'));
    return { id, name };
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
    const keys = keysOf(account);
    const answer = await askGraph(account, keys, 'GET', 'debug_token', {
      query: { input_token: keys.token },
    });
    const About = z.object({ data: z.object({ app_id: z.string() }) });
    return About.parse(requireGraph(answer, keys, 'debug_token')).data.app_id === app;
  },
});
