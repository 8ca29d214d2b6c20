const foreignDigit = /(?![0-9])\p{Nd}/gu;
const decimal = /\p{Nd}/u;

function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) as number;
  for (let value = 0; value < 10; value++)
    if (!decimal.test(String.fromCodePoint(code - value - 1))) return String(value);
  return digit;
}

/** A text with the digits of every script written as western ones. */
export const westernDigits = (text: string): string => text.replace(foreignDigit, toAsciiDigit);
