import { createHash } from 'node:crypto';

const hash = (text: string) => createHash('sha1').update(text).digest('base64url');
const bare = (tag: string) => tag.trim().replace(/^W\//, '');
/** The part of a tag that `If-Match` compares: the version, or all of it. */
const versionIn = (tag: string) => tag.replaceAll('"', '').split('.')[0];

/** Makes the tag of a body: its hash, after the hash of the version of a record that has versions. */
export const makeTag = (body: string, version: string | null = null): string =>
  version === null ? `"${hash(body)}"` : `"${hash(version)}.${hash(body)}"`;

/** Returns whether `If-None-Match` of the request names the tag (RFC 9110): then the answer is 304. */
export function isKnown(request: Request, etag: string): boolean {
  const known = (request.headers.get('if-none-match') ?? '').split(',').map(bare);
  return known.includes(etag) || known.includes('*');
}

/** Returns whether a list of tags in `If-Match` has one of the same version. Weak tags and words without quotation marks never match. */
export const holdsVersion = (ifMatch: string, etag: string): boolean =>
  [...ifMatch.matchAll(/(W\/)?("[^"]*")/g)].some(
    ([, weak, tag = '']) => !weak && versionIn(tag) === versionIn(etag),
  );
