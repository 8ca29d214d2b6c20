import { execute, finish, nameActor, Refusal, type Tool } from '@jawab/core';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSampleCalls, type SampleCall } from '../support/sample-calls.ts';
import { type SpeechServer, startSpeechServer } from '../support/speech-server.ts';
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

/** Tools that leave no audit event though they are not read-only, by reason. docs/api.md names them. */
const unaudited = {
  'a turn is stored with its time, its channel and what it caused': [
    'ask_bot',
    'voice_turn',
    'widget_chat',
    'widget_voice',
  ],
  'a file of a visitor is stored as a message': ['widget_attach'],
  'a rating is stored with what it rates': ['rate_message', 'widget_csat', 'widget_feedback'],
  'a try is stored nowhere': ['check_reply', 'try_bot', 'try_voice'],
  'speech is stored nowhere': ['synthesize_speech', 'transcribe_audio', 'widget_speech'],
  'what a provider says of an account is stored nowhere': ['check_channel'],
  'a session is stored with its first message': ['widget_session'],
  'a stopped answer is stored as interrupted': ['widget_stop'],
  'that somebody types is over after seconds': ['show_typing'],
};
const names = Object.values(unaudited).flat();

const changing = registry.tools.filter(({ effects }) => !effects.readOnly);
const audited = changing.filter(({ changes }) => changes);

interface AuditRow {
  actor_kind: string;
  actor_id: string | null;
  operation: string;
  target_kind: string;
  target_id: string;
}

const events = () =>
  world.runtime.database.system.sql<AuditRow>`
    select actor_kind, actor_id, operation, target_kind, target_id from audit_events order by id`;

test('each tool that is not read-only leaves an audit event or is an exception with a reason', () => {
  const silent = changing.filter((tool) => !tool.changes).map(({ name }) => name);
  expect(silent).toEqual(names.toSorted());
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
    })) as { data: { id?: string; lead_id?: string } };
    const [left, ...more] = (await events()).slice(before);
    const actor = nameActor(caller ?? tenant.principal);
    const { id, lead_id } = output.data;
    // The log outlives an erased visitor, so it must not identify visitors.
    const isVisitor = actor.kind === 'visitor';
    const target = input.id ?? input.sessionId ?? lead_id ?? (isVisitor ? expect.any(String) : id);
    expect(more).toEqual([]);
    expect(left).toEqual({
      actor_kind: actor.kind,
      actor_id: isVisitor ? null : actor.id,
      operation: name,
      target_kind: tool.changes,
      target_id: target ?? input.chatbotId,
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

test.each(names)('%s leaves no audit event', async (name) => {
  const { input, caller } = await sampleCall(registry.get(name) as Tool);
  const before = (await events()).length;
  await shop.call(name, input, caller);
  expect(await events()).toHaveLength(before);
});
