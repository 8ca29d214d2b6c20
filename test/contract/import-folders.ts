import { dirname } from 'node:path';
import { findCircles } from './import-circles.ts';

/** An import of one file by another, both as paths from the root of the repository. */
export type Arrow = readonly [from: string, to: string];

/** The folders of core, each of which may import the ones before it. */
export const orderOfCore = [
  'form',
  'nouns/workspaces',
  'nouns/events',
  'nouns/bots',
  'nouns/deletions',
  'nouns/alerts',
  'nouns/webhooks',
  'nouns/knowledge',
  'nouns/leads',
  'nouns/attachments',
  'nouns/conversations',
  'nouns/saved-replies',
  'nouns/tests',
  'nouns/visitors',
  'nouns/channels',
  'nouns/customers',
  'nouns/unanswered',
  'nouns/voice',
  'nouns/changes',
  'nouns/analytics',
].map((folder) => `packages/core/src/${folder}`);

/** Imports that break the order of folders today. Take a line out when its import is gone; add none. */
export const knownArrowsUp: readonly Arrow[] = [
  // English names the concepts of every language, and its folder is defined like every other one.
  ['packages/language/define-language.ts', 'packages/language/languages/en/concepts.ts'],
];

/**
 * Returns the room of a file: its folder. A file in the root of its package, or in `src/`, is a room of its own, because what
 * puts a package together and what all of it stands on both lie there.
 */
export function roomOf(path: string, packageFolder: string): string {
  const folder = dirname(path);
  return folder === packageFolder || folder === `${packageFolder}/src` ? path : folder;
}

const crossing = (arrows: readonly Arrow[], packageFolder: string): Arrow[] =>
  arrows
    .map(([from, to]): Arrow => [roomOf(from, packageFolder), roomOf(to, packageFolder)])
    .filter(([from, to]) => from !== to);

/** Finds circles between the rooms of a package, each written as `a → b → a`. */
export function findRoomCircles(arrows: readonly Arrow[], packageFolder: string): string[] {
  const rooms = new Map<string, string[]>();
  for (const [from, to] of crossing(arrows, packageFolder)) rooms.set(from, [...(rooms.get(from) ?? []), to]);
  return findCircles(rooms);
}

/** Finds imports between ordered folders that do not point to an earlier one, each written as `a.ts imports b.ts`. */
export const findArrowsUp = (arrows: readonly Arrow[], order: readonly string[]): string[] =>
  arrows
    .filter(([from, to]) => {
      const [at, target] = [order.indexOf(dirname(from)), order.indexOf(dirname(to))];
      return at >= 0 && target > at;
    })
    .map(([from, to]) => `${from} imports ${to}`);
