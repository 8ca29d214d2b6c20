import { type Receiver, startReceiver } from '@jawab/test/support/receiver.ts';
import { expect } from 'vitest';
import type { WorkerOptions } from '../start-worker.ts';
import { openShop, type Shop } from '../worker.testing.ts';

/** Timings with which a test of deliveries does not wait for seconds. */
export const quickDeliveries: WorkerOptions = {
  dispatchMs: 40,
  deliveryRetriesMs: [30, 40],
};

export interface Receiving {
  shop: Shop;
  receivers: Receiver[];
  /** Registers a webhook at a receiver and returns it with its secret. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they asked for
  register(receiver: Receiver, input?: object): Promise<any>;
  /** Lists the attempts of a webhook, oldest first. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they asked for
  attempts(webhookId: string): Promise<any[]>;
  /** Sends a test event and returns its attempt when it has ended. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they asked for
  sendTest(webhookId: string, event: string): Promise<any>;
  close(): Promise<void>;
}

/** Opens a shop whose workspace may reach this number of receivers on loopback. */
export async function openReceiving(count = 1): Promise<Receiving> {
  const receivers = await Promise.all(Array.from({ length: count }, startReceiver));
  const shop = await openShop({ EGRESS_ALLOW: receivers.map(({ host }) => host).join(',') });
  const attempts: Receiving['attempts'] = async (id) =>
    (await shop.call('list_webhook_deliveries', { id, limit: 200 })).data.toReversed();
  return {
    shop,
    receivers,
    attempts,
    register: async (receiver, input = {}) =>
      (
        await shop.call(
          'create_webhook',
          {
            url: receiver.url,
            events: ['document.ready', 'document.failed', 'message.unanswered'],
            ...input,
          },
          { egressAllowed: true },
        )
      ).data,
    async sendTest(id, event) {
      const sent = (await shop.call('test_webhook', { id, event, wait: 15 })).data;
      const attempt = async () => (await attempts(id)).find((one) => one.id === sent.id);
      await expect.poll(async () => (await attempt())?.status).toMatch(/^(delivered|failed|lost)$/);
      return attempt();
    },
    async close() {
      await shop.close();
      await Promise.all(receivers.map((receiver) => receiver.close()));
    },
  };
}
