import { fail } from './errors.ts';

const deepest = 32;
const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [34, 92, 123, 125, 91, 93];

/** Whether a JSON text nests deeper than 32: recursive validators throw RangeError on deeper ones. Reads it once. */
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
      if (++depth > deepest) return true;
    } else if (code === closeBrace || code === closeBracket) depth--;
  }
  return false;
}

/** Parses a body of JSON. Fails with `malformed_json`, also for JSON nested deeper than 32. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) fail('malformed_json', `The body nests deeper than ${deepest} levels.`);
  try {
    return JSON.parse(text);
  } catch {
    return fail('malformed_json', 'The body is not valid JSON.');
  }
}
