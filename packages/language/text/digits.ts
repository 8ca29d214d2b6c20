import { digitValue } from '@jawab/core';

const foreignDigit = /(?![0-9])\p{Nd}/gu;

/** Converts the digits of every script to western ones. */
export const westernDigits = (text: string): string =>
  text.replace(foreignDigit, (digit) => String(digitValue(digit)));
