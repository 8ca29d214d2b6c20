/** A piece of RTF. `control` with a backslash that is no word (`\~`, `\*`) has that sign as its word. */
export type Token =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'control'; word: string; value: number | null }
  /** One byte of text, in the charset of its font. */
  | { kind: 'byte'; byte: number };

const control = /([a-zA-Z]+)(-?\d{1,10})? ?|'([0-9a-fA-F]{2})|([\s\S])/y;

/** Cuts an RTF file, as latin1, into its pieces (Rich Text Format 1.9.1). Binary data are left out. */
export function* readTokens(rtf: string): Generator<Token> {
  for (let at = 0; at < rtf.length; ) {
    const sign = rtf[at] as string;
    at += 1;
    if (sign === '{') yield { kind: 'open' };
    else if (sign === '}') yield { kind: 'close' };
    else if (sign === '\\') {
      control.lastIndex = at;
      const [whole = '', word, digits, hex, symbol = ''] = control.exec(rtf) ?? [];
      at += whole.length;
      if (hex) yield { kind: 'byte', byte: Number.parseInt(hex, 16) };
      else if (word === 'bin') at += Math.max(0, Number(digits ?? 0));
      else if (/^[\\{}]$/.test(symbol)) yield { kind: 'byte', byte: symbol.charCodeAt(0) };
      else yield { kind: 'control', word: word ?? symbol, value: digits ? Number(digits) : null };
    } else if (sign !== '\r' && sign !== '\n') yield { kind: 'byte', byte: sign.charCodeAt(0) };
  }
}
