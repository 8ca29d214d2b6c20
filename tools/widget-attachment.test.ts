import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let shop: Tenant;
beforeAll(async () => {
  world = await openWorld();
  shop = await createTenant(world);
  await shop.call('update_bot', { id: shop.bots[0], attachments: true });
});
afterAll(() => world.close());

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const attach = async (visitor: ReturnType<typeof asVisitor>): Promise<string> => {
  const file = { filename: 'a.png', contentBase64: png.toString('base64') };
  await shop.call('widget_attach', file, visitor);
  return (await shop.call('widget_messages', {}, visitor)).data[0].attachments[0].id;
};

test('returns a file of the visitor', async () => {
  const visitor = asVisitor(shop);
  const id = await attach(visitor);
  const { data } = await shop.call('widget_attachment', { id }, visitor);
  expect(data).toEqual({
    id,
    kind: 'image',
    name: 'a.png',
    mime: 'image/png',
    bytes: png.length,
    data: png.toString('base64'),
  });
});

test('another visitor and another workspace do not find it', async () => {
  const id = await attach(asVisitor(shop));
  const other = await createTenant(world);
  const missing = expect.objectContaining({ code: 'not_found' });
  await expect(shop.call('widget_attachment', { id }, asVisitor(shop))).rejects.toEqual(missing);
  await expect(other.call('widget_attachment', { id }, asVisitor(other))).rejects.toEqual(missing);
  await expect(other.call('get_attachment', { id })).rejects.toEqual(missing);
});
