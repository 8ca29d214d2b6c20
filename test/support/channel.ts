import { createChannelApp } from '@jawab/channel-host';
import { openAccount, type SealedChannel } from '@jawab/core';
import { startWorker } from '@jawab/worker';
import { ingest } from './ingest.ts';
import { request, serveOnLoopback } from './loopback.ts';
import { newToken, serveTelegram } from './telegram.ts';
import { createTenant, openWorld, type Tenant, type World } from './world.ts';

let lastId = 1_000;
const nextId = () => ++lastId;

/** A service that customers of Telegram reach, with its provider on loopback. */
export async function openChannels(settings: Record<string, string> = {}) {
  const telegram = await serveTelegram();
  const world = await openWorld(
    Object.assign({ PUBLIC_URL: 'https://jawab.test' }, telegram.settings, settings),
  );
  const door = await serveOnLoopback(createChannelApp(world.runtime).fetch);
  return {
    telegram,
    world,
    door,
    startWorker: () => startWorker(world.runtime),
    async close() {
      await door.close();
      await world.close();
      await telegram.close();
    },
  };
}

export type Channels = Awaited<ReturnType<typeof openChannels>>;

/** The same with a bot that answers customers of Telegram from its knowledge, and a worker. */
export async function openLine(settings: Record<string, string> = {}) {
  const channels = await openChannels(settings);
  const line = await connectTelegram(channels);
  await teach(channels.world, line.shop);
  const worker = await channels.startWorker();
  return {
    channels,
    line,
    async close() {
      await worker.stop();
      await channels.close();
    },
  };
}

/** A tenant whose bot answers one account of Telegram. */
export async function connectTelegram(
  { world, door }: Channels,
  tenant?: Tenant,
  settings = { botToken: newToken() },
) {
  const shop = tenant ?? (await createTenant(world));
  const { data: channel } = await shop.call('create_channel', {
    kind: 'telegram',
    chatbotId: shop.bots[0],
    settings,
  });
  const secret = await secretOf(world, channel.id);
  /** Posts an update as the provider does. */
  const post = (update: object, headers: Record<string, string> = {}) =>
    request(`${door.url}/channels/telegram/${channel.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret, ...headers },
      body: JSON.stringify(update),
    });
  const text = (
    chat: number,
    words: string,
    { at = new Date(), ...more }: { at?: Date } & Record<string, unknown> = {},
  ) => ({
    update_id: nextId(),
    message: Object.assign(
      {
        message_id: nextId(),
        date: Math.floor(at.getTime() / 1000),
        chat: { id: chat, type: 'private' },
        from: { id: chat, first_name: 'Uann' },
        text: words,
      },
      more,
    ),
  });
  return {
    shop,
    channel,
    post,
    text,
    /** Says something as a customer. */
    say: (chat: number, words: string, more?: { at?: Date }) => post(text(chat, words, more)),
  };
}

async function secretOf({ runtime }: World, id: string): Promise<string> {
  const [row] = await runtime.database.system.sql<SealedChannel>`
    select workspace_id, id, kind, settings, webhook_secret from channels where id = ${id}`;
  return openAccount(runtime, row as SealedChannel).webhookSecret;
}

/** Gives the bot of a tenant something to answer from. */
const teach = (world: World, shop: Tenant) =>
  ingest(world, shop, [
    {
      title: 'Delivery',
      text: 'Delivery to Bangkok takes two days.\n\nDelivery costs 40 baht.',
      chatbotId: shop.bots[0] as string,
    },
  ]);
