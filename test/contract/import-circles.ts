import { dirname, join } from 'node:path';
import { readImports } from './sources.ts';

/** Reads which files a file imports by a relative path, type imports included. */
export const readNeighbours = (path: string, source: string): string[] =>
  readImports(source)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => join(dirname(path), specifier));

/**
 * Finds circles in a graph of imports (file → the files it imports) and writes each as `a.ts → b.ts → a.ts`. Reports one
 * circle for each file that is part of any.
 */
export function findCircles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const left = new Map(imports);
  const isLeaf = (path: string) => !left.get(path)?.some((target) => left.has(target));
  for (let leaves = [...left.keys()]; leaves.length > 0; ) {
    leaves = [...left.keys()].filter(isLeaf);
    for (const leaf of leaves) left.delete(leaf);
  }
  const circles = [...left.keys()].map((start) => {
    const trail = [start];
    for (let at = start; ; ) {
      at = left.get(at)?.find((target) => left.has(target)) as string;
      if (trail.includes(at)) return [...trail.slice(trail.indexOf(at)), at];
      trail.push(at);
    }
  });
  const unique = new Map(circles.map((circle) => [[...new Set(circle)].sort().join(), circle]));
  return [...unique.values()].map((circle) => circle.join(' → '));
}
