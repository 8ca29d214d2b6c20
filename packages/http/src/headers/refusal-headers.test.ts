import { RateLimited, Refusal } from '@jawab/core';
import { expect, test } from 'vitest';
import { refusalHeaders } from './refusal-headers.ts';

test('challenges without a valid token, in characters RFC 6750 allows', () => {
  expect(refusalHeaders(new Refusal('unauthorized', 'This “token” is unknown.'))).toEqual({
    'www-authenticate': `Bearer realm="jawab", error="invalid_token", error_description="This 'token' is unknown."`,
  });
});

test('names no error where no token was sent', () => {
  const none = new Refusal('unauthorized', 'No.', { noCredentials: true });
  expect(refusalHeaders(none)).toEqual({ 'www-authenticate': 'Bearer realm="jawab"' });
  const hint = { resourceMetadata: 'https://a.example/x', scope: 'kb:read' };
  expect(refusalHeaders(none, hint)['www-authenticate']).toBe(
    'Bearer realm="jawab", scope="kb:read", resource_metadata="https://a.example/x"',
  );
});

test('names the scopes a token needs', () => {
  const refusal = new Refusal('insufficient_scope', 'No.', { scopes: ['kb:read', 'bots:read'] });
  expect(refusalHeaders(refusal)['www-authenticate']).toContain(
    'error="insufficient_scope", scope="kb:read bots:read"',
  );
});

test('names where a program gets a token, and the scopes to ask for', () => {
  const hint = { resourceMetadata: 'https://a.example/.well-known/x/mcp', scope: 'kb:read' };
  expect(refusalHeaders(new Refusal('unauthorized', 'No.'), hint)['www-authenticate']).toBe(
    'Bearer realm="jawab", error="invalid_token", error_description="No.", scope="kb:read", resource_metadata="https://a.example/.well-known/x/mcp"',
  );
  const refusal = new Refusal('insufficient_scope', 'No.', { scopes: ['bots:read'] });
  expect(refusalHeaders(refusal, hint)['www-authenticate']).toBe(
    'Bearer realm="jawab", error="insufficient_scope", scope="bots:read", error_description="No.", resource_metadata="https://a.example/.well-known/x/mcp"',
  );
});

test('says when to try again: as told, and after 5 seconds when the service is unavailable', () => {
  const limited = new RateLimited('This token', { limit: 60, remaining: 0, resetSeconds: 60 }, 1);
  expect(refusalHeaders(limited)).toMatchObject({ 'retry-after': '1', 'X-RateLimit-Limit': '60' });
  expect(refusalHeaders(new Refusal('unavailable', 'No.'))).toEqual({ 'retry-after': '5' });
  expect(refusalHeaders(new Refusal('not_found', 'No.'))).toEqual({});
});

test('passes on the headers a refusal brings', () => {
  const refusal = new Refusal('method_not_allowed', 'No.', { headers: { allow: 'GET' } });
  expect(refusalHeaders(refusal)).toEqual({ allow: 'GET' });
});
