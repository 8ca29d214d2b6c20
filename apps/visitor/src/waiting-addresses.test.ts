import { expect, test } from 'vitest';
import { createWaitingAddresses } from './waiting-addresses.ts';

test('knows an address for a second, and forgets the oldest of more than 10,000', () => {
  let now = 0;
  const { find, keep } = createWaitingAddresses(() => now);
  keep('first', 3);
  expect([find('first'), find('second')]).toEqual([3, null]);
  now = 1_000;
  expect(find('first')).toBeNull();
  keep('first', 1);
  for (let i = 0; i < 10_000; i++) keep(`address ${i}`, 1);
  expect([find('first'), find('address 0')]).toEqual([null, 1]);
});
