/** The rows of keyboards, as fingers roll over them. */
const rows = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'ๆไำพะัีรนยบล',
  'ฟหกดเ้่าสวง',
  'ผปแอิืทมใฝ',
  'ຟຫກດເ້່າສວງ',
  'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ',
  'ㅁㄴㅇㄹㅎㅗㅓㅏㅣ',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
  'شسیبلاتنمکگ',
  'اسدفگھجکل',
].map((row) => [...row]);

/** The number of neighbouring keys in one direction that make a roll, and of letters that make a message of rolls. */
const minRun = 3;
const minLetters = 4;
const letter = /[\p{L}\p{M}]/u;
const word = /[\p{L}\p{M}]+/gu;
const digit = /\p{N}/u;
const picture = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const repeated = /^(.)\1{3,}$/u;

/** Returns how many letters from a place on roll over a row in one direction, 1 without a roll. */
function runAt(letters: string[], from: number): number {
  const longest = (row: string[], step: number) => {
    let at = row.indexOf(letters[from] as string);
    let to = from + 1;
    for (; at >= 0 && to < letters.length && row[at + step] === letters[to]; to++) at += step;
    return to - from;
  };
  return Math.max(1, ...rows.flatMap((row) => [longest(row, 1), longest(row, -1)]));
}

/** Tells whether a word consists of rolls, or of one letter. */
function isRolled(text: string): boolean {
  if (repeated.test(text)) return true;
  const letters = [...text];
  for (let at = 0; at < letters.length; ) {
    const run = runAt(letters, at);
    if (run < minRun) return false;
    at += run;
  }
  return letters.length >= minLetters;
}

/** Tells whether a message has no words: punctuation alone, or fingers that roll over the keys. Pure. */
export function isGibberish(message: string): boolean {
  const text = message.toLowerCase();
  if (!letter.test(text)) return text.trim() !== '' && !digit.test(text) && !picture.test(text);
  // Hangul is typed letter by letter: what stays apart is no syllable.
  const words = text.match(word) ?? [];
  return words.every(isRolled);
}
