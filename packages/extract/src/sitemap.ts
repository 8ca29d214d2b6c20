import { gunzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { ExtractError } from './error.ts';

/** The maximum uncompressed size of a sitemap by sitemaps.org. */
const maxBytes = 52_428_800;
const maxEntries = 50_000;
const pieceChars = 65_536;

/**
 * Reads the addresses of a sitemap or of an index of sitemaps, at most 50,000. Uncompresses gzip up to 50 MiB. Does
 * not resolve custom entities. Throws `too_complex` and `unsupported_type`.
 */
export function parseSitemap(bytes: Uint8Array): { links: string[]; isSitemapIndex: boolean } {
  const text = new TextDecoder().decode(unfold(bytes));
  const found = new Set<string>();
  let [isIndex, isMap, isInLoc, loc] = [false, false, false, ''];
  const parser = new Parser(
    {
      onopentagname(tag) {
        const name = tag.replace(/^.*:/, '');
        if (name === 'sitemapindex') isIndex = true;
        if (name === 'urlset') isMap = true;
        isInLoc = tag === name && name === 'loc';
        loc = '';
      },
      ontext(part) {
        if (isInLoc && loc.length < 4_096) loc += part;
      },
      onclosetag() {
        const link = isInLoc ? URL.parse(loc.trim()) : null;
        isInLoc = false;
        if (link?.protocol !== 'http:' && link?.protocol !== 'https:') return;
        link.hash = '';
        if (link.href.length <= 2_000 && found.size < maxEntries) found.add(link.href);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (let at = 0; at < text.length && found.size < maxEntries; at += pieceChars)
    parser.write(text.slice(at, at + pieceChars));
  if (!isIndex && !isMap)
    throw new ExtractError(
      'unsupported_type',
      'This is not a sitemap. Give the address of a sitemap or of a page.',
    );
  return { links: [...found], isSitemapIndex: isIndex };
}

function unfold(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new ExtractError(
        'too_complex',
        'The sitemap is larger than 50 MiB when it is unpacked. Give one of its parts.',
      );
    throw new ExtractError('unsupported_type', 'The sitemap is damaged and cannot be unpacked.');
  }
}
