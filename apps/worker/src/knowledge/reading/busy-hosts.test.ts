import { expect, test } from 'vitest';
import { createBusyHosts } from './busy-hosts.ts';

const url = 'https://shop.example/a';

/** Lets a host rest again as soon as a rest is over, and returns how long each took. */
function measureRests(times: number, retryAfterMs: number | null = null): number[] {
  let at = 0;
  const hosts = createBusyHosts(1_000, () => at);
  return Array.from({ length: times }, () => {
    const from = at;
    hosts.rest(url, retryAfterMs);
    while (hosts.flags().length > 0) at += 500;
    return at - from;
  });
}

test('a host rests twice as long each time, up to twelve times the first rest', () => {
  expect(measureRests(6)).toEqual([1_000, 2_000, 4_000, 8_000, 12_000, 12_000]);
});

test('a host rests as long as it asks, up to the same limit', () => {
  expect(measureRests(2, 3_000)).toEqual([3_000, 3_000]);
  expect(measureRests(1, 3_600_000)).toEqual([12_000]);
});

test('only the jobs of that host wait, and answers to requests made together count once', () => {
  let at = 0;
  const hosts = createBusyHosts(1_000, () => at);
  hosts.rest(url, null);
  hosts.rest('https://shop.example/b', null);
  expect(hosts.flags()).toEqual(['host:shop.example']);
  // An answer to a request made before does not end the rest.
  hosts.wake(url);
  expect(hosts.flags()).toEqual(['host:shop.example']);
  at = 1_000;
  expect(hosts.flags()).toEqual([]);
  hosts.rest(url, null);
  at = 2_999;
  expect(hosts.flags()).toEqual(['host:shop.example']);
});

test('a host that answers starts again with the first rest, and a host that nobody asks is forgotten', () => {
  let at = 0;
  const hosts = createBusyHosts(1_000, () => at);
  const answers = () => hosts.wake(url);
  const isLeftAlone = () => {
    at += 12_000;
  };
  for (const recovers of [answers, isLeftAlone]) {
    hosts.rest(url, null);
    at += 1_000;
    recovers();
    expect(hosts.flags()).toEqual([]);
    hosts.rest(url, null);
    at += 1_000;
    expect(hosts.flags()).toEqual([]);
    hosts.wake(url);
  }
});
