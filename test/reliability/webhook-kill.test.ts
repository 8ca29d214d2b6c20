import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';
import { forkWorker } from './fork-worker.ts';

const soon = { timeout: 60_000, interval: 20 };
let receiver: Receiver;
let world: World;
let tenant: Tenant;
const children = new Set<ChildProcess>();
beforeAll(async () => {
  receiver = await startReceiver();
  world = await openWorld({ EGRESS_ALLOW: receiver.host });
  tenant = await createTenant(world);
  await world.runtime.database.system.sql`
    update workspaces set egress_allowed = true where id = ${tenant.workspaceId}`;
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await world.close();
  await receiver.close();
});

async function startProcess(): Promise<ChildProcess> {
  // Far too late for the test: a dead process frees its attempts, not the time.
  const times = { dispatchMs: 40, lostAfterMs: 600_000, deliveryRetriesMs: [30] };
  const settings = { EGRESS_ALLOW: receiver.host };
  const child = await forkWorker(world.database.connectionString, settings, times);
  children.add(child);
  return child;
}

test.each([
  ['none', 'does not send it again', ['Qwxyz blorp frunk?', 'Glorp snib?'], ['lost', 'delivered']],
  [
    'standard',
    'sends it again with the same id',
    ['Qwxyz blorp frunk?', 'Qwxyz blorp frunk?', 'Glorp snib?'],
    ['lost', 'delivered', 'delivered'],
  ],
] as const)(
  '[SIGN-5 webhook] logs an attempt as lost after kill -9, and with retry %s %s',
  async (retry, _, questions, statuses) => {
    const before = receiver.received.length;
    const arrived = (count: number) => expect.poll(() => receiver.received.length - before, soon).toBe(count);
    const { data } = await tenant.call(
      'create_webhook',
      { url: receiver.url, events: ['message.unanswered'], retry },
      { egressAllowed: true },
    );
    const attempts = async () =>
      (await tenant.call('list_webhook_deliveries', { id: data.id })).data.toReversed();
    const states = async () => (await attempts()).map(({ status }: { status: string }) => status);
    receiver.answer(() => {});
    const first = await startProcess();
    await tenant.call('ask_bot', { message: 'Qwxyz blorp frunk?' });
    await arrived(1);
    first.kill('SIGKILL');
    await once(first, 'exit');
    expect(await states()).toEqual(['sending']);
    receiver.answer((response) => void response.writeHead(204).end());
    const second = await startProcess();
    await expect.poll(states, soon).toEqual(statuses.slice(0, -1));
    await tenant.call('ask_bot', { message: 'Glorp snib?' });
    await arrived(questions.length);
    await expect.poll(states, soon).toEqual(statuses);
    const bodies = receiver.received.slice(before).map(({ body }) => JSON.parse(String(body)));
    expect(bodies.map((body) => body.data.question)).toEqual(questions);
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(2);
    second.kill('SIGKILL');
    await once(second, 'exit');
    await tenant.call('delete_webhook', { id: data.id });
  },
);
