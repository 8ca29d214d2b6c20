import { isLoopback } from '@jawab/http';
import { readConfig } from '@jawab/runtime';
import { expect, test } from 'vitest';
import { findPort } from '../../../test/support/find-port.ts';
import { openWorld } from '../../../test/support/world.ts';
import { serve } from './serve.ts';

test('shows metrics to this machine, not to requests a proxy forwarded, and at METRICS_ADDRESS', async () => {
  const metricsAddress = `127.0.0.1:${await findPort()}`;
  const world = await openWorld({ PORT: '0', METRICS_ADDRESS: metricsAddress });
  const service = await serve(world.runtime, ['rest']);
  const read = async (url: string, headers: Record<string, string> = {}) =>
    (await fetch(url, { headers })).status;
  try {
    expect(await read(`${service.url}/metrics`)).toBe(200);
    expect(await read(`${service.url}/metrics`, { 'X-Forwarded-For': '203.0.113.9' })).toBe(404);
    expect(await read(`http://${metricsAddress}/metrics`, { 'X-Forwarded-For': '203.0.113.9' })).toBe(200);
    expect(await read(`http://${metricsAddress}/v1/me`)).toBe(404);
  } finally {
    await service.stop();
    await world.close();
  }
});

test('knows which addresses are only of this machine', () => {
  expect(['127.0.0.1', '::1', 'localhost', '127.9.9.9'].map(isLoopback)).toEqual([true, true, true, true]);
  expect(['0.0.0.0', '::', '192.168.1.5', '127.evil.example'].map(isLoopback)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(() => readConfig({ METRICS_ADDRESS: 'nine' })).toThrow('METRICS_ADDRESS');
});
