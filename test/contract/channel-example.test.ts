import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ChannelDefinition } from '@jawab/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSource, root } from './sources.ts';

/** A copy of the room of channels that has the example of CONTRIBUTING.md as its only channel. */
const room = join(root, '.cache', `channel-example-${process.pid}`);
const example = /^```ts\n([\s\S]*?defineChannel\(\{[\s\S]*?)^```/m.exec(
  readSource('CONTRIBUTING.md').split('## Add a channel\n')[1] ?? '',
)?.[1];

beforeAll(() => {
  mkdirSync(join(room, 'slack'), { recursive: true });
  for (const name of ['node_modules', 'signature.ts', 'package.json'])
    symlinkSync(join(root, 'apps/channels', name), join(room, name));
  writeFileSync(join(room, 'slack/channel.ts'), example ?? '');
  const config = { extends: '../../tsconfig.json', include: ['slack'], exclude: [] };
  writeFileSync(join(room, 'tsconfig.json'), JSON.stringify(config));
});
afterAll(() => rmSync(room, { recursive: true, force: true }));

test('the channel of CONTRIBUTING.md compiles', () => {
  const tsc = join(root, 'node_modules/.bin/tsc');
  expect(execFileSync(tsc, ['--noEmit', '-p', room], { encoding: 'utf8' })).toBe('');
});

test('it reads a signed message and refuses another signature', async () => {
  const file = pathToFileURL(join(room, 'slack/channel.ts')).href;
  const { default: slack } = (await import(file)) as { default: ChannelDefinition };
  const event = {
    type: 'message',
    channel_type: 'im',
    channel: 'D1',
    user: 'U1',
    text: 'পৌঁছাতে কত দিন?',
    ts: '1764230400.5',
  };
  const body = JSON.stringify({ type: 'event_callback', event_id: 'Ev1', event });
  const signature = createHmac('sha256', 'the-signing-secret-of-slack')
    .update(`v0:1764230400:${body}`)
    .digest('hex');
  const headers = { 'x-slack-request-timestamp': '1764230400', 'x-slack-signature': `v0=${signature}` };
  const post = {
    method: 'POST',
    query: new URLSearchParams(),
    headers: new Headers(headers),
    bytes: Buffer.from(body),
  };
  const account = (signingSecret: string) => ({
    settings: { botToken: 'xoxb-1', signingSecret },
    webhookSecret: '',
  });
  expect(slack.verify(post, account('the-signing-secret-of-slack'))).toBe(true);
  expect(slack.verify(post, account('another-secret-of-slack'))).toBe(false);
  expect(slack.read(JSON.parse(body))).toMatchObject([
    { kind: 'message', id: 'Ev1', from: 'D1', text: event.text, at: new Date(1764230400500) },
  ]);
  expect(slack.read({ event_id: 'Ev2', event: { type: 'reaction_added' } })).toMatchObject([
    { kind: 'unknown' },
  ]);
});
