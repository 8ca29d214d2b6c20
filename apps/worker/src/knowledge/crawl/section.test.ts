import { expect, test } from 'vitest';
import { inSection } from './section.ts';

test.each([
  ['https://a.com/', 'https://a.com/x/y?z=1', true],
  ['https://a.com/help', 'https://a.com/help', true],
  ['https://a.com/help', 'https://a.com/help/fees', true],
  ['https://a.com/help', 'https://a.com/helpful', false],
  ['https://a.com/help/', 'https://a.com/help/a/b', true],
  ['https://a.com/help/index.html', 'https://a.com/help/fees.html', true],
  ['https://a.com/help/index.html', 'https://a.com/blog/', false],
  ['https://a.com/', 'http://a.com/', false],
  ['https://a.com/', 'https://b.a.com/', false],
  ['https://a.com/', 'https://a.com/photo.JPG', false],
  ['https://a.com/', 'https://a.com/prices.pdf', true],
])('from %s to %s: %s', (from, link, expected) => {
  expect(inSection(from, link)).toBe(expected);
});
