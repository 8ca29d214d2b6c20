const MIN_HIGH_BYTES = 8;

/**
 * Whether bytes read as windows-874 (TIS-620): almost only letters of its Thai block, and its vowel and tone marks
 * standing where Thai puts them, which double-byte charsets do not imitate. Statistics over languages miss Thai.
 */
export function looksThai(bytes: Uint8Array): boolean {
  let high = 0;
  let outside = 0;
  let marks = 0;
  let misplaced = 0;
  let previous = 0;
  for (const byte of bytes.subarray(0, 65_536)) {
    if (byte >= 0x80) {
      high += 1;
      if (!isThaiLetter(byte)) outside += 1;
      else if (isMark(byte)) {
        marks += 1;
        if (!isConsonant(previous) && !isMark(previous)) misplaced += 1;
      }
    }
    previous = byte;
  }
  return high >= MIN_HIGH_BYTES && outside * 50 <= high && marks * 12 >= high && misplaced * 50 <= marks;
}

function isThaiLetter(byte: number): boolean {
  return (byte >= 0xa1 && byte <= 0xda) || (byte >= 0xdf && byte <= 0xfb) || byte === 0xa0 || byte === 0x85;
}

function isConsonant(byte: number): boolean {
  return byte >= 0xa1 && byte <= 0xce;
}

function isMark(byte: number): boolean {
  return byte === 0xd1 || (byte >= 0xd4 && byte <= 0xda) || (byte >= 0xe7 && byte <= 0xee);
}
