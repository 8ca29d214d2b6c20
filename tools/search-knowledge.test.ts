import { ingest } from '@jawab/test/support/ingest.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let shop: Tenant;
beforeAll(async () => {
  world = await openWorld();
  shop = await createTenant(world, { bots: ['A', 'B'] });
  await ingest(world, shop, [
    { title: 'Delivery', text: 'Delivery takes two days.', chatbotId: shop.bots[0] as string },
    {
      title: 'Wholesale delivery',
      text: 'Wholesale delivery takes a week.',
      chatbotId: shop.bots[1] as string,
    },
    { title: 'การจัดส่ง', text: 'การจัดส่งใช้เวลาสองวันทำการ' },
  ]);
});
afterAll(() => world.close());

test('returns passages with what an agent needs to reason', async () => {
  const found = await shop.call('search_knowledge', {
    query: 'How long does delivery take?',
    chatbotId: shop.bots[0],
    explain: true,
  });
  expect(found.data[0]).toMatchObject({
    title: 'Delivery',
    source_type: 'snippet',
    retrievers: { terms: 1 },
  });
  const { text, start, end } = found.data[0];
  expect('Delivery takes two days.'.slice(start, end)).toContain(text.trim());
  expect(found.data[0].score).toBeGreaterThan(0);
});

test('finds a bot’s own and shared documents, never another bot’s', async () => {
  const titles = async (input: object, change?: object) =>
    (await shop.call('search_knowledge', input, change)).data.map((hit: { title: string }) => hit.title);
  expect(await titles({ query: 'wholesale delivery', chatbotId: shop.bots[0] })).toEqual([
    'Delivery',
    'การจัดส่ง',
  ]);
  expect(await titles({ query: 'จัดส่งกี่วัน', chatbotId: shop.bots[0] })).toEqual(['การจัดส่ง', 'Delivery']);
  const limited = { reach: { workspace: shop.workspaceId, bots: [shop.bots[1] as string] } };
  expect(await titles({ query: 'delivery' }, limited)).not.toContain('Delivery');
  expect(await titles({ query: 'การจัดส่ง' }, limited)).not.toContain('Delivery');
});

test('searches in the language of the bot, as the bot does', async () => {
  const { data } = await shop.call('create_bot', { name: 'Bengali', language: 'bn' });
  await ingest(world, shop, [
    { title: 'সিলেট', text: 'জিন্দাবাজার', chatbotId: data.id },
    { title: 'উত্তরা', text: 'উত্তরা', chatbotId: data.id },
  ]);
  const { data: hits } = await shop.call('search_knowledge', { query: 'jindabajar', chatbotId: data.id });
  expect(hits[0]).toMatchObject({ title: 'সিলেট' });
});

test.each(['🍵', '?', 'x', '。', 'ｄｅｌｉｖｅｒｙ'.repeat(180)])(
  'accepts an odd query (%#)',
  async (query) => {
    const found = await shop.call('search_knowledge', { query });
    expect(found.confidence).toBeGreaterThanOrEqual(0);
  },
);

test('finds nothing for another workspace', async () => {
  const other = await createTenant(world);
  expect(await other.call('search_knowledge', { query: 'delivery' })).toMatchObject({
    data: [],
    answerable: false,
  });
});
