const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
const maxTailLength = 256;

/** Splits a text into characters as a reader sees them, such as a consonant with its vowels and tone marks. */
export const graphemes = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Tells whether a code is Latin, kana, an ideograph or a Hangul syllable, which never join the character before. */
function standsAlone(code: number): boolean {
  return (
    (code < 0x300 && code !== 0x0d && code !== 0xad) ||
    (code >= 0x3041 && code <= 0x30ff && code !== 0x3099 && code !== 0x309a) ||
    (code >= 0x4e00 && code <= 0x9fff) ||
    (code >= 0xac00 && code <= 0xd7a3)
  );
}

/** Returns where the last character of a text, as a reader sees it, starts. */
function lastCharacterAt(text: string): number {
  const halved = (text.charCodeAt(text.length - 1) & 0xfc00) === 0xd800;
  if (halved) return lastCharacterAt(text.slice(0, -1));
  const end = text.length - 1;
  if (end < 1) return 0;
  if (standsAlone(text.charCodeAt(end)) && standsAlone(text.charCodeAt(end - 1))) return end;
  let from = end;
  const limit = Math.max(0, end - maxTailLength);
  while (from > limit && !(standsAlone(text.charCodeAt(from)) && standsAlone(text.charCodeAt(from - 1))))
    from--;
  return from + (segmenter.segment(text.slice(from)).containing(end - from)?.index ?? 0);
}

/** Creates a filter that never splits a character as a reader sees it, however the incoming text is split. */
export function createGraphemeBuffer() {
  let held = '';
  return {
    /** Returns the text to show now. It keeps the last character, because the next piece may continue it. */
    push(text: string): string {
      held += text;
      if (held.endsWith('\n')) return this.flush();
      const at = lastCharacterAt(held);
      const shown = held.slice(0, at);
      held = held.slice(at);
      return shown;
    },
    flush(): string {
      const shown = held;
      held = '';
      return shown;
    },
  };
}
