const withoutEnd = (path: string) => path.replace(/\/$/, '');

/** Decodes a path to what people write. One that cannot be decoded stays as it is. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * Returns whether a pattern fits the path of a page. `*` stands for any text, also none. A slash at the end does not count:
 * `/rooms/*` also fits `/rooms`.
 */
export function fitsPath(pattern: string, path: string): boolean {
  const text = withoutEnd(decode(path));
  if (pattern.endsWith('/*') && fitsPath(pattern.slice(0, -2), path)) return true;
  const [start = '', ...parts] = withoutEnd(pattern).split('*');
  const end = parts.pop();
  if (end === undefined) return text === start;
  if (!text.startsWith(start)) return false;
  let at = start.length;
  for (const part of parts) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.length - end.length >= at && text.endsWith(end);
}
