import { expect, test } from 'vitest';
import type { SendFault } from '../support/line.ts';
import { eighthFails, type Reached, reachCustomers } from '../support/reach-customers.ts';

function expectEachOnce({ customers }: Reached, count: number) {
  expect(customers).toHaveLength(count);
  for (const { expected, got } of customers) expect(got).toEqual(expected);
}

test('customers whose messages come twice and in the wrong order, with failing sends and killed workers, get each answer once and in order', async () => {
  const size = { customers: 8, messages: 48, perSecond: 20, kills: 3, replies: 0 };
  const reached = await reachCustomers(Object.assign(size, { isShuffled: true, faults: eighthFails }));
  expectEachOnce(reached, 8);
});

test('a person’s replies leave while the bot answers others', async () => {
  const size = { customers: 4, messages: 12, perSecond: 20, kills: 0, isShuffled: false, replies: 3 };
  const reached = await reachCustomers(size);
  expectEachOnce(reached, 4);
  expect(reached.replied).toHaveLength(3);
});

test('an answer whose outcome is not known is not sent twice, whatever its repetitions meet', async () => {
  const faults: SendFault[][] = [
    ['lost'],
    ['lost', 'limited'],
    ['lost', 'broken', 'limited'],
    ['broken', 'lost', 'limited'],
    ['limited', 'lost', 'limited', 'broken'],
  ];
  const size = { customers: faults.length, messages: faults.length, perSecond: 20, kills: 0, replies: 0 };
  const tries = new Map<string, number>();
  const reached = await reachCustomers(
    Object.assign(size, {
      isShuffled: false,
      faults: (_: number, to: string) => {
        const n = tries.get(to) ?? 0;
        tries.set(to, n + 1);
        return faults[Number(to.split('-')[1])]?.[n] ?? null;
      },
    }),
  );
  expectEachOnce(reached, faults.length);
  expect([...tries.values()].reduce((sum, n) => sum + n)).toBeGreaterThan(faults.flat().length);
});
