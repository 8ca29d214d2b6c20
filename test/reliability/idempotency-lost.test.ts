import { interceptStatements } from '@jawab/db/intercept-statements.testing.ts';
import { eventually, type RestServer, readEvents, startRest } from '@jawab/rest/rest.testing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ingest } from '../support/ingest.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

let model: ModelServer;
let world: World;
let rest: RestServer;
let shop: Tenant;
let token: string;
const message = 'When does the garden shop in Lucknow open on Sunday morning?';
beforeAll(async () => {
  model = await startModelServer({ reply: 'The shop opens at ten in the morning. [1]' });
  world = await openWorld({ CHAT_MODEL_URL: model.openaiUrl, CHAT_MODEL: 'test', LOG_LEVEL: 'silent' });
  rest = await startRest({ runtime: world.runtime });
  await world.runtime.warmUp();
  shop = await createTenant(world);
  token = await shop.token();
  await ingest(world, shop, [
    { title: 'Hours', text: 'The garden shop in Lucknow opens on Sunday morning at ten.' },
  ]);
});
afterAll(async () => {
  await rest.close();
  await world.close();
  await model.close();
});

const used = async () => (await shop.call('get_usage')).data.messages.used as number;
const ask = async (sessionId: string) => {
  const headers = { 'idempotency-key': sessionId };
  const answer = await rest.send(token, 'POST /chat', { message, sessionId }, headers);
  return { status: answer.status, text: await answer.text() };
};
const isWhole = ({ status, text }: Awaited<ReturnType<typeof ask>>) =>
  status === 200 && readEvents(text).at(-1)?.choices[0].finish_reason === 'stop';

/** The statements of a keyed chat that name what they are for. */
const statements = {
  'the claim of the key': 'insert into idempotency_keys',
  'the question':
    'insert into messages (workspace_id, conversation_id, position, id, role, author, content, spoken)',
  'the reply': 'reply_to, question_key, spoken',
  'the answer of the key': 'update idempotency_keys set status',
};
const faults = Object.entries(statements).flatMap(([what, part]) =>
  (['before', 'after'] as const).map((moment) => [moment, what, part] as const),
);

test.each(faults)(
  '[IDEM-5 rest] a connection lost %s the database runs %s: the same key gets one answer to one question',
  async (moment, what, part) => {
    const sessionId = `${moment} ${what}`;
    const before = await used();
    let isCut = false;
    const stop = interceptStatements(({ text, socket }) => {
      if (isCut || !text.includes(part)) return;
      isCut = true;
      if (moment === 'before') return void socket.destroy();
      // The statement is sent, and its answer is never read.
      socket.removeAllListeners('data');
      socket.once('data', () => socket.destroy());
    });
    await ask(sessionId);
    stop();
    expect(isCut).toBe(true);
    const whole = await eventually(async () => {
      const answer = await ask(sessionId);
      expect(isWhole(answer)).toBe(true);
      return answer;
    });
    const content = readEvents(whole.text)
      .map(({ choices }) => choices[0].delta.content)
      .join('');
    expect((await shop.call('get_conversation', { sessionId })).data.messages).toMatchObject([
      { role: 'user', content: message },
      { role: 'assistant', content, interrupted: false },
    ]);
    expect(await used()).toBe(before + 1);
  },
);
