import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createChatModel } from '@jawab/ai';
import { Agent } from '@mastra/core/agent';
import type { MessageListInput } from '@mastra/core/agent/message-list';
import { Memory } from '@mastra/memory';
import { PostgresStore } from '@mastra/pg';
import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import pg from 'pg';

/**
 * Serves a chat from passages as barely as it can be written: one statement admits, one finds passages by vector and reads the
 * history, one stores. A text is embedded and stored as one passage. No checks, no languages, no workspaces. `bare` pipes the model's stream. `agent` is the same with only
 * `agent.stream` of the framework between. `memory` is a plain server of the framework: its memory reads the history and stores the
 * turn instead of the two statements. This is what the service is measured beside. Runs in its own process.
 */
const [kind, databaseUrl, modelUrl, passages] = process.argv.slice(2) as [string, string, string, string];
const models = `${modelUrl}/v1beta/models`;
const dimensions = 768;
const hash = (secret: string) => createHash('sha256').update(secret).digest();
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const ask = async (name: string, text: string, values: unknown[]) =>
  (await pool.query({ name, text, values })).rows;
const headers = { 'content-type': 'application/json', 'x-goog-api-key': 'bench' };
const post = (path: string, body: object) =>
  fetch(`${models}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });

async function embed(texts: string[]): Promise<string[]> {
  const requests = texts.map((text) => ({ model: 'models/e', content: { parts: [{ text }] } }));
  const answer = await post('e:batchEmbedContents', { requests });
  const { embeddings } = (await answer.json()) as { embeddings: { values: number[] }[] };
  return embeddings.map(({ values }) => `[${values.join()}]`);
}

async function setUp() {
  await pool.query(`create extension if not exists vector;
    create table tokens (id int primary key, hash bytea unique);
    create table limits (token_id int, minute int, n int, primary key (token_id, minute));
    create table passages (id serial primary key, title text, body text, vector vector(${dimensions}));
    create table messages (id bigserial primary key, session text, role text, body text);
    create index on messages (session, id desc)`);
  await ask('token', 'insert into tokens values (1, $1)', [hash('bench')]);
  for (let n = 0; n < Number(passages); n++) {
    const text = `Delivery to place ${n} takes ${n} to ${n + 2} working days inside Indonesia. Orders leave the warehouse within one working day.`;
    await ingest(`Delivery ${n}`, text);
  }
  await pool.query('create index on passages using hnsw (vector vector_cosine_ops)');
  await pool.query('analyze');
}

async function ingest(title: string, text: string) {
  const [vector] = await embed([text]);
  await ask('put', 'insert into passages (title, body, vector) values ($1, $2, $3)', [title, text, vector]);
}

const admit = `with known as (select id from tokens where hash = $1)
  insert into limits as l select id, $2, 1 from known
  on conflict (token_id, minute) do update set n = l.n + 1 returning n`;
const nearest = 'select body from passages order by vector <=> $1 limit 4';
const find = `select (select json_agg(p) from (${nearest}) p) as found,
  (select json_agg(m) from (select role, body from messages where session = $2 order by id desc limit 10) m) as history`;
const store = `insert into messages (session, role, body) values ($1, 'user', $2), ($1, 'assistant', $3)`;

interface Message {
  role: 'user' | 'assistant';
  content: string;
}
interface Prompt {
  system: string;
  messages: Message[];
}
interface Question {
  message: string;
  session: string;
}

/** Reads passages and history, has the reply written, and stores the turn. */
type Reply = (question: Question) => AsyncGenerator<string>;

const writeSystem = (found: { body: string }[]) =>
  `You are a support agent. Answer from:\n${found.map(({ body }) => body).join('\n---\n')}`;
const vectorOf = async (message: string) => (await embed([message]))[0];

/** Replies with two statements of its own around the model. */
const replyWith = (speak: (prompt: Prompt) => AsyncGenerator<string>): Reply =>
  async function* ({ message, session }) {
    const [{ found, history }] = (await ask('find', find, [await vectorOf(message), session])) as [
      { found: { body: string }[]; history: { role: Message['role']; body: string }[] | null },
    ];
    const before = (history ?? []).reverse().map(({ role, body }) => ({ role, content: body }));
    let reply = '';
    for await (const text of speak({
      system: writeSystem(found),
      messages: [...before, { role: 'user', content: message }],
    })) {
      reply += text;
      yield text;
    }
    await ask('store', store, [session, message, reply]);
  };

/** The text of each event of the model, as it comes. */
async function* pipe({ system, messages }: Prompt): AsyncGenerator<string> {
  const contents = messages.map(({ role, content }) => ({
    role: role === 'user' ? 'user' : 'model',
    parts: [{ text: content }],
  }));
  const answer = await post('m:streamGenerateContent?alt=sse', {
    systemInstruction: { parts: [{ text: system }] },
    contents,
  });
  const decoder = new TextDecoder();
  let held = '';
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    const events = (held + decoder.decode(chunk, { stream: true })).split('\r\n\r\n');
    held = events.pop() ?? '';
    for (const event of events)
      yield JSON.parse(event.slice('data: '.length)).candidates[0].content.parts[0].text;
  }
}

const chat = createChatModel({ gemini: { apiKey: 'bench', baseUrl: modelUrl } });
if (!chat) throw new Error('The settings name no model.');
const { model } = chat;

/** The same text through the framework. The model is the service's own port to it. */
async function* runAgent({ system, messages }: Prompt): AsyncGenerator<string> {
  const agent = new Agent({ id: 'bare', name: 'bare', instructions: system, model });
  const { textStream } = await agent.stream(messages as MessageListInput);
  yield* textStream;
}

/** Creates the reply of a plain server of the framework: an agent with its memory in the same database. */
function createMemoryReply(): Reply {
  const storage = new PostgresStore({ id: 'bench', pool });
  const memory = new Memory({ storage, options: { lastMessages: 10, semanticRecall: false } });
  return async function* ({ message, session }) {
    const found = (await ask('nearest', nearest, [await vectorOf(message)])) as { body: string }[];
    const agent = new Agent({ id: 'bare', name: 'bare', instructions: writeSystem(found), model, memory });
    const { textStream } = await agent.stream(message, { memory: { thread: session, resource: 'bench' } });
    yield* textStream;
  };
}

const replies: Record<string, () => Reply> = {
  bare: () => replyWith(pipe),
  agent: () => replyWith(runAgent),
  memory: createMemoryReply,
};
const reply = (replies[kind] as () => Reply)();
const app = new Hono();
app.use('/v1/*', async (c, next) => {
  const secret = c.req.header('authorization')?.slice('Bearer '.length) ?? '';
  const [known] = await ask('admit', admit, [hash(secret), Math.floor(Date.now() / 60_000)]);
  return known ? next() : c.json({ error: 'unauthorized' }, 401);
});
app.post('/v1/kb/ingest', async (c) => {
  const { title, text } = await c.req.json();
  await ingest(title, text);
  return c.json({ status: 'ready' });
});
app.post('/v1/chat', async (c) => {
  const { message, session = crypto.randomUUID() } = await c.req.json();
  c.header('content-type', 'text/event-stream');
  return stream(c, async (out) => {
    for await (const content of reply({ message, session }))
      await out.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
    await out.write('data: [DONE]\n\n');
  });
});

await setUp();
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
  process.send?.((server.address() as AddressInfo).port),
);
process.on('disconnect', () => process.exit(0));
