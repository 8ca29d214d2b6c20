import { type Channels, connectTelegram, openChannels } from '@jawab/test/support/channel.ts';
import { createTenant } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let channels: Channels;
beforeAll(async () => {
  channels = await openChannels();
});
afterAll(() => channels.close());

test('lists who wrote, by text and by bot, in pages; nobody of another workspace or bot', async () => {
  const line = await connectTelegram(channels, await createTenant(channels.world, { bots: ['A', 'B'] }));
  const { shop } = line;
  const now = Date.now();
  for (const [at, [chat, name]] of (
    [
      [31, 'Siti'],
      [32, '陳大文'],
      [33, 'Ann'],
    ] as const
  ).entries())
    await line.post(
      line.text(chat, 'Hello', { at: new Date(now + at * 1_000), from: { id: chat, first_name: name } }),
    );
  const names = async (input = {}, change = {}) =>
    (await shop.call('list_customers', input, change)).data.map(({ name }: { name: string }) => name);
  expect(await names()).toEqual(['Ann', '陳大文', 'Siti']);
  expect(await names({ q: '大文' })).toEqual(['陳大文']);
  expect(await names({ q: '31' })).toEqual(['Siti']);
  expect(await names({ chatbotId: shop.bots[0] })).toHaveLength(3);
  expect(await names({ chatbotId: shop.bots[1] })).toEqual([]);
  expect(await names({}, { reach: { workspace: shop.workspaceId, bots: [shop.bots[1] as string] } })).toEqual(
    [],
  );
  const first = await shop.call('list_customers', { limit: 2 });
  expect(first.has_more).toBe(true);
  expect(await names({ limit: 2, cursor: first.next_cursor })).toEqual(['Siti']);
  expect(first.data[0]).toMatchObject({
    verified: false,
    external_id: null,
    channels: [{ kind: 'telegram', channel_id: line.channel.id, address: '33' }],
  });
  expect((await (await createTenant(channels.world)).call('list_customers')).data).toEqual([]);
});

test('a token that is limited to a bot sees of a shared customer what is of that bot', async () => {
  const shop = await createTenant(channels.world, { bots: ['A', 'B'] });
  const [here, there] = [await connectTelegram(channels, shop), await connectTelegram(channels, shop)];
  const [bot, other] = shop.bots as [string, string];
  await shop.call('update_channel', { id: there.channel.id, chatbotId: other });
  await here.say(41, 'Hello');
  await there.say(42, 'Hello');
  const [{ id: intoId }, { id }] = (await shop.call('list_customers')).data;
  await shop.call('merge_customers', { id, intoId });
  const channelsOf = async (bots: string[] | null, input: object = {}) =>
    (await shop.call('list_customers', input, { reach: { workspace: shop.workspaceId, bots } })).data.flatMap(
      (customer: { channels: { address: string }[] }) => customer.channels.map(({ address }) => address),
    );
  expect((await channelsOf(null)).toSorted()).toEqual(['41', '42']);
  expect(await channelsOf([bot])).toEqual(['41']);
  expect(await channelsOf([other])).toEqual(['42']);
  expect(await channelsOf([bot], { q: '42' })).toEqual([]);
  const limited = { reach: { workspace: shop.workspaceId, bots: [bot] } };
  expect((await shop.call('get_customer', { id: intoId }, limited)).data.channels).toMatchObject([
    { address: '41' },
  ]);
});
