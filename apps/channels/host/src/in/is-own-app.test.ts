import { channelDefinitions } from '@jawab/channels';
import type { ChannelDefinition } from '@jawab/core';
import { expect, test } from 'vitest';
import { isOwnApp } from './is-own-app.ts';

const settings = { pageId: '1', pageAccessToken: 'EAA', appSecret: 's' };
const json = { data: { app_id: '77' } };

test.each([
  ['messenger', '77', true],
  ['messenger', '263902037430900', false],
  ['messenger', null, false],
  ['telegram', '77', false],
])('an echo at %s by the app %s is ours: %s', async (kind, app, expected) => {
  const definition = channelDefinitions.get(kind) as ChannelDefinition;
  const call = async () => ({ status: 200, headers: new Headers(), bytes: new Uint8Array(), json });
  const account = { settings, webhookUrl: null, webhookSecret: '', call };
  expect(await isOwnApp({ definition, account }, { app })).toBe(expected);
});
