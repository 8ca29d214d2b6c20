import { expect, test } from 'vitest';
import { readETag } from './etag.ts';

const asking = (tags?: string) =>
  new Request('http://localhost/', { headers: tags === undefined ? {} : { 'if-none-match': tags } });
const { etag = '' } = readETag(asking(), 'one').headers;

test('the tag follows the body', () => {
  expect(etag).toMatch(/^"[\w-]{27}"$/);
  expect(readETag(asking(), 'one').headers.etag).toBe(etag);
  expect(readETag(asking(), 'two').headers.etag).not.toBe(etag);
});

test.each([
  [undefined, false],
  ['"other"', false],
  [etag, true],
  [`W/${etag}`, true],
  [`"other", ${etag}`, true],
  ['*', true],
])('If-None-Match: %s', (tags, isKnown) => {
  expect(readETag(asking(tags), 'one').isKnown).toBe(isKnown);
});
