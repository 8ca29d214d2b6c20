const digitsOf = (text: string) => Array.from(text, Number);

const weigh = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

/** Returns whether the last digit is the check digit of ISO/IEC 7812 (Luhn). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = digits.length - 1, doubles = false; at >= 0; at--, doubles = !doubles) {
    const value = Number(digits[at]) * (doubles ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

const product = (a: number, b: number) =>
  a < 5 ? (b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5)) : b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5;
const shuffled = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/** Returns whether the last digit is the check digit of Verhoeff, which Aadhaar has. */
export function passesVerhoeff(digits: string): boolean {
  const permute = (value: number, times: number) => {
    let moved = value;
    for (let at = 0; at < times % 8; at++) moved = shuffled[moved] as number;
    return moved;
  };
  return (
    digitsOf(digits)
      .reverse()
      .reduce((check, value, at) => product(check, permute(value, at)), 0) === 0
  );
}

/** Thailand: 13 digits. */
export const passesThai = (digits: string): boolean =>
  (11 - (weigh(digits, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(digits[12]);

/** Korea, resident registration: 13 digits. */
export const passesKorean = (digits: string): boolean =>
  (11 - (weigh(digits, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]) % 11)) % 10 === Number(digits[12]);

/** Japan, My Number: 12 digits. */
export function passesJapanese(digits: string): boolean {
  const rest = weigh(digits, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return (rest <= 1 ? 0 : 11 - rest) === Number(digits[11]);
}

/** China, resident identity card (GB 11643): 17 digits and a digit or X. */
export const passesChinese = (number: string): boolean =>
  '10X98765432'[weigh(number, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11] === number[17];

const singaporean: Record<string, { offset: number; letters: string }> = {
  S: { offset: 0, letters: 'JZIHGFEDCBA' },
  T: { offset: 4, letters: 'JZIHGFEDCBA' },
  F: { offset: 0, letters: 'XWUTRQPNMLK' },
  G: { offset: 4, letters: 'XWUTRQPNMLK' },
  M: { offset: 3, letters: 'XWUTRQPNJLK' },
};

/** Singapore, NRIC and FIN: a letter, seven digits and a letter. */
export function passesSingaporean(number: string): boolean {
  const kind = singaporean[number[0] ?? ''];
  if (!kind) return false;
  return kind.letters[(kind.offset + weigh(number.slice(1), [2, 7, 6, 5, 4, 3, 2])) % 11] === number[8];
}

/** The letters of Taiwan in the order of their numbers, from 10 on. */
const taiwanese = 'ABCDEFGHJKLMNPQRSTUVXYWZIO';

/** Taiwan, national id and residents: a letter and nine digits; older residents have a second letter. */
export function passesTaiwanese(number: string): boolean {
  const first = taiwanese.indexOf(number[0] ?? '') + 10;
  const second = /[A-Z]/.test(number[1] ?? '') ? (taiwanese.indexOf(number[1] ?? '') + 10) % 10 : number[1];
  const digits = `${Math.floor(first / 10)}${first % 10}${second}${number.slice(2)}`;
  return weigh(digits, [1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1]) % 10 === 0;
}
