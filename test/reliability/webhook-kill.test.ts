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
  const times = { dispatchMs: 40, lostAfterMs: 1_500, deliveryRetriesMs: [30] };
  const settings = { EGRESS_ALLOW: receiver.host };
  const child = await forkWorker(world.database.connectionString, settings, times);
  children.add(child);
  return child;
}

test.each(['none', 'standard'] as const)(
  '[SIGN-5 webhook] logs an attempt as lost and does not send it again after kill -9 (retry %s)',
  async (retry) => {
    const before = receiver.received.length;
    const arrived = (count: number) => expect.poll(() => receiver.received.length - before, soon).toBe(count);
    const events = ['message.unanswered'];
    const { data } = await tenant.call(
      'create_webhook',
      { url: receiver.url, events, retry },
      { egressAllowed: true },
    );
    const attempts = async () => (await tenant.call('list_webhook_deliveries', { id: data.id })).data;
    receiver.answer(() => {});
    const first = await startProcess();
    await tenant.call('ask_bot', { message: 'Qwxyz blorp frunk?' });
    await arrived(1);
    first.kill('SIGKILL');
    await once(first, 'exit');
    expect(await attempts()).toMatchObject([{ status: 'sending' }]);
    receiver.answer((response) => void response.writeHead(204).end());
    const second = await startProcess();
    await expect.poll(async () => (await attempts())[0].status, soon).toBe('lost');
    await tenant.call('ask_bot', { message: 'Glorp snib?' });
    await arrived(2);
    await expect.poll(async () => (await attempts())[0].status, soon).toBe('delivered');
    const questions = receiver.received
      .slice(before)
      .map(({ body }) => JSON.parse(String(body)).data.question);
    expect(questions).toEqual(['Qwxyz blorp frunk?', 'Glorp snib?']);
    expect((await attempts()).map(({ status }: { status: string }) => status)).toEqual(['delivered', 'lost']);
    second.kill('SIGKILL');
    await once(second, 'exit');
    await tenant.call('delete_webhook', { id: data.id });
  },
);
