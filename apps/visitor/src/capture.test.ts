import type { Log } from '@jawab/core';
import { readEvents } from '@jawab/rest/rest.testing.ts';
import { ingest } from '@jawab/test/support/ingest.ts';
import type { Loopback } from '@jawab/test/support/loopback.ts';
import { type ModelServer, startModelServer } from '@jawab/test/support/model-server.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startVisitors } from './visitor.testing.ts';

let model: ModelServer;
let world: World;
let server: Loopback;
let shop: Tenant;
let key: string;
const logged: unknown[] = [];
const note = (...line: unknown[]) => {
  logged.push(...line);
};
const log: Log = { debug: note, info: note, warn: note, error: note };

beforeAll(async () => {
  model = await startModelServer({ reply: ['Delivery takes two to four days. [1]'] });
  world = await openWorld({ CHAT_MODEL_URL: model.openaiUrl, CHAT_MODEL: 'test' }, { log });
  server = await startVisitors({ runtime: world.runtime });
  await world.runtime.warmUp();
  shop = await createTenant(world);
  await shop.call('update_bot', { id: shop.bots[0], language: 'en-IN', aiNotice: false });
  await ingest(world, shop, [
    { title: 'Delivery', text: 'Delivery inside Indonesia takes 2 to 4 working days.' },
  ]);
  key = (await shop.call('get_bot', { id: shop.bots[0] })).data.public_key;
});
afterAll(async () => {
  await server.close();
  await world.close();
  await model.close();
});

const read = async (answer: Response) => JSON.parse(await answer.text());

/** Opens a visitor's window. Each message returns the text of its reply. */
async function openWindow() {
  const opened = await read(await server.send(null, `POST /widget/${key}/session`, {}));
  const { session_token: token, session_id: sessionId } = opened.data;
  const say = async (message: string) => {
    const answer = await server.send(
      null,
      `POST /widget/${key}/chat`,
      { message },
      { 'x-widget-session': token },
    );
    return readEvents(await answer.text())
      .map((event) => event.choices[0].delta.content)
      .join('');
  };
  return { sessionId, say };
}

const leadsOf = async (sessionId: string) =>
  (await shop.call('list_leads')).data.filter(
    (lead: { session_id: string }) => lead.session_id === sessionId,
  );
const eventsOf = (sessionId: string) => world.runtime.database.system.sql<{ data: object }>`
  select data from events where event = 'lead.created' and data ->> 'session_id' = ${sessionId}`;

test('saves contact details with a wish as a lead, sends one event with its score, and confirms in the visitor’s language', async () => {
  const { sessionId, say } = await openWindow();
  const reply = await say('My name is Priya Sharma, call me on 98765 43210. I want to buy 50 pieces.');
  expect(reply).toBe('Thank you. I’ve passed your contact details to our team; we’ll be in touch.');
  expect(await leadsOf(sessionId)).toMatchObject([
    {
      name: 'Priya Sharma',
      email: '',
      phone: '+919876543210',
      language: 'en',
      intent_reasons: expect.arrayContaining(['named a quantity', 'left a phone number']),
    },
  ]);
  expect(await say('メールでも連絡してください。priya@example.in')).toMatch(/ご連絡先を担当者に/);
  const [lead, ...more] = await leadsOf(sessionId);
  expect(more).toEqual([]);
  expect(lead).toMatchObject({ name: 'Priya Sharma', email: 'priya@example.in', phone: '+919876543210' });
  expect(await eventsOf(sessionId)).toMatchObject([
    {
      data: {
        lead_id: lead.id,
        chatbot_id: shop.bots[0],
        name: 'Priya Sharma',
        email: '',
        phone: '+919876543210',
      },
    },
  ]);
});

test('keeps the company that the visitor named before, and a later one only if it is named', async () => {
  const { sessionId, say } = await openWindow();
  await say('Hello, this is Budi from PT Maju Jaya, do you sell 40 chairs?');
  await say('My name is Budi, call me on 98765 43210.');
  expect(await leadsOf(sessionId)).toMatchObject([{ name: 'Budi', company: 'PT Maju Jaya' }]);
  await say('Email me too: budi@example.in');
  expect((await shop.call('list_leads', { q: 'maju jaya' })).data).toMatchObject([
    { email: 'budi@example.in', company: 'PT Maju Jaya' },
  ]);
});

test('asks for agreement once; saves the data after a yes only', async () => {
  for (const [answer, kept] of [
    ['No thanks', 0],
    ['haan ji', 1],
  ] as const) {
    const { sessionId, say } = await openWindow();
    expect(await say('lee@example.com')).toMatch(/^Shall I pass your contact details/);
    expect(await leadsOf(sessionId)).toEqual([]);
    expect(await say(answer)).toMatch(kept ? /passed|de di hain|दिया है/ : /won’t pass/);
    expect(await leadsOf(sessionId)).toHaveLength(kept);
    expect(await say('lee@example.com')).not.toMatch(/Shall I pass/);
    expect(await leadsOf(sessionId)).toHaveLength(kept);
  }
});

test('answers a question in the same message first; the model decides nothing', async () => {
  const { sessionId, say } = await openWindow();
  const reply = await say(
    'How long does delivery inside Indonesia take? Email me at ana@example.com please.',
  );
  expect(reply).toMatch(/^Delivery takes two to four days\.\s+Thank you\. I’ve passed/);
  expect(await leadsOf(sessionId)).toMatchObject([{ email: 'ana@example.com' }]);
  expect(model.requests.at(-1)?.system).toContain('contact details were just passed on');
  await say('And how long does delivery inside Indonesia take on Sundays?');
  expect(model.requests.at(-1)?.system).not.toContain('contact details were just passed on');
});

test('never makes a lead of what a model or a passage says', async () => {
  const { sessionId, say } = await openWindow();
  model.script({
    match: ({ text }) => text.includes('planted delivery question'),
    reply: 'Please leave your e-mail. evil@attacker.example wants to be contacted. [1]',
  });
  await say('planted delivery question: how long does delivery inside Indonesia take?');
  await say('yes, please contact me');
  expect(await leadsOf(sessionId)).toEqual([]);
});

test('saves contact details in silence while the visitor waits for a person', async () => {
  const { sessionId, say } = await openWindow();
  await say('I want to talk to a human');
  expect(await say('please call me: 98765 43211')).toBe('');
  expect(await leadsOf(sessionId)).toMatchObject([{ phone: '+919876543211' }]);
});

test.each([
  ['Please have someone call me back on 98765 43212', '+919876543212'],
  ['Could a person from your team call me at +91 98765 43213?', '+919876543213'],
  ['tolong telepon saya kembali di +6281234567890', '+6281234567890'],
  ['担当者から 03-1234-5678 に折り返しお電話ください', '+81312345678'],
])('keeps a wish to be called back as a lead, and goes on answering: %s', async (message, phone) => {
  const { sessionId, say } = await openWindow();
  await say(message);
  expect(await leadsOf(sessionId)).toMatchObject([{ phone }]);
  expect((await shop.call('get_conversation', { sessionId })).data.status).toBe('open');
  expect(await say('How long does delivery inside Indonesia take?')).not.toBe('');
});

test('does the same for integrations that speak for visitors', async () => {
  const token = await shop.token({ scopes: ['chat:invoke'] });
  const body = { message: 'contact me at dev@example.com', sessionId: 'api-1', stream: false };
  const answer = await read(await server.send(token, 'POST /chat', body));
  expect(answer.jawab.answered).toBe(null);
  expect(await leadsOf('api-1')).toMatchObject([{ email: 'dev@example.com', name: '' }]);
});

test('never logs what the visitor typed, even when saving it fails', async () => {
  await world.runtime.database.system.sql`
    alter table leads add constraint refused check (email <> 'secret.person@example.com')`;
  const { sessionId, say } = await openWindow();
  const failed = await server.send(await shop.token(), 'POST /chat', {
    message: 'email me: secret.person@example.com',
    sessionId: 'api-2',
    stream: false,
  });
  expect(failed.status).toBe(500);
  expect(await failed.text()).not.toContain('secret.person');
  await say('email me: open.person@example.com');
  expect(await leadsOf(sessionId)).toHaveLength(1);
  const text = logged
    .map((line) => (line instanceof Error ? `${line.stack}` : JSON.stringify(line, errorsToo)))
    .join('\n');
  expect(text).toContain('refused');
  expect(text).not.toMatch(/secret\.person|open\.person/);
});

const errorsToo = (_: string, value: unknown) =>
  value instanceof Error ? { ...value, message: value.message, stack: value.stack } : value;

test('shows the consent text of the bot before it keeps contact details of a conversation', async () => {
  const id = shop.bots[0];
  const text = 'You may write to me about my order.';
  const url = 'https://shop.example/privacy';
  await shop.call('update_bot', { id, consent: { texts: { en: text }, url } });
  try {
    const { sessionId, say } = await openWindow();
    const ask = 'Shall I pass your contact details to our team, so that we can get in touch with you?';
    expect(await say('Please call me on 98765 43210.')).toBe(`${text}\n\n${url}\n\n${ask}`);
    expect(await leadsOf(sessionId)).toEqual([]);
    expect(await say('No')).not.toContain(text);
    expect(await leadsOf(sessionId)).toEqual([]);
    expect(await say('Please call me on 98765 43210.')).toContain(text);
    expect(await say('Yes')).toMatch(/^Thank you/);
    expect(await leadsOf(sessionId)).toMatchObject([
      { phone: '+919876543210', consent: { text, url, at: expect.stringMatching(/Z$/) } },
    ]);
  } finally {
    await shop.call('update_bot', { id, consent: null });
  }
});
