/** Reads a `Retry-After` header, in seconds or as an HTTP date, into milliseconds. Returns null for anything else. */
export function readRetryAfter(value: string | null | undefined): number | null {
  if (!value?.trim()) return null;
  const seconds = Number(value);
  const ms = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1_000;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
