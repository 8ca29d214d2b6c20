import { isUtf8 } from 'node:buffer';
import { fail } from '@jawab/core';

const maxDepth = 32;
const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [34, 92, 123, 125, 91, 93];

/** Recursive validators throw RangeError on deeper JSON. Reads the text once. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === backslash) i++;
      else if (code === quote) inString = false;
    } else if (code === quote) inString = true;
    else if (code === openBrace || code === openBracket) {
      if (++depth > maxDepth) return true;
    } else if (code === closeBrace || code === closeBracket) depth--;
  }
  return false;
}

/** Parses the bytes of a JSON body, at most 32 levels deep. Fails with `malformed_json`. */
export function parseJson(bytes: Uint8Array): unknown {
  if (!isUtf8(bytes)) fail('malformed_json', 'The body is not valid UTF-8.');
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8', start);
  if (isTooDeep(text))
    fail(
      'malformed_json',
      `The body is nested more than ${maxDepth} levels deep. Send it with fewer levels.`,
    );
  try {
    return JSON.parse(text);
  } catch {
    return fail('malformed_json', 'The body is not valid JSON. Send one JSON object.');
  }
}
