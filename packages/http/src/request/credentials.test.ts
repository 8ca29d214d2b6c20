import { expect, test } from 'vitest';
import { readBearerToken, readVisitorToken } from './credentials.ts';

const withHeaders = (headers: Record<string, string>) => new Request('http://jawab.test', { headers });

test.each([
  [{ authorization: 'Bearer jwb_1' }, 'jwb_1'],
  [{ authorization: 'bearer   jwb_1' }, 'jwb_1'],
  [{ authorization: '' }, null],
  [{}, null],
])('reads the token of %j', (headers, token) => {
  expect(readBearerToken(withHeaders(headers as Record<string, string>))).toBe(token);
});

test.each(['Bearer', 'Bearer a b', 'Basic abc', 'Bearer a, Bearer b'])('refuses %j', (authorization) => {
  expect(() => readBearerToken(withHeaders({ authorization }))).toThrow(
    'Send it once, as `Bearer <API_TOKEN>`',
  );
});

test('reads the token of a visitor, an empty one as none', () => {
  expect(readVisitorToken(withHeaders({ 'x-widget-session': 'a.b' }))).toBe('a.b');
  expect(readVisitorToken(withHeaders({ 'x-widget-session': '' }))).toBeNull();
  expect(readVisitorToken(withHeaders({}))).toBeNull();
});
