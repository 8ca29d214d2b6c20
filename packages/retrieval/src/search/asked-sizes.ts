import { normalise } from '@jawab/language';

/** An amount of data or a speed. Every language writes its unit in Latin letters. */
const size = /(?<![\d.,])(\d+(?:[.,]\d+)?) ?([kmgt])(bps|b)(?!\p{L})/gu;
/** The unit in the head of a table, whose cells are bare numbers. */
const headUnit = /(?<![\p{L}\d] ?)([kmgt])(bps|b)(?!\p{L})/gu;
const cell = /(?<=\| *)\d+(?:[.,]\d+)?(?= *\|)/g;
const megas: Record<string, number> = { k: 1e-3, m: 1, g: 1e3, t: 1e6 };

const inMega = (number: string, prefix: string, unit: string) =>
  `${Number(number.replace(',', '.')) * (megas[prefix] as number)} ${unit}`;

const readSizes = (plain: string): string[] =>
  Array.from(plain.matchAll(size), ([, number = '', prefix = '', unit = '']) => inMega(number, prefix, unit));

function readTableSizes(plain: string): string[] {
  const numbers = plain.match(cell) ?? [];
  return Array.from(plain.matchAll(headUnit)).flatMap(([, prefix = '', unit = '']) =>
    numbers.map((number) => inMega(number, prefix, unit)),
  );
}

/**
 * Tells whether a question names amounts of data or speeds, as "2 Gbps", and a passage has none of them. Such a size names a product:
 * the price of another one is no answer. Pure.
 */
export function lacksAskedSize(question: string, passage: string): boolean {
  const asked = readSizes(normalise(question));
  if (asked.length === 0) return false;
  const plain = normalise(passage);
  const said = new Set([...readSizes(plain), ...readTableSizes(plain)]);
  return !asked.some((one) => said.has(one));
}
