import { expect, test } from 'vitest';
import { checkOwnPage, createOwnOrigin } from './own-page.ts';

const own = 'https://jawab.example';
const good = { origin: own, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const send = (headers: Record<string, string>, method = 'POST') =>
  checkOwnPage(new Request(`${own}/v1/bots`, { method, headers }), own);
const without = (name: keyof typeof good) =>
  Object.fromEntries(Object.entries(good).filter(([key]) => key !== name));
const refused = expect.objectContaining({ code: 'cross_site_request', status: 403 });

test.each([
  ['JSON of an own page', good],
  ['a browser that names no site', without('sec-fetch-site')],
  ['JSON with a charset', Object.assign({}, good, { 'content-type': 'application/json; charset=utf-8' })],
  [
    'a form with our header',
    Object.assign({}, good, { 'content-type': 'multipart/form-data; boundary=x', 'x-jawab-request': '1' }),
  ],
])('passes %s', (_, headers) => expect(send(headers)).toBeUndefined());

test.each([
  ['no origin', without('origin')],
  ['a foreign origin', Object.assign({}, good, { origin: 'https://evil.example' })],
  ['the origin null', Object.assign({}, good, { origin: 'null' })],
  ['another scheme', Object.assign({}, good, { origin: 'http://jawab.example' })],
  ['another port', Object.assign({}, good, { origin: 'https://jawab.example:8443' })],
  ['a page of the same site', Object.assign({}, good, { 'sec-fetch-site': 'same-site' })],
  ['a page of another site', Object.assign({}, good, { 'sec-fetch-site': 'cross-site' })],
  ['no page at all', Object.assign({}, good, { 'sec-fetch-site': 'none' })],
  ['plain text', Object.assign({}, good, { 'content-type': 'text/plain' })],
  ['a form of any page', Object.assign({}, good, { 'content-type': 'application/x-www-form-urlencoded' })],
  ['a multipart form without our header', Object.assign({}, good, { 'content-type': 'multipart/form-data' })],
  ['no content type', without('content-type')],
])('refuses %s', (_, headers) => {
  for (const method of ['POST', 'PATCH', 'PUT', 'DELETE'])
    expect(() => send(headers, method)).toThrow(refused);
});

test('reads need no proof', () => {
  for (const method of ['GET', 'HEAD']) expect(send({}, method)).toBeUndefined();
});

test('its own origin is the public one at the public host, and plain http elsewhere', () => {
  const ownOrigin = createOwnOrigin({ publicUrl: 'https://jawab.example' });
  expect(ownOrigin(new Request('http://x/', { headers: { host: 'jawab.example' } }))).toBe(own);
  expect(ownOrigin(new Request('http://x/', { headers: { host: '127.0.0.1:4000' } }))).toBe(
    'http://127.0.0.1:4000',
  );
});
