import { expect, test } from 'vitest';
import { createStreamPlaces } from './stream-places.ts';

test('takes a place under every key or under none, and gives it back', () => {
  const places = createStreamPlaces();
  const session = { key: 's', max: 1 };
  const address = { key: 'a', max: 2 };
  const leave = places.take([session, address]) as () => void;
  expect(leave).toBeTypeOf('function');
  expect(places.take([session, address])).toBeNull();
  const other = places.take([{ key: 't', max: 1 }, address]) as () => void;
  expect(places.take([{ key: 'u', max: 1 }, address])).toBeNull();
  leave();
  other();
  expect(places.take([session, address])).toBeTypeOf('function');
});
