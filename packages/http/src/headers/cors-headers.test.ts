import { expect, test } from 'vitest';
import { corsHeaders } from './cors-headers.ts';

const rules = { methods: 'POST', requestHeaders: 'Content-Type', exposedHeaders: 'Retry-After' };

test('names the origin, and on a preflight what it may send', () => {
  const answer = corsHeaders('https://shop.example', 'POST', rules);
  expect(answer).toEqual({
    vary: 'Origin',
    'access-control-allow-origin': 'https://shop.example',
    'access-control-expose-headers': 'Retry-After',
  });
  expect(corsHeaders('https://shop.example', 'OPTIONS', rules)).toEqual({
    ...answer,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'Content-Type',
    'access-control-max-age': '7200',
  });
});

test('allows nothing to a client without an origin', () => {
  expect(corsHeaders(null, 'OPTIONS', rules)).toEqual({ vary: 'Origin' });
});
