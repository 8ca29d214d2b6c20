import { expect, test } from 'vitest';
import { holdsVersion, isKnown, makeTag } from './etag.ts';

const asking = (tags?: string) =>
  new Request('http://localhost/', { headers: tags === undefined ? {} : { 'if-none-match': tags } });
const etag = makeTag('one');

test('the tag follows the body, and the version', () => {
  expect(etag).toMatch(/^"[\w-]{27}"$/);
  expect(makeTag('one')).toBe(etag);
  expect(makeTag('two')).not.toBe(etag);
  expect(makeTag('one', '1')).toMatch(/^"[\w-]{27}\.[\w-]{27}"$/);
  expect(makeTag('one', '2')).not.toBe(makeTag('one', '1'));
});

test.each([
  [undefined, false],
  ['"other"', false],
  [etag, true],
  [`W/${etag}`, true],
  [`"other", ${etag}`, true],
  ['*', true],
])('If-None-Match: %s', (tags, known) => {
  expect(isKnown(asking(tags), etag)).toBe(known);
});

const versioned = makeTag('one', '1');
test.each([
  [versioned, true],
  [makeTag('two', '1'), true],
  [makeTag('one', '2'), false],
  [`"other",${versioned}`, true],
  [`"a,b" , ${versioned} ,"c"`, true],
  [`W/${versioned}`, false],
  [`W/${versioned}, "other"`, false],
  [versioned.replaceAll('"', ''), false],
  ['nonsense', false],
  ['""', false],
  ['', false],
])('If-Match: %s', (tags, holds) => {
  expect(holdsVersion(tags, versioned)).toBe(holds);
});

test('without a version, If-Match compares the whole body', () => {
  expect(holdsVersion(etag, makeTag('one'))).toBe(true);
  expect(holdsVersion(makeTag('two'), makeTag('one'))).toBe(false);
});
