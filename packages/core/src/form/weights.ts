/** One row of a table of weights: the number, its unit, and how it was found. */
type Weight = readonly [value: number, unit: string, fitted: string];

/**
 * Reads a table of weights: numbers that decide the order or the certainty of answers. Returns the numbers by name: code
 * reads these, and people read the table. Every such table is in a file named `weights.ts`.
 */
export const readWeights = <Name extends string>(
  table: Record<Name, Weight>,
): Readonly<Record<Name, number>> =>
  Object.freeze(
    Object.fromEntries(Object.entries<Weight>(table).map(([name, [value]]) => [name, value])),
  ) as Readonly<Record<Name, number>>;
