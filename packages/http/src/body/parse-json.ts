import { isUtf8 } from 'node:buffer';
import { fail } from '@jawab/core';

const maxDepth = 32;
/** Parsing a new name takes a microsecond, and a body with a recording in it has room for 900,000. */
const maxNames = 100_000;
const [quote, colon, backslash, openBrace, closeBrace, openBracket, closeBracket] = [
  34, 58, 92, 123, 125, 91, 93,
];

/** Says what is too much in a text: recursive validators throw RangeError on deep JSON. Reads the text once. */
function findExcess(text: string): string | null {
  let depth = 0;
  let names = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === backslash) i++;
      else if (code === quote) inString = false;
    } else if (code === quote) inString = true;
    else if (code === openBrace || code === openBracket) {
      if (++depth > maxDepth)
        return `is nested more than ${maxDepth} levels deep. Send it with fewer levels.`;
    } else if (code === closeBrace || code === closeBracket) depth--;
    else if (code === colon && ++names > maxNames)
      return `has more than ${maxNames.toLocaleString('en')} fields. Send fewer.`;
  }
  return null;
}

/** Parses the bytes of a JSON body of at most 32 levels and 100,000 fields. Fails with `malformed_json`. */
export function parseJson(bytes: Uint8Array): unknown {
  if (!isUtf8(bytes)) fail('malformed_json', 'The body is not valid UTF-8.');
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8', start);
  const excess = findExcess(text);
  if (excess) fail('malformed_json', `The body ${excess}`);
  try {
    return JSON.parse(text);
  } catch {
    return fail('malformed_json', 'The body is not valid JSON. Send one JSON object.');
  }
}
