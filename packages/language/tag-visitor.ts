/** Digits and letters that are not taken for another and make no words. */
const signs = '23456789CDFGHJKMNPQRTVWX';
const length = 4;

/**
 * Returns four signs that tell a visitor without a name from others, the same wherever they appear. `id`: that of the customer, else the
 * session. Two of a hundred visitors have the same ones once in seventy times.
 */
export function tagVisitor(id: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  // FNV-1a alone keeps ids that differ in their last letter close together.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = (hash ^ (hash >>> 13)) >>> 0;
  let tag = '';
  for (let at = 0; at < length; at++) {
    tag += signs[hash % signs.length];
    hash = Math.floor(hash / signs.length);
  }
  return tag;
}
