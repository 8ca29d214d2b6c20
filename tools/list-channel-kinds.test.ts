import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('says what each kind needs, with its secrets marked', async () => {
  const { data } = await (await createTenant(world)).call('list_channel_kinds');
  const telegram = data.find(({ kind }: { kind: string }) => kind === 'telegram');
  expect(telegram).toMatchObject({
    name: 'Telegram',
    settings_schema: {
      type: 'object',
      properties: { botToken: { type: 'string', writeOnly: true } },
      required: ['botToken'],
    },
    capabilities: { buttons: true, typing: true, window_hours: null },
    setup: [expect.stringContaining('/newbot'), expect.stringContaining('@BotFather'), expect.any(String)],
  });
  for (const { kind, settings_schema } of data)
    for (const [name, field] of Object.entries(settings_schema.properties as Record<string, object>))
      expect(field, `${kind} ${name}`).toMatchObject({ type: 'string', title: expect.any(String) });
});
