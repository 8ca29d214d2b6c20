import { Agent, request } from 'node:http';
import { openRuntime, readConfig } from '@jawab/runtime';
import { load, type Shot } from './load.ts';
import { cpuMs, memoryMiB } from './processes.ts';
import type { Stage } from './stage.ts';

const streams = 2_000;
const streamsOfAddress = 50;
const strangers = 10_000;
const watchedMs = 20_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const addressOf = (n: number) => `198.18.${Math.floor(n / 250)}.${(n % 250) + 1}`;

interface Visitors {
  stage: Stage;
  key: string;
}

async function openSession({ stage, key }: Visitors, address: string): Promise<string> {
  const answer = await fetch(new URL(`/v1/widget/${key}/session`, stage.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: '{}',
  });
  const { data } = (await answer.json()) as { data: { session_token: string } };
  return data.session_token;
}

/** Opens a stream of messages and resolves when it has begun. */
const openStream = ({ stage, key }: Visitors, agent: Agent, token: string, address: string) =>
  new Promise<void>((resolve, reject) => {
    const sent = request(new URL(`/v1/widget/${key}/messages`, stage.url), {
      agent,
      headers: { accept: 'text/event-stream', 'x-widget-session': token, 'x-forwarded-for': address },
    });
    sent.on('response', (response) => {
      if (response.statusCode !== 200) return reject(new Error(`http ${response.statusCode}`));
      response.once('data', () => resolve()).on('error', () => {});
    });
    sent.on('error', reject).end();
  });

/** Returns the latency of visitors' chats, each with a session and an address of its own. */
async function chat(visitors: Visitors, count: number) {
  const tokens: string[] = [];
  for (let n = 0; n < count; n++) tokens.push(await openSession(visitors, addressOf(20_000 + n)));
  const shot = (n: number): Shot => ({
    path: `/v1/widget/${visitors.key}/chat`,
    headers: { 'x-widget-session': tokens[n] as string, 'x-forwarded-for': addressOf(20_000 + n) },
    body: JSON.stringify({ message: 'How long does delivery take inside Indonesia?' }),
    firstText: /"content":"[^"]/,
    expect: '[DONE]',
  });
  return load(visitors.stage.url, 4, count, shot);
}

const told = ({ firstP50, firstP95, errors }: Awaited<ReturnType<typeof chat>>) =>
  `first p50 ${firstP50.toFixed(1)} ms, p95 ${firstP95.toFixed(1)} ms, errors ${JSON.stringify(errors)}`;

type Counter = Awaited<ReturnType<typeof openCounter>>;

/**
 * Opens a counter of the database's statements, or of its transactions where pg_stat_statements is not loaded. Its own count too:
 * what is added is the difference between two times in which it was open.
 */
async function openCounter(databaseUrl: string) {
  const config = readConfig({ DATABASE_URL: databaseUrl, SECRET_KEY: '0'.repeat(64), LOG_LEVEL: 'error' });
  const runtime = await openRuntime(config, { poolSize: 1 });
  const { sql } = runtime.database.system;
  const hasStatements = await sql`create extension if not exists pg_stat_statements`
    .then(() => sql`select from pg_stat_statements limit 1`)
    .then(() => true)
    .catch(() => false);
  return {
    unit: hasStatements ? 'statements' : 'transactions',
    async read(): Promise<number> {
      const [row] = hasStatements
        ? await sql<{ count: number }>`
            select sum(calls)::int as count from pg_stat_statements
            where dbid = (select oid from pg_database where datname = current_database())`
        : await sql<{ count: number }>`
            select xact_commit::int as count from pg_stat_database where datname = current_database()`;
      return row?.count ?? 0;
    },
    close: () => runtime.close(),
  };
}

/** Watches the service for a while. Returns its share of a core and what it asked the database each second. */
async function watch(pid: number, counter: Counter | null) {
  const [cpu, count, startedAt] = [cpuMs(pid), await counter?.read(), performance.now()];
  await pause(watchedMs);
  const seconds = (performance.now() - startedAt) / 1_000;
  const asked = counter ? ((await counter.read()) - Number(count)) / seconds : 0;
  return { percent: ((cpuMs(pid) - cpu) / (seconds * 1_000)) * 100, asked };
}

async function measureStreams(
  say: (figure: string) => void,
  visitors: Visitors,
  databaseUrl: string | undefined,
) {
  const { pid } = visitors.stage;
  const counter = databaseUrl ? await openCounter(databaseUrl) : null;
  const idle = await watch(pid, counter);
  say(`visitors' chat without streams: ${told(await chat(visitors, 300))}`);
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  for (let n = 0; n < streams; n += 20) {
    await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const address = addressOf(Math.floor((n + at) / streamsOfAddress));
        await openStream(visitors, agent, await openSession(visitors, address), address);
      }),
    );
  }
  await pause(5_000);
  const open = await watch(pid, counter);
  say(
    `${streams} open streams: ${open.percent.toFixed(1)} % of a core (${idle.percent.toFixed(1)} % without), ${memoryMiB(pid)} MiB` +
      `${counter ? `, ${(open.asked - idle.asked).toFixed(1)} ${counter.unit}/s added to ${idle.asked.toFixed(1)}` : ''}`,
  );
  say(`visitors' chat beside ${streams} streams: ${told(await chat(visitors, 300))}`);
  agent.destroy();
  await counter?.close();
}

/** Opens sessions from one address, 500 at once: 10,000, or as many as a minute allows. */
async function sendStrangers({ stage, key }: Visitors) {
  const startedAt = performance.now();
  let [sent, opened] = [0, 0];
  while (sent < strangers && performance.now() - startedAt < 60_000) {
    const { ok, errors } = await load(stage.url, 500, 1_000, () => ({
      path: `/v1/widget/${key}/session`,
      headers: { 'x-forwarded-for': '203.0.113.9' },
      body: '{}',
    }));
    const others = Object.keys(errors).filter((error) => error !== 'http 429');
    if (others.length > 0) throw new Error(`A session was refused with ${others}.`);
    sent += 1_000;
    opened += ok;
  }
  return { sent, opened, seconds: (performance.now() - startedAt) / 1_000 };
}

/** Measures other visitors without and beside a flood, in turn. The first requests of the flood are within its limit. */
async function measureFlood(say: (figure: string) => void, visitors: Visitors) {
  await chat(visitors, 100);
  const alone = await chat(visitors, 200);
  const flood = sendStrangers(visitors);
  await pause(3_000);
  const beside = await chat(visitors, 200);
  const { sent, opened, seconds } = await flood;
  say(
    `${sent} sessions from one address in ${seconds.toFixed(0)} s: ${opened} opened, ${sent - opened} refused`,
  );
  say(
    `other visitors' chat alone: ${told(alone)}; beside the flood: ${told(beside)}; after it: ${told(await chat(visitors, 200))}`,
  );
}

/** Measures open message streams, and a flood of sessions from one address beside other visitors. */
export async function measureVisitors(
  say: (figure: string) => void,
  stage: Stage,
  databaseUrl: string | undefined,
): Promise<void> {
  const answer = await fetch(new URL(`/v1/bots/${stage.botId}`, stage.url), {
    headers: { authorization: `Bearer ${stage.token}` },
  });
  const { data } = (await answer.json()) as { data: { public_key: string } };
  const visitors = { stage, key: data.public_key };
  await measureFlood(say, visitors);
  await measureStreams(say, visitors, databaseUrl);
}
