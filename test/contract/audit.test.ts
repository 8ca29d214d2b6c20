import { execute, finish, isFor, Refusal, type Tool } from '@jawab/core';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSampleCalls, type SampleCall } from '../support/sample-calls.ts';
import { type SpeechServer, startSpeechServer } from '../support/speech-server.ts';
import { makeTone } from '../support/tone.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

let world: World;
let shop: Tenant;
let speech: SpeechServer;
let sampleCall: (tool: Tool) => Promise<SampleCall>;
beforeAll(async () => {
  speech = await startSpeechServer();
  world = await openWorld({
    SPEECH_URL: speech.openaiUrl,
    TRANSCRIPTION_MODEL: 'hears',
    SPEECH_MODEL: 'speaks',
  });
  shop = await createTenant(world, { bots: ['Shop', 'Other'] });
  sampleCall = createSampleCalls(world, shop);
});
afterAll(async () => {
  await world.close();
  await speech.close();
});

/** What leaves no audit event, because it is a record of its own; so is everything a visitor does. */
const ownRecords = [
  'ask_bot',
  'rate_message',
  'synthesize_speech',
  'transcribe_audio',
  'try_bot',
  'try_voice',
  'voice_turn',
];

const changing = registry.tools.filter(({ effects }) => !effects.readOnly);
const audited = changing.filter(({ changes }) => changes);

const conversation = async (message = 'Qwxyz?') =>
  (await shop.call('ask_bot', { message, chatbotId: shop.bots[0] })).session_id as string;

const events = () =>
  world.runtime.database.system.sql<{ operation: string; target_kind: string; target_id: string }>`
    select operation, target_kind, target_id from audit_events order by id`;

test('each tool that changes something leaves an audit event or is a record of its own', () => {
  const silent = changing.filter((tool) => !tool.changes && !isFor(tool, 'visitor')).map(({ name }) => name);
  expect(silent).toEqual(ownRecords);
  expect(registry.tools.filter(({ effects, changes }) => effects.readOnly && changes)).toEqual([]);
});

describe.each(audited.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
  test('leaves exactly one audit event, which names what it changed', async () => {
    const { input, caller, tenant } = await sampleCall(tool);
    const before = (await events()).length;
    const output = (await tenant.call(name, input, caller).catch((error) => {
      throw new Error(
        `Write a call of ${name} that succeeds into test/support/sample-calls.ts. ${error.message}`,
      );
    })) as { data: { id?: string } };
    const [left, ...more] = (await events()).slice(before);
    expect(more).toEqual([]);
    expect(left).toEqual({
      operation: name,
      target_kind: tool.changes,
      target_id: input.id ?? input.sessionId ?? output.data.id ?? input.chatbotId,
    });
  });

  test('leaves none when it is refused', async () => {
    const before = (await events()).length;
    const ctx = shop.context({ scopes: [] });
    await expect(execute(tool, ctx, {}).then(finish)).rejects.toBeInstanceOf(Refusal);
    expect(await events()).toHaveLength(before);
  });
});

test('a change that is rolled back leaves no audit event', async () => {
  const full = await createTenant(world, { bots: ['Only'], limits: { bots: 1 } });
  const before = (await events()).length;
  await expect(full.call('create_bot', { name: 'Second' })).rejects.toMatchObject({
    code: 'bot_limit_reached',
  });
  expect(await events()).toHaveLength(before);
});

test.each(ownRecords)('%s leaves no audit event', async (name) => {
  const sessionId = await conversation();
  const { data } = await shop.call('get_conversation', { sessionId });
  const before = (await events()).length;
  const messageId = data.messages.at(-1).id;
  const { audio, input } = { audio: { data: makeTone(300).wav.toString('base64') }, input: 'Hello' };
  const message = 'And on Sunday?';
  await shop.call(name, { id: shop.bots[0], sessionId, message, messageId, rating: 'up', audio, input });
  expect(await events()).toHaveLength(before);
});
