import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { parseArgs } from 'node:util';
import { createWebhookSecret, webhookSecretContext } from '@jawab/core';
import { openRuntime, readConfig } from '@jawab/runtime';
import { load } from './load.ts';
import { memoryMiB } from './processes.ts';
import { setStage } from './stage.ts';

/**
 * Measures chat, memory and delivery attempts while 1,000 receivers accept requests and never answer. `--database` names
 * an empty PostgreSQL database. Prints figures and asserts nothing.
 */
const { values } = parseArgs({
  options: { database: { type: 'string' }, rounds: { type: 'string', default: '3' } },
});
const receivers = 1_000;
if (!values.database) throw new Error('Name an empty database with --database.');

const sockets = new Set<Socket>();
const silent = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  socket.resume();
}).listen(0, '127.0.0.1', 2_000);
await once(silent, 'listening');
const host = `127.0.0.1:${(silent.address() as AddressInfo).port}`;

const stage = await setStage(values.database, true, { EGRESS_ALLOW: host });
const config = readConfig({ DATABASE_URL: values.database, SECRET_KEY: '0'.repeat(64), LOG_LEVEL: 'error' });
const runtime = await openRuntime(config, { poolSize: 2 });
const { sql } = runtime.database.system;
try {
  const [{ id: workspace }] = (await sql`select workspace_id as id from bots where id = ${stage.botId}`) as [
    { id: string },
  ];
  for (let n = 0; n < receivers; n++) {
    const id = randomUUID();
    const sealed = runtime.secrets.seal(createWebhookSecret(), webhookSecretContext(workspace, id));
    await sql`
      insert into webhooks (workspace_id, id, url, events, secret)
      values (${workspace}, ${id}, ${`http://${host}/${n}`}, '{lead.created}', ${sealed})`;
  }
  const chat = () => ({
    path: '/v1/chat',
    headers: { authorization: `Bearer ${stage.token}` },
    body: JSON.stringify({
      message: 'How long does delivery take inside Indonesia?',
      chatbotId: stage.botId,
    }),
    expect: '[DONE]',
  });
  const waiting = async () =>
    (
      await sql<{
        n: number;
      }>`select count(*)::int as n from deliveries where status in ('queued', 'sending')`
    )[0]?.n ?? 0;
  const underWay = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from deliveries where status = 'sending'`)[0]?.n ?? 0;
  const until = async (done: () => Promise<boolean>) => {
    while (!(await done())) await new Promise((resolve) => setTimeout(resolve, 100));
  };
  const measure = async (what: string) => {
    const { firstP50, firstP95, firstP99, perSecond, errors } = await load(stage.url, 4, 1_000, chat);
    console.log(
      `${what}: chat p50 ${firstP50.toFixed(1)} ms, p95 ${firstP95.toFixed(1)} ms, p99 ${firstP99.toFixed(1)} ms, ${perSecond.toFixed(0)}/s, errors ${JSON.stringify(errors)}, memory ${memoryMiB(stage.pid)} MiB, open receivers ${sockets.size}`,
    );
  };
  await load(stage.url, 4, 400, chat);
  for (let round = 1; round <= Number(values.rounds); round++) {
    await measure(`round ${round}, quiet`);
    await sql`insert into events (workspace_id, event, data) values (${workspace}, 'lead.created', '{}')`;
    await until(async () => (await underWay()) === receivers);
    await measure(`round ${round}, ${receivers} hanging`);
    await until(async () => (await waiting()) === 0);
  }
  const [ended] = await sql`
    select count(*)::int as attempts, count(*) filter (where error ->> 'code' = 'timed_out')::int as timed_out,
      min(latency_ms) as shortest_ms, max(latency_ms) as longest_ms from deliveries`;
  console.log(ended);
} finally {
  await runtime.close();
  await stage.close();
  for (const socket of sockets) socket.destroy();
  silent.close();
}
