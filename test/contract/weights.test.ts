import { expect, test } from 'vitest';
import { dropComments, isTest, listFiles, readSource } from './sources.ts';

/** Where the order and the certainty of answers are decided. */
const decides = [
  /^packages\/retrieval\/src\/(?!analyzer\/hash\.ts)/,
  /^agents\//,
  /^packages\/language\/(?:detect|terms)\//,
  /^packages\/language\/read\/(?:reply|spoken|latin)-language\.ts/,
];
/** Fractions that are no weights: half a passage in the formula of rarity, and a division in SQL. */
const inFormulas = /(?:\+ |coalesce\()(?:0\.5|1\.0)\b/g;
const fraction = /(?<![\w.'"[])\d*\.\d+\b/;
/** A number with a name. A limit begins with "max", a time ends with its unit, and versions and levels say so. */
const named = /^(?:export )?const (?!max|\w+(?:Ms|Version|Level)\b|rules\b)(\w+)(?:: number)? = [\d.]/gm;

const files = listFiles().filter(
  (path) => decides.some((place) => place.test(path)) && path.endsWith('.ts') && !isTest(path),
);
const codeOf = (path: string) => dropComments(readSource(path)).replaceAll(inFormulas, '');

test('numbers that decide order or certainty are read from a table of weights', () => {
  const stray = files
    .filter((path) => !path.endsWith('/weights.ts'))
    .flatMap((path) => {
      const code = codeOf(path);
      const fractions = code.split('\n').filter((line) => fraction.test(line));
      return [...fractions.map((line) => line.trim()), ...(code.match(named) ?? [])].map(
        (found) => `${path}: ${found}`,
      );
    });
  expect(stray).toEqual([]);
});

test('each weight has a unit and says how it was fitted', () => {
  const tables = files.filter((path) => path.endsWith('/weights.ts'));
  expect(tables.length).toBeGreaterThan(2);
  for (const path of tables) expect(readSource(path), path).not.toMatch(/\[[-\d._ /]+(?:, ''|\])/);
});
