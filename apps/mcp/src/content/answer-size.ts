/**
 * Most bytes of one answer's text: clients cut tool results at 25,000 tokens. Measured bytes a token: 1.9 for rows of
 * ids, 1.57 for the dearest language in the dearest tokenizer in use (Telugu in cl100k), 5 and more in newer ones.
 */
export const mostBytes = 38_000;

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
