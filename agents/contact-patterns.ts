const beyondAscii = /[\u00c0-\u024f\u1e00-\u1eff]/g;

/** Compiles words of any script, normalised like the texts they are looked for in. */
export const compileWords = (source: string, flags = ''): RegExp =>
  new RegExp(source.normalize('NFKC'), flags);

/**
 * A text whose accented Latin letters are one sign of a word, so that `\\b` stands at the ends of words only. Looking
 * behind for letters of all scripts instead takes seconds to compile.
 */
export const asciiWords = (text: string): string => text.replace(beyondAscii, '_');
