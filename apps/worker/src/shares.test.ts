import { expect, test } from 'vitest';
import { createShares } from './shares.ts';

test('takes all places of a job or none, and gives them back', () => {
  const shares = createShares({ workspace: 2, host: 1 });
  expect(shares.full()).toEqual([]);
  expect(shares.take(['workspace:a', 'host:x'])).toBe(true);
  expect(shares.full()).toEqual(['host:x']);
  expect(shares.take(['workspace:a', 'host:x'])).toBe(false);
  expect(shares.take(['workspace:a', 'host:y'])).toBe(true);
  expect(shares.take(['workspace:a', 'host:z'])).toBe(false);
  expect(shares.take(['workspace:b', 'host:z'])).toBe(true);
  expect(shares.full().sort()).toEqual(['host:x', 'host:y', 'host:z', 'workspace:a']);
  shares.giveBack(['workspace:a', 'host:x']);
  expect(shares.take(['workspace:a', 'host:x'])).toBe(true);
  for (const [workspace, host] of ['ax', 'ay', 'bz'])
    shares.giveBack([`workspace:${workspace}`, `host:${host}`]);
  expect(shares.full()).toEqual([]);
});
