import { expect, test } from 'vitest';
import { createWaitingAddresses } from './waiting-addresses.ts';

test('knows an address for a second, and forgets the oldest of more than 10,000', () => {
  let now = 0;
  const { find, keep } = createWaitingAddresses(() => now);
  const told = { waitSeconds: 3, speechForms: {} };
  keep('first', told);
  expect([find('first'), find('second')]).toEqual([told, null]);
  now = 1_000;
  expect(find('first')).toBeNull();
  keep('first', told);
  for (let i = 0; i < 10_000; i++) keep(`address ${i}`, told);
  expect([find('first'), find('address 0')]).toEqual([null, told]);
});

test('lets an address wait after its tenth refusal, at most 1,000 at once', async () => {
  const { hold } = createWaitingAddresses();
  const gone = new AbortController();
  const holds = Array.from({ length: 1_200 }, () => hold('flood', 60_000, gone.signal));
  const isOver = await Promise.all(
    holds.map((one) => Promise.race([one.then(() => true), new Promise(setImmediate).then(() => false)])),
  );
  expect(isOver.filter((over) => !over)).toHaveLength(1_000);
  expect(isOver.slice(0, 10)).toEqual(Array(10).fill(true));
  gone.abort();
  await Promise.all(holds);
});
