import { signIdentity } from '@jawab/test/support/identity.ts';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('shows a secret once, stores it encrypted, and lets the one before hold for a day', async () => {
  const shop = await createTenant(world, { bots: ['A', 'B'] });
  const [bot, other] = shop.bots as [string, string];
  const visitor = asVisitor(shop, { bot, sessionId: null });
  const identify = (secret: string, as = visitor) =>
    shop.call('widget_session', { identity: signIdentity(secret, { sub: 'u1' }) }, as);
  const invalid = { code: 'identity_invalid', status: 401 };
  await expect(identify('idsec_guess')).rejects.toMatchObject(invalid);
  const { data: first } = await shop.call('create_identity_secret', { id: bot });
  expect(first).toMatchObject({ id: bot, previous_until: null });
  await identify(first.secret);
  await expect(
    identify(first.secret, asVisitor(shop, { bot: other, sessionId: null })),
  ).rejects.toMatchObject(invalid);

  const { data: second } = await shop.call('create_identity_secret', { id: bot });
  expect(Date.parse(second.previous_until) - Date.now()).toBeGreaterThan(86_000_000);
  await identify(first.secret);
  await identify(second.secret);
  const { sql } = world.runtime.database.system;
  await sql`update bots set identity_previous_until = now() where id = ${bot}`;
  await expect(identify(first.secret)).rejects.toMatchObject(invalid);
  await identify(second.secret);
  const [row] = await sql`select to_jsonb(b)::text as text from bots b where id = ${bot}`;
  for (const { secret } of [first, second]) expect(row?.text).not.toContain(secret);
});

test('makes no secret for a bot out of reach', async () => {
  const shop = await createTenant(world, { bots: ['A', 'B'] });
  const [bot, other] = shop.bots as [string, string];
  const only = { reach: { workspace: shop.workspaceId, bots: [other] } };
  await expect(shop.call('create_identity_secret', { id: bot }, only)).rejects.toMatchObject({
    code: 'bot_forbidden',
  });
  const stranger = await createTenant(world);
  await expect(stranger.call('create_identity_secret', { id: bot })).rejects.toMatchObject({
    code: 'not_found',
  });
});
