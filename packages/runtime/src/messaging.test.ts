import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseAllow } from '@jawab/egress';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMessaging } from './messaging.ts';

const server = createServer((_, response) => response.end('{"inside": true}'));
let host: string;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const account = (providerBases: Record<string, string>) =>
  createMessaging({ providerBases, publicUrl: null }, parseAllow(host)).account('messenger', {
    id: 'c',
    settings: {},
    webhookSecret: 's',
  });

test('the address of a file reaches a private host only if it is the provider’s own', async () => {
  const request = { method: 'GET' as const, url: `http://${host}/v1/secret` };
  await expect(account({}).call(request)).rejects.toThrow();
  const { json } = await account({ messenger: `http://${host}/messenger` }).call(request);
  expect(json).toEqual({ inside: true });
});
