import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTenant, openWorld, type World } from '../../../../../test/support/world.ts';
import { readHints } from './hear.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('refuses a question to an archived bot before an engine hears it: a named one, the default, that of the session', async () => {
  const tenant = await createTenant(world, { bots: ['Shop', 'Other'] });
  const [id, other] = tenant.bots as [string, string];
  await tenant.call('ask_bot', { message: 'Hello', chatbotId: other, sessionId: 'of-other' });
  for (const bot of [id, other]) await tenant.call('archive_bot', { id: bot });
  for (const question of [{ chatbotId: id }, {}, { sessionId: 'of-other' }])
    await expect(readHints(tenant.context(), question)).rejects.toMatchObject({ code: 'bot_archived' });
  await tenant.call('restore_bot', { id });
  expect((await readHints(tenant.context(), {})).languages).toContain('en');
});
