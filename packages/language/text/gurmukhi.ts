const anyGurmukhi = /[\u0a00-\u0a7f]/;
/** Letters with a dot below, which NFC takes apart. */
const dotted = /[\u0a33\u0a36\u0a59\u0a5a\u0a5b\u0a5e]/g;
const dotOrAddak = /[\u0a3c\u0a71]/g;
/** A tippi that doubles the next letter, as addak does elsewhere: ਧੰਨਵਾਦ, ਕੰਮ. */
const doubling = /[\u0a02\u0a70](?=[ਨਮ])/g;
/** A nasal at the end of a word, which people often leave out: ਨਹੀਂ. It stays in ਨਾਂ, a name, because ਨਾ means no. */
const lastNasal = /(?<!(?<![\u0a00-\u0a7f])ਨਾ)\u0a02(?![\u0a00-\u0a7f])/g;

/**
 * Unifies what people type differently in Gurmukhi: it removes dots below and addak (ਜ਼ਮੀਨ, ਜਮੀਨ; ਦੱਸੋ, ਦਸੋ), writes tippi as bindi,
 * and removes the nasal that ends a word.
 */
export const foldGurmukhi = (text: string): string =>
  anyGurmukhi.test(text)
    ? text
        .replace(dotted, (letter) => letter.normalize('NFC'))
        .replace(dotOrAddak, '')
        .replace(doubling, '')
        .replaceAll('\u0a70', '\u0a02')
        .replace(lastNasal, '')
    : text;
