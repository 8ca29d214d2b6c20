import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let shop: Tenant;
beforeAll(async () => {
  world = await openWorld();
  shop = await createTenant(world, { bots: ['Shop', 'Other'] });
});
afterAll(() => world.close());

const config = async (input: object, bot = 0) =>
  (await shop.call('widget_config', input, asVisitor(shop, { bot: shop.bots[bot], sessionId: null }))).data;

test('returns the texts in the requested language, with its direction', async () => {
  expect(await config({ language: 'ar-AE' })).toMatchObject({ language: 'ar', direction: 'rtl' });
  const japanese = await config({ language: 'ja' });
  expect(japanese).toMatchObject({ name: 'Shop', language: 'ja', direction: 'ltr' });
  for (const text of [...Object.values(japanese.texts), ...Object.values(japanese.form.texts)])
    expect(text).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
});

test('returns the bot’s own greeting in the bot’s language only', async () => {
  await shop.call('update_bot', { id: shop.bots[1], language: 'id', greeting: 'Halo dari toko!' });
  expect(await config({}, 1)).toMatchObject({ language: 'id', greeting: 'Halo dari toko!' });
  const thai = await config({ language: 'th' }, 1);
  expect(thai.greeting).toMatch(/[\u0e00-\u0e7f]/);
});
