/** Bytes of a file, both included. */
export interface Span {
  first: number;
  last: number;
}

/**
 * Reads a `Range` of one span (RFC 9110, section 14). Returns the whole file for any other header, and null for a span that the
 * file does not have. With `If-Range`, a range of another file means the whole of this one.
 */
export function readSpan({ headers }: Pick<Request, 'headers'>, size: number, etag: string): Span | null {
  const whole = { first: 0, last: size - 1 };
  const known = headers.get('if-range');
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range')?.trim() ?? '') ?? [];
  if (from + to === '' || (known !== null && known !== etag)) return whole;
  if (from === '') return Number(to) > 0 ? { first: Math.max(0, size - Number(to)), last: size - 1 } : null;
  const span = { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
  return span.first <= span.last ? span : null;
}
