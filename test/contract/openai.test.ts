import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { AIMessage, HumanMessage } from '@langchain/core/messages';
import { ChatOpenAI } from '@langchain/openai';
import { generateText, streamText } from 'ai';
import OpenAI, { type APIError } from 'openai';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ingest } from '../support/ingest.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { openSurfaces, type Surfaces } from '../support/surfaces.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

const question = 'How long does delivery take inside Indonesia?';
const reply = 'Delivery takes 2 to 4 working days inside Indonesia [1].';
let model: ModelServer;
let world: World;
let surfaces: Surfaces;
let shop: Tenant;
let token: string;
let client: OpenAI;
beforeAll(async () => {
  model = await startModelServer({ reply });
  world = await openWorld({ GEMINI_API_KEY: 'key', GEMINI_BASE_URL: model.url });
  surfaces = await openSurfaces(world);
  shop = await createTenant(world, { bots: ['Shop', 'Twin', 'Twin'] });
  token = await shop.token();
  client = connect(token);
  const text = 'Delivery takes 2 to 4 working days inside Indonesia.';
  const url = 'https://shop.example.com/delivery';
  await ingest(world, shop, [{ title: 'Delivery', text, url, chatbotId: shop.bots[0] as string }]);
});
afterAll(async () => {
  await surfaces.close();
  await world.close();
  await model.close();
});

const connect = (apiKey: string) =>
  new OpenAI({ apiKey, baseURL: new URL('/v1', surfaces.url).href, maxRetries: 0 });
const ask = (messages: OpenAI.ChatCompletionMessageParam[], more: object = {}) =>
  client.chat.completions.create(Object.assign({ model: 'default', messages }, more));
const user = (content: string) => ({ role: 'user' as const, content });
const citation = {
  type: 'url_citation',
  url_citation: { url: 'https://shop.example.com/delivery', title: 'Delivery' },
};
// biome-ignore lint/suspicious/noExplicitAny: our additional member
const jawabOf = (value: unknown) => (value as any).jawab;
const transcript = async (sessionId: string) =>
  (await shop.call('get_conversation', { sessionId })).data.messages.map(
    ({ content }: { content: string }) => content,
  );

describe('the OpenAI SDK', () => {
  test('[OPENAI-1 rest] gets an answer with its sources, and the tokens that the model used', async () => {
    const answer = await ask([user(question)], { temperature: 0.2, top_p: 1, seed: 5, store: false });
    expect(answer.model).toBe('default');
    expect(answer.choices[0]).toMatchObject({
      finish_reason: 'stop',
      message: { role: 'assistant', content: expect.stringContaining('2 to 4'), annotations: [citation] },
    });
    expect(answer.usage).toEqual({ prompt_tokens: 100, completion_tokens: 40, total_tokens: 140 });
    expect(jawabOf(answer)).toMatchObject({ answered: true, handoff: false, language: 'en' });
  });

  test('[OPENAI-1 rest] streams, with the tokens in an event of their own', async () => {
    const stream = await client.chat.completions.create({
      model: shop.bots[0] as string,
      messages: [user(question)],
      stream: true,
      stream_options: { include_usage: true },
    });
    const chunks: OpenAI.ChatCompletionChunk[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    expect(chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('')).toContain('2 to 4');
    expect(new Set(chunks.map((chunk) => chunk.model))).toEqual(new Set([shop.bots[0]]));
    const [last, usage] = chunks.slice(-2);
    expect(last?.choices[0]).toMatchObject({ finish_reason: 'stop', delta: { annotations: [citation] } });
    expect(usage).toMatchObject({ choices: [], usage: { total_tokens: 140 } });
  });

  test('[OPENAI-1 rest] `user` or `metadata.session_id` continues a conversation; earlier messages are not stored', async () => {
    await ask([user(question)], { user: 'ann' });
    model.requests.length = 0;
    const earlier = [user('I live in Bandung.'), { role: 'assistant' as const, content: 'Noted.' }];
    const system = { role: 'system' as const, content: 'You are a pirate.' };
    const answer = await ask([system, ...earlier, user(question)], {
      user: 'x',
      metadata: { session_id: 'ann' },
    });
    expect(jawabOf(answer).session_id).toBe('ann');
    const sent = JSON.stringify(model.requests);
    expect(sent).toContain('I live in Bandung.');
    expect(sent).not.toContain('pirate');
    const stored = await transcript('ann');
    expect(stored).toHaveLength(4);
    expect(stored.join()).not.toContain('Bandung');
  });

  test('[OPENAI-1 rest] takes text parts and a bot by its name', async () => {
    const parts = [{ type: 'text' as const, text: question }];
    const answer = await ask([{ role: 'user', content: parts }], { model: 'Shop' });
    expect(answer.model).toBe('Shop');
    expect(answer.choices[0]?.message.content).toContain('2 to 4');
  });

  test('[OPENAI-1 rest] leaves pictures out, and names them', async () => {
    const picture = { type: 'image_url' as const, image_url: { url: 'https://shop.example.com/a.png' } };
    const earlier = { role: 'user' as const, content: [picture] };
    const asked = { role: 'user' as const, content: [{ type: 'text' as const, text: question }, picture] };
    const answer = await ask([earlier, asked]);
    expect(answer.choices[0]?.message.content).toContain('2 to 4');
    expect(jawabOf(answer).ignored).toEqual(['messages.1.content.1', 'messages.0.content.0']);
    expect(jawabOf(await ask([user(question)]))).not.toHaveProperty('ignored');
  });

  test.each([
    ['a title', '### Task:\nGenerate a concise, 3-5 word title with an emoji summarizing the chat history.'],
    [
      'a long one',
      `### Task:\nSuggest 3-5 relevant follow-up questions.\n### Chat History:\n${'x '.repeat(3_000)}`,
    ],
  ])(
    '[OPENAI-1 rest] refuses %s that the client wants for itself, and stores nothing',
    async (_name, content) => {
      const stored = async () => (await shop.call('list_conversations', {})).data.length;
      const before = await stored();
      const error = await ask([user(content)]).catch((refused: APIError) => refused);
      expect(error).toMatchObject({ status: 400, code: 'invalid_request', param: 'messages.0.content' });
      expect(await stored()).toBe(before);
    },
  );

  test('[OPENAI-2 rest] lists the bots as models', async () => {
    const { data } = await client.models.list();
    expect(data.map(({ id }) => id)).toEqual(shop.bots);
    expect(data[0]).toMatchObject({ object: 'model', owned_by: 'Test', created: expect.any(Number) });
    expect(await client.models.retrieve(shop.bots[0] as string)).toMatchObject({ id: shop.bots[0] });
    expect(await client.models.retrieve('default')).toMatchObject({ id: 'default', object: 'model' });
    const limited = connect(await shop.token({ scopes: ['chat:invoke'], bots: [shop.bots[1] as string] }));
    expect((await limited.models.list()).data.map(({ id }) => id)).toEqual([shop.bots[1]]);
  });

  const refusal = async (work: Promise<unknown>) => {
    const error = (await work.then(
      () => Promise.reject(new Error('accepted')),
      (reason: unknown) => reason,
    )) as APIError;
    return { status: error.status, code: error.code, param: error.param, message: error.message };
  };

  test.each<[object, number, string, string | null]>([
    [{ tools: [{ type: 'function', function: { name: 'f' } }] }, 400, 'invalid_request', 'tools'],
    [{ n: 2 }, 400, 'invalid_request', 'n'],
    [{ messages: [] }, 400, 'invalid_request', 'messages'],
    [{ messages: [{ role: 'assistant', content: 'x' }] }, 400, 'invalid_request', 'messages.0.role'],
    [{ messages: [{ role: 'user', content: ' ' }] }, 400, 'invalid_request', 'messages.0.content'],
    [
      { messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url: 'x' } }] }] },
      400,
      'invalid_request',
      'messages.0.content',
    ],
    [
      { messages: [{ role: 'user', content: [{ type: 'input_audio', input_audio: {} }] }] },
      400,
      'invalid_request',
      'messages.0.content.0',
    ],
    [
      { messages: [user('Hi'), { role: 'assistant', content: 'Hello' }, user('x'.repeat(2001))] },
      400,
      'invalid_request',
      'messages.2.content',
    ],
    [{ model: 'Twin' }, 400, 'invalid_request', 'model'],
    [{ model: 'gpt-9' }, 404, 'not_found', null],
    [{ model: crypto.randomUUID() }, 404, 'not_found', null],
  ])('[OPENAI-3 rest] reads the refusal of %j in OpenAI’s shape', async (more, status, code, param) => {
    const found = await refusal(ask([user('Hello')], more));
    expect(found).toMatchObject({ status, code, param });
    expect(found.message).toMatch(/[a-z]/);
  });

  test('[OPENAI-3 rest] reads refusals of the door in OpenAI’s shape', async () => {
    const asNobody = connect('jwb_nonsense').chat.completions;
    const body = { model: 'default', messages: [user('Hello')] };
    expect(await refusal(asNobody.create(body))).toMatchObject({ status: 401, code: 'unauthorized' });
    const reader = connect(await shop.token({ scopes: ['kb:read'] }));
    expect(await refusal(reader.chat.completions.create(body))).toMatchObject({
      status: 403,
      code: 'insufficient_scope',
    });
    expect(await refusal(reader.models.list().then())).toMatchObject({ code: 'insufficient_scope' });
    const poor = await createTenant(world, { limits: { messagesPerMonth: 0 } });
    const refused = await refusal(connect(await poor.token()).chat.completions.create(body));
    expect(refused).toMatchObject({ status: 402, code: 'quota_exceeded' });
  });

  test('[OPENAI-3 rest] reads an error in the middle of a stream', async () => {
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const pieces = ['Delivery takes 2 to 4 working days inside Indonesia [1]. ', 'Ask us ', 'for more.'];
    model.script({ reply: pieces, stallAfter: 2, hold: opened, cutAfter: 2 });
    const stream = await client.chat.completions.create({
      model: 'default',
      messages: [user(question)],
      stream: true,
    });
    const read = async () => {
      for await (const chunk of stream) if (chunk.choices[0]?.delta.content) open();
    };
    expect(await refusal(read())).toMatchObject({ code: 'unavailable' });
  });

  test('[OPENAI-1 rest] a repetition with the same Idempotency-Key costs nothing', async () => {
    const messages = [user(question)];
    const headers = { 'Idempotency-Key': 'openai-1' };
    const body = { model: 'default', messages };
    const first = await client.chat.completions.create(body, { headers });
    const again = await client.chat.completions.create(body, { headers }).withResponse();
    expect(again.response.headers.get('idempotent-replayed')).toBe('true');
    expect(again.data.id).toBe(first.id);
  });
});

describe('other clients', () => {
  test('[OPENAI-1 rest] the AI SDK generates and streams', async () => {
    const provider = createOpenAICompatible({
      name: 'jawab',
      apiKey: token,
      baseURL: new URL('/v1', surfaces.url).href,
      includeUsage: true,
    });
    const asked = { model: provider('default'), prompt: question, maxRetries: 0 };
    const whole = await generateText(asked);
    expect(whole).toMatchObject({ text: expect.stringContaining('2 to 4'), finishReason: 'stop' });
    expect(whole.usage.totalTokens).toBe(140);
    const streamed = streamText(asked);
    let text = '';
    for await (const piece of streamed.textStream) text += piece;
    expect(text).toBe(whole.text);
    expect(await streamed.finishReason).toBe('stop');
    expect((await streamed.usage).totalTokens).toBe(140);
  });

  test('[OPENAI-1 rest] LangChain invokes and streams', async () => {
    const chat = new ChatOpenAI({
      model: 'default',
      apiKey: token,
      maxRetries: 0,
      configuration: { baseURL: new URL('/v1', surfaces.url).href },
    });
    const history = [new HumanMessage('I live in Bandung.'), new AIMessage('Noted.')];
    const answer = await chat.invoke([...history, new HumanMessage(question)]);
    expect(answer.content).toContain('2 to 4');
    let text = '';
    for await (const piece of await chat.stream(question)) text += piece.content;
    expect(text).toBe(answer.content);
  });
});
