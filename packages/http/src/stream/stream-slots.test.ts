import { expect, test } from 'vitest';
import { createStreamSlots } from './stream-slots.ts';

test('takes a slot under every key or under none, and gives it back', () => {
  const slots = createStreamSlots();
  const session = { key: 's', max: 1 };
  const address = { key: 'a', max: 2 };
  const release = slots.take([session, address]) as () => void;
  expect(release).toBeTypeOf('function');
  expect(slots.take([session, address])).toBeNull();
  const other = slots.take([{ key: 't', max: 1 }, address]) as () => void;
  expect(slots.take([{ key: 'u', max: 1 }, address])).toBeNull();
  release();
  other();
  expect(slots.take([session, address])).toBeTypeOf('function');
});
