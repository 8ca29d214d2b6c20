import { TextDecoder } from 'node:util';

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;

let table: Map<number, string> | null = null;

/**
 * The 8,822 syllables that Unified Hangul Code (code page 949) adds to EUC-KR, which ICU does not decode. They are in the
 * order of Unicode, in the places that EUC-KR leaves.
 */
function readTable(): Map<number, string> {
  const decoder = new TextDecoder('euc-kr');
  const known = new Set<string>();
  for (let lead = 0xb0; lead <= 0xc8; lead += 1)
    for (let trail = 0xa1; trail <= 0xfe; trail += 1) known.add(decoder.decode(Uint8Array.of(lead, trail)));
  const places = (function* () {
    for (let lead = 0x81; lead <= 0xc6; lead += 1)
      for (let trail = 0x41; trail <= (lead <= 0xa0 ? 0xfe : 0xa0); trail += 1)
        if (trail <= 0x5a || (trail >= 0x61 && trail <= 0x7a) || trail >= 0x81) yield lead * 256 + trail;
  })();
  const found = new Map<number, string>();
  for (let code = firstSyllable; code <= lastSyllable; code += 1) {
    const syllable = String.fromCharCode(code);
    if (known.has(syllable)) continue;
    const place = places.next();
    if (place.done) break;
    found.set(place.value, syllable);
  }
  return found;
}

/** Decodes Korean text in code page 949. Returns null if the bytes do not fit. */
export function decodeUhc(bytes: Uint8Array, isStrict = true): string | null {
  table ??= readTable();
  const decoder = new TextDecoder('euc-kr', { fatal: isStrict });
  const parts: string[] = [];
  let start = 0;
  const flush = (end: number) => {
    if (end > start) parts.push(decoder.decode(bytes.subarray(start, end)));
  };
  try {
    for (let at = 0; at < bytes.length; at += 1) {
      const lead = bytes[at] as number;
      if (lead < 0x80) continue;
      const syllable = table.get(lead * 256 + (bytes[at + 1] ?? 0));
      if (syllable) {
        flush(at);
        parts.push(syllable);
        start = at + 2;
      }
      at += 1;
    }
    flush(bytes.length);
  } catch {
    return null;
  }
  return parts.join('');
}
