import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createChannelApp } from '@jawab/channel-host';
import { cpuMs } from '../bench/processes.ts';
import { forkWorker } from '../reliability/fork-worker.ts';
import { ingest } from './ingest.ts';
import { type Faults, lineRequest, lineSettings, lineText, serveLine } from './line.ts';
import { request, serveOnLoopback } from './loopback.ts';
import { createTenant, openWorld, type Tenant, type World } from './world.ts';

/** Questions that customers ask one after the other, each with its answer. */
const topics = [
  ['How long does delivery to Bangkok take?', 'Delivery to Bangkok takes two days.'],
  ['When does the shop open?', 'The shop opens at ten in the morning.'],
  ['Where can I park a car?', 'Park a car behind the temple.'],
  ['How do I return shoes?', 'Return shoes within thirty days at the counter.'],
  ['Is there a warranty on watches?', 'The warranty on watches lasts five years.'],
  ['Do you repair umbrellas?', 'We repair umbrellas on Fridays.'],
  ['Which card can I pay with?', 'Pay with a card of Visa or JCB.'],
  ['How much is gift wrapping?', 'Gift wrapping costs fifteen baht.'],
  ['Who teaches the pottery course?', 'The pottery course is taught by Somchai.'],
  ['What does the green tea cost?', 'The green tea costs ninety baht.'],
  ['Can I rent a bicycle?', 'Rent a bicycle for eighty baht a day.'],
  ['Are dogs allowed in the garden?', 'Dogs are allowed in the garden on a leash.'],
  ['When is the flower market?', 'The flower market is on Sunday.'],
] as const;

/** A customer's messages are this far apart by the provider's clock, so that each is a question. */
const apartMs = 3_000;

export interface ReachSize {
  customers: number;
  messages: number;
  perSecond: number;
  /** How often the worker is killed meanwhile. */
  kills: number;
  /** True if messages come two at once, in the wrong order. */
  isShuffled: boolean;
  faults?: Faults;
  /** How many customers get a reply of a person meanwhile. */
  replies: number;
}

/** The answers that each customer should get and got, in order, and how long it took. Times are in ms, sorted. */
export interface Reached {
  customers: { expected: string[]; got: string[] }[];
  /** Until a post of the provider was answered with 200. */
  accepted: number[];
  /** From the post of a message until its answer arrived, with the 1.5 s in which more may follow. */
  answered: number[];
  /** From a person's reply until the customer had it. */
  replied: number[];
  /** CPU time of the last worker in that time, in ms. */
  workerCpuMs: number;
}

interface Message {
  from: string;
  /** The topic that it asks about. */
  topic: number;
  event: object;
}

/** A request of the provider. */
interface Post {
  dueMs: number;
  messages: Message[];
}

const topicOf = (text: string) => topics.findIndex(([, fact]) => text.includes(fact));
const pick = (n: number) => topics[n % topics.length] as (typeof topics)[number];

/** Every eighth send fails, in each way in turn. */
export const eighthFails: Faults = (n) =>
  n % 8 === 0 ? ((['limited', 'broken', 'lost'] as const)[(n / 8) % 3] ?? null) : null;

/** The messages of each customer, in the order in which they are written. */
function writeMessages({ customers, messages }: ReachSize, now: number): Message[][] {
  const rounds = Math.ceil(messages / customers);
  return Array.from({ length: customers }, (_, customer) => {
    const from = `customer-${customer}`;
    const count = Math.floor((messages - customer - 1) / customers) + 1;
    return Array.from({ length: count }, (_, round) => {
      const topic = (customer + round) % topics.length;
      return { from, topic, event: lineText(from, pick(topic)[0], now - (rounds - round) * apartMs) };
    });
  });
}

/** Plans the posts of all messages. A fifth of the messages come again later. */
function planPosts({ perSecond, isShuffled }: ReachSize, written: Message[][]): Post[] {
  const size = isShuffled ? 2 : 1;
  const posts: Post[] = [];
  let planned = 0;
  for (let round = 0; round * size < Math.max(...written.map(({ length }) => length)); round++)
    for (const messages of written) {
      const batch = messages.slice(round * size, (round + 1) * size).reverse();
      const dueMs = (planned / perSecond) * 1_000;
      if (batch.length > 0) posts.push({ dueMs, messages: batch });
      for (const message of batch)
        if (++planned % 5 === 0) posts.push({ dueMs: dueMs + 3_000, messages: [message] });
    }
  return posts.sort((a, b) => a.dueMs - b.dueMs);
}

async function openShop(world: World): Promise<{ shop: Tenant; channelId: string }> {
  const limits = { visitorRequestsPerMinute: null, botRequestsPerMinute: null, messagesPerMonth: null };
  const shop = await createTenant(world, { limits });
  const chatbotId = shop.bots[0] as string;
  await ingest(
    world,
    shop,
    topics.map(([title, text]) => ({ title, text, chatbotId })),
  );
  const { data } = await shop.call('create_channel', { kind: 'line', chatbotId, settings: lineSettings });
  return { shop, channelId: data.id };
}

/** The part of a run that starts and kills workers. */
async function keepWorker(world: World, settings: Record<string, string>) {
  const start = () => forkWorker(world.database.connectionString, settings);
  let child: ChildProcess = await start();
  return {
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      child = await start();
    },
    cpuMs: () => cpuMs(child.pid as number),
    close: () => child.kill('SIGKILL'),
  };
}

/**
 * Lets customers of LINE write to a bot of its own world: messages out of order and repeated, sends that fail, workers that die.
 * Returns when nothing is under way.
 */
export async function reachCustomers(size: ReachSize, serverUrl?: string): Promise<Reached> {
  const line = await serveLine(size.faults);
  const world = await openWorld(line.settings, serverUrl ? { serverUrl } : {});
  const door = await serveOnLoopback(createChannelApp(world.runtime).fetch);
  let worker: Awaited<ReturnType<typeof keepWorker>> | undefined;
  try {
    const { shop, channelId } = await openShop(world);
    worker = await keepWorker(world, line.settings);
    const run = { size, line, world, shop, url: `${door.url}/channels/line/${channelId}`, worker };
    return await writeAndWait(run);
  } finally {
    worker?.close();
    await door.close();
    await world.close();
    await line.close();
  }
}

interface Run {
  size: ReachSize;
  line: Awaited<ReturnType<typeof serveLine>>;
  world: World;
  shop: Tenant;
  url: string;
  worker: Awaited<ReturnType<typeof keepWorker>>;
}

const until = async (isTrue: () => boolean | Promise<boolean>) => {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50));
};
const sorted = (times: number[]) => times.sort((a, b) => a - b);

async function post({ url }: Run, events: object[]): Promise<number> {
  const startedAt = performance.now();
  const answer = await request(url, lineRequest(events));
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`A post was answered with ${answer.status}.`);
  return performance.now() - startedAt;
}

async function writeAndWait(run: Run): Promise<Reached> {
  const { size, line, worker } = run;
  const waiting = await openWaiting(run);
  line.delivered.length = 0;
  const written = writeMessages(size, Date.now());
  const posts = planPosts(size, written);
  const killAt = new Set(
    Array.from({ length: size.kills }, (_, n) => Math.floor((posts.length * (n + 1)) / (size.kills + 1))),
  );
  const postedAt = new Map<object, number>();
  const accepted: Promise<number>[] = [];
  const lastOf = new Map<string, Promise<number>>();
  const replying = replyTo(run, waiting);
  const [cpuBefore, startedAt] = [worker.cpuMs(), performance.now()];
  let killing = Promise.resolve();
  for (const [n, { dueMs, messages }] of posts.entries()) {
    const waitMs = startedAt + dueMs - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    if (killAt.has(n)) killing = killing.then(() => worker.kill());
    const [{ from }] = messages as [Message];
    const events = messages.map(({ event }) => event);
    for (const event of events) if (!postedAt.has(event)) postedAt.set(event, performance.now());
    const posted = Promise.resolve(lastOf.get(from)).then(() => post(run, events));
    lastOf.set(from, posted);
    accepted.push(posted);
  }
  const times = await Promise.all(accepted);
  const replied = await replying;
  await killing;
  await settled(run);
  const workerCpuMs = worker.cpuMs() - cpuBefore;
  return Object.assign(describe(run, written, postedAt), {
    accepted: sorted(times),
    replied: sorted(replied),
    workerCpuMs,
  });
}

/** Waits until nothing of a customer waits, comes in or leaves. */
const settled = ({ world }: Pick<Run, 'world'>) =>
  until(async () => {
    const [row] = await world.runtime.database.system.sql<{ left: number }>`
      select (select count(*) from channel_receipts where event is not null)::int
        + (select count(*) from outbox where state in ('queued', 'sending'))::int as left`;
    return row?.left === 0;
  });

/** Lets customers write who get a reply of a person later. Returns their sessions. */
async function openWaiting(run: Run): Promise<string[]> {
  const names = Array.from({ length: run.size.replies }, (_, n) => `waiting-${n}`);
  for (const name of names) await post(run, [lineText(name, pick(0)[0], Date.now())]);
  await until(() => run.line.delivered.length >= names.length);
  await settled(run);
  const { data } = await run.shop.call('list_conversations');
  return (data as { session_id: string }[]).map(({ session_id }) => session_id);
}

/** Replies to them as a person, one after the other, and returns how long each reply took. */
async function replyTo({ shop, line }: Run, sessions: string[]): Promise<number[]> {
  const times: number[] = [];
  for (const sessionId of sessions) {
    const text = `Somebody comes at ${sessionId}.`;
    const startedAt = performance.now();
    await shop.call('reply_to_conversation', { sessionId, text });
    await until(() => line.delivered.some((one) => one.text === text));
    times.push((line.delivered.find((one) => one.text === text)?.at ?? 0) - startedAt);
  }
  return times;
}

function describe(
  { line }: Run,
  written: Message[][],
  postedAt: Map<object, number>,
): Pick<Reached, 'customers' | 'answered'> {
  const answered: number[] = [];
  const nameOf = (topic: number) => topics[topic]?.[1] ?? 'another answer';
  const customers = written.map((asked) => {
    const got = line.delivered.filter(({ to }) => to === asked[0]?.from);
    for (const [n, { event }] of asked.entries()) {
      const answer = got[n];
      if (answer) answered.push(answer.at - (postedAt.get(event) as number));
    }
    return {
      expected: asked.map(({ topic }) => nameOf(topic)),
      got: got.map(({ text }) => nameOf(topicOf(text))),
    };
  });
  return { customers, answered: sorted(answered) };
}
