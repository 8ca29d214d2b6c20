const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Returns the size of a text in letters of an alphabet. A character of a dense script counts as two. */
export const sizeInLetters = (text: string): number => text.length + (text.match(dense)?.length ?? 0);
