const decimal = /\p{Nd}/u;

/** Returns the value of one decimal digit of any script, 0 to 9. Unicode puts the ten digits of a script in a row. */
export function digitValue(digit: string): number {
  const code = digit.codePointAt(0) as number;
  let value = 0;
  while (value < 9 && decimal.test(String.fromCodePoint(code - value - 1))) value++;
  return value;
}
