import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EgressError } from './error.ts';
import { fetchPage } from './fetch-page.ts';
import { createResolver } from './system-resolver.ts';

const server = createSocket('udp4');
let servers: string[];
let folder: string;
let hostsFile: string;

/** Answers questions (RFC 1035): names that start with `slow` never, `v4` with one address, `both` with two kinds. */
server.on('message', (question, from) => {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] as number; length > 0; length = question[at] as number) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const end = at + 5;
  const wantsIPv6 = question.readUInt16BE(at + 1) === 28;
  const [name = ''] = labels;
  if (name === 'slow' || (name === 'half' && wantsIPv6)) return;
  const answer = (data: number[]) => [
    0xc0,
    12,
    0,
    wantsIPv6 ? 28 : 1,
    0,
    1,
    0,
    0,
    0,
    60,
    0,
    data.length,
    ...data,
  ];
  const ipv6 = [0x2a, 0, 0, 1, ...Array(11).fill(0), 9];
  const records: number[][] = [];
  if (name !== 'none' && !wantsIPv6) records.push(answer([192, 0, 2, 7]));
  if (name === 'both' && wantsIPv6) records.push(answer(ipv6));
  const head = Buffer.from(question.subarray(0, 12));
  head.writeUInt16BE(name === 'none' ? 0x8183 : 0x8180, 2);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt16BE(0, 10);
  server.send(Buffer.concat([head, question.subarray(12, end), Buffer.from(records.flat())]), from.port);
});

beforeAll(async () => {
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  servers = [`127.0.0.1:${(server.address() as AddressInfo).port}`];
  folder = await mkdtemp(join(tmpdir(), 'jawab-hosts-'));
  hostsFile = join(folder, 'hosts');
  await writeFile(hostsFile, '# a comment\n10.0.0.5\tshop.example.com SHOP # one\n::1 six.example.com\n');
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test('a name is not held up by many whose servers never answer', async () => {
  const resolve = createResolver({ servers, hostsFile, limitMs: 60_000 });
  const slow = Array.from({ length: 12 }, (_, i) => resolve(`slow.${i}.example.com`).catch(() => 'failed'));
  const first = await Promise.race([resolve('v4.example.com'), Promise.any(slow)]);
  expect(first).toEqual(['192.0.2.7']);
  expect(await Promise.race([...slow, resolve('both.example.com')])).toEqual(['192.0.2.7', '2a00:1::9']);
});

test('a name that never answers fails at its limit, and its page with it', async () => {
  const resolve = createResolver({ servers, hostsFile, limitMs: 50 });
  await expect(resolve('slow.example.com')).rejects.toMatchObject({ code: 'ECANCELLED' });
  const page = fetchPage({ url: 'http://slow.example.com/', resolve, maxBytes: 10, totalMs: 60_000 });
  await expect(page).rejects.toThrow(EgressError);
  await expect(page).rejects.toMatchObject({ code: 'dns_failed' });
});

test('IPv4 addresses are enough when the question for IPv6 is never answered', async () => {
  const resolve = createResolver({ servers, hostsFile, limitMs: 60_000 });
  expect(await resolve('half.example.com')).toEqual(['192.0.2.7']);
});

test('an unknown name fails', async () => {
  const resolve = createResolver({ servers, hostsFile });
  await expect(resolve('none.example.com')).rejects.toMatchObject({ code: 'ENOTFOUND' });
});

test('the hosts file comes before name servers, and localhost is this machine', async () => {
  const resolve = createResolver({ servers, hostsFile });
  expect(await resolve('Shop.example.com')).toEqual(['10.0.0.5']);
  expect(await resolve('six.example.com')).toEqual(['::1']);
  expect(await resolve('shop')).toEqual(['10.0.0.5']);
  expect(await resolve('any.localhost')).toEqual(['127.0.0.1', '::1']);
  const page = fetchPage({ url: 'http://shop.example.com/', resolve, maxBytes: 10, totalMs: 10_000 });
  await expect(page).rejects.toMatchObject({ code: 'private_address' });
});
