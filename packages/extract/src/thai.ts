const MIN_HIGH_BYTES = 8;
/** Enough where Thai is likely. */
const minLikelyBytes = 3;

/**
 * Returns true if bytes read as windows-874 (TIS-620): almost only letters of its Thai block, with vowel signs, tone
 * marks and leading vowels where Thai puts them, and no Latin letters in between. Double-byte charsets do not look
 * like that, and statistics over languages miss Thai.
 */
export function looksThai(bytes: Uint8Array, isLikely = false): boolean {
  let high = 0;
  let outside = 0;
  let signs = 0;
  let misplaced = 0;
  let mixed = 0;
  let previous = 0;
  for (const byte of bytes.subarray(0, 65_536)) {
    if (byte >= 0x80) {
      high += 1;
      if (!isThai(byte)) outside += 1;
      if (isVowelSign(byte) || isToneMark(byte)) signs += 1;
    } else if (previous >= 0x80 && byte >= 0x40 && byte <= 0x7e) mixed += 1;
    if (!mayFollow(previous, byte)) misplaced += 1;
    previous = byte;
  }
  if (high < (isLikely ? minLikelyBytes : MIN_HIGH_BYTES) || outside * 50 > high || mixed * 10 > high)
    return false;
  return isLikely ? misplaced === 0 : signs * 12 >= high && misplaced * 25 <= signs;
}

function mayFollow(previous: number, byte: number): boolean {
  if (isVowelSign(byte)) return isConsonant(previous);
  if (isToneMark(byte)) return isConsonant(previous) || isVowelSign(previous);
  return !isLeadingVowel(previous) || isConsonant(byte);
}

function isThai(byte: number): boolean {
  return (byte >= 0xa1 && byte <= 0xda) || (byte >= 0xdf && byte <= 0xfb) || byte === 0xa0 || byte === 0x85;
}

function isConsonant(byte: number): boolean {
  return byte >= 0xa1 && byte <= 0xce;
}

function isVowelSign(byte: number): boolean {
  return byte === 0xd1 || (byte >= 0xd4 && byte <= 0xda);
}

function isToneMark(byte: number): boolean {
  return byte >= 0xe7 && byte <= 0xee;
}

function isLeadingVowel(byte: number): boolean {
  return byte >= 0xe0 && byte <= 0xe4;
}
