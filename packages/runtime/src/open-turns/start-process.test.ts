import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTenant, openWorld, type World } from '../../../../test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ LOG_LEVEL: 'silent' });
});
afterAll(() => world?.close());

test('repeats postponed work until the database answers; work that fails for another reason holds up no other', async () => {
  const { openTurns } = (await createTenant(world)).context();
  const did: string[] = [];
  const failing = (name: string, error: object) => async () => {
    did.push(name);
    if (did.filter((one) => one === name).length === 1) throw Object.assign(new Error(name), error);
  };
  openTurns.later(failing('wrong', { code: '23503' }));
  openTurns.later(failing('lost', { code: '57P01' }));
  openTurns.later(async () => void did.push('right'));
  await openTurns.closeLost();
  await openTurns.closeLost();
  await openTurns.closeLost();
  expect(did).toEqual(['wrong', 'lost', 'lost', 'right']);
});
