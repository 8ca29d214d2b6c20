import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createWebhookSecret, webhookSecretContext } from '@jawab/core';
import { forkWorker } from '../../reliability/fork-worker.ts';
import { startReceiver } from '../../support/receiver.ts';
import { createTenant, openWorld } from '../../support/world.ts';
import { percentile, type Row, until } from '../row.ts';

const receivers = 1_000;
const othersEvents = 20;
/** Less than the time limit of one attempt: nobody waits for receivers that hang. */
const maxDeliveryMs = 5_000;

const row: Row = {
  title:
    'receivers of one workspace that accept a webhook and never answer: how long deliveries of another workspace take meanwhile',
  maxSeconds: 180,
  async run(trial) {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
      socket.resume();
    }).listen(0, '127.0.0.1', 2_000);
    await once(silent, 'listening');
    trial.after(() => {
      for (const socket of sockets) socket.destroy();
      silent.close();
    });
    const silentHost = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const good = await startReceiver();
    trial.after(() => good.close());
    const settings = { LOG_LEVEL: 'silent', EGRESS_ALLOW: `${silentHost},${good.host}` };
    const world = await openWorld(settings, { serverUrl: (await trial.postgres()).url });
    trial.after(() => world.close());
    const { sql } = world.runtime.database.system;
    const [hanging, other] = [await createTenant(world), await createTenant(world)];
    await sql`update workspaces set egress_allowed = true`;
    for (let n = 0; n < receivers; n++) {
      const id = randomUUID();
      const context = webhookSecretContext(hanging.workspaceId, id);
      await sql`
        insert into webhooks (workspace_id, id, url, events, secret)
        values (${hanging.workspaceId}, ${id}, ${`http://${silentHost}/${n}`}, '{lead.created}',
          ${world.runtime.secrets.seal(createWebhookSecret(), context)})`;
    }
    await other.call('create_webhook', { url: good.url, events: ['lead.created'] }, { egressAllowed: true });
    const worker = await forkWorker(world.database.connectionString, settings, {
      takeBackMs: 1_000,
    });
    trial.after(() => worker.kill('SIGKILL'));
    const happen = (workspaceId: string) =>
      sql`insert into events (workspace_id, event, data) values (${workspaceId}, 'lead.created', '{}')`;

    trial.tried(receivers);
    await happen(hanging.workspaceId);
    await until('every receiver hangs', () => sockets.size >= receivers * 0.99);
    const times: number[] = [];
    for (let n = 1; n <= othersEvents; n++) {
      const startedAt = performance.now();
      await happen(other.workspaceId);
      await until('the delivery of another workspace arrives', () => good.received.length >= n).catch(
        (error: Error) => trial.wrong(error.message),
      );
      times.push(performance.now() - startedAt);
    }
    for (const ms of times.filter((ms) => ms > maxDeliveryMs))
      trial.wrong(`A delivery of another workspace took ${Math.round(ms)} ms.`);
    const waiting = async () =>
      (await sql`select 1 from deliveries where status in ('queued', 'sending') limit 1`).length > 0;
    await until('every attempt ends', async () => !(await waiting()), 90_000);
    const [ended] = await sql<{ late: number; longest: number }>`
      select count(*) filter (where error ->> 'code' = 'timed_out')::int as late, max(latency_ms) as longest
      from deliveries where workspace_id = ${hanging.workspaceId}`;
    if (ended?.late !== receivers) trial.wrong(`${ended?.late} attempts say that they timed out.`);
    return {
      others: times.length,
      others_p50_ms: percentile(times, 0.5),
      others_max_ms: percentile(times, 1),
      timed_out: ended?.late ?? 0,
      longest_attempt_ms: ended?.longest ?? 0,
    };
  },
};
export default row;
