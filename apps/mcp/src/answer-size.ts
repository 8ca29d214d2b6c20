/**
 * Most bytes of one answer's text. Clients cut tool results at 25,000 tokens; no tokenizer in use makes more than one
 * token of 1.6 bytes of such JSON, in any of the languages served.
 */
export const mostBytes = 40_000;

export const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** How many of `items`, from `offset` on, fit into `room` bytes; at least one, so that a reader always gets on. */
export function countFitting(items: readonly unknown[], offset: number, room: number): number {
  let count = 0;
  for (let left = room; offset + count < items.length; count++) {
    left -= bytesOf(items[offset + count]) + 1;
    if (left < 0 && count > 0) break;
  }
  return count;
}
