const foreignDigit = /(?![0-9])\p{Nd}/gu;
const decimal = /\p{Nd}/u;

/** Returns the value of one decimal digit of any script, 0 to 9. */
export function digitValue(digit: string): number {
  const code = digit.codePointAt(0) as number;
  let value = 0;
  while (value < 9 && decimal.test(String.fromCodePoint(code - value - 1))) value++;
  return value;
}

/** Converts the digits of every script to western ones. */
export const westernDigits = (text: string): string =>
  text.replace(foreignDigit, (digit) => String(digitValue(digit)));
