import { channels, messagingChannels } from '@jawab/core';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from '../support/world.ts';

const world = await openWorld();
afterAll(() => world.close());

test('the database accepts exactly the channels of the code; those of a provider need a customer', async () => {
  const [row] = await world.runtime.database.system.sql<{ check: string }>`
    select pg_get_constraintdef(oid) as check from pg_constraint where conname = 'conversations_channel_check'`;
  const accepted = [...(row?.check ?? '').matchAll(/'(\w+)'/g)].map(([, channel]) => channel).sort();
  expect(accepted).toEqual(
    channels.filter((channel) => !messagingChannels.some((one) => one === channel)).sort(),
  );
});
