import { expect, test } from 'vitest';
import { fitsPath } from './fits-path.ts';

test.each([
  ['/', '/'],
  ['/rooms', '/rooms/'],
  ['/rooms/', '/rooms'],
  ['/rooms/*', '/rooms/suite/photos'],
  ['/rooms/*', '/rooms'],
  ['/rooms/*', '/rooms/'],
  ['/*', '/'],
  ['*', '/anything'],
  ['/*/book', '/en/rooms/book'],
  ['/*-sale*', '/summer-sale'],
  ['/a*b*c', '/abbc'],
  ['/ห้อง/*', '/%E0%B8%AB%E0%B9%89%E0%B8%AD%E0%B8%87/1'],
  ['/50%', '/50%'],
])('%s fits %s', (pattern, path) => {
  expect(fitsPath(pattern, path)).toBe(true);
});

test.each([
  ['/', '/rooms'],
  ['/rooms', '/rooms/suite'],
  ['/rooms/*', '/roomservice'],
  ['/rooms/*', '/en/rooms/1'],
  ['/*/book', '/book'],
  ['/a*b*c', '/acb'],
  ['/ab*b', '/ab'],
  ['/a.c', '/abc'],
])('%s does not fit %s', (pattern, path) => {
  expect(fitsPath(pattern, path)).toBe(false);
});
