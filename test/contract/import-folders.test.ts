import { describe, expect, test } from 'vitest';
import { readNeighbours } from './import-circles.ts';
import {
  type Arrow,
  findArrowsUp,
  findRoomCircles,
  knownArrowsUp,
  orderOfCore,
  roomOf,
} from './import-folders.ts';
import { isTest, listFiles, listWorkspaces, readSource } from './sources.ts';

const files = listFiles();
const workspaces = listWorkspaces(files);

/** The imports of one workspace's code by relative paths; its tests may import what they like. */
const arrowsOf = (folder: string): Arrow[] =>
  files
    .filter((path) => path.startsWith(`${folder}/`) && /\.(tsx?|mts|js|mjs)$/.test(path) && !isTest(path))
    .flatMap((from) => readNeighbours(from, readSource(from)).map((to): Arrow => [from, to]));

const isKnown = ([from, to]: Arrow) => knownArrowsUp.some((known) => known[0] === from && known[1] === to);

test.each(workspaces.map(({ folder }) => folder))(
  'no folder of %s imports itself through others',
  (folder) => {
    const arrows = arrowsOf(folder).filter((arrow) => !isKnown(arrow));
    expect(findRoomCircles(arrows, folder)).toEqual([]);
  },
);

const core = arrowsOf('packages/core');

test('each folder of core imports only those before it in the order of the nouns', () => {
  expect(
    findArrowsUp(
      core.filter((arrow) => !isKnown(arrow)),
      orderOfCore,
    ),
  ).toEqual([]);
});

test('the order names every folder of core', () => {
  const folders = new Set(
    core.map(([from]) => roomOf(from, 'packages/core')).filter((room) => !room.endsWith('.ts')),
  );
  expect([...orderOfCore].sort()).toEqual([...folders].sort());
});

test('each known arrow up is still there and still breaks the law', () => {
  const needless = knownArrowsUp.filter((arrow) => {
    const folder = workspaces.find((one) => arrow[0].startsWith(`${one.folder}/`))?.folder ?? '';
    const arrows = arrowsOf(folder).filter((one) => !isKnown(one) || one.join() === arrow.join());
    return findRoomCircles(arrows, folder).length === 0 && findArrowsUp(arrows, orderOfCore).length === 0;
  });
  expect(needless).toEqual([]);
});

describe('the law itself catches', () => {
  const arrows: Arrow[] = [
    ['p/src/index.ts', 'p/src/shapes/circle.ts'],
    ['p/src/shapes/circle.ts', 'p/src/paper/page.ts'],
    ['p/src/shapes/circle.ts', 'p/src/shapes/line.ts'],
    ['p/src/paper/page.ts', 'p/src/colour.ts'],
  ];

  test('two folders that import each other, by different files', () => {
    expect(findRoomCircles(arrows, 'p')).toEqual([]);
    expect(findRoomCircles([...arrows, ['p/src/paper/format.ts', 'p/src/shapes/line.ts']], 'p')).toEqual([
      'p/src/paper → p/src/shapes → p/src/paper',
    ]);
  });

  test('a folder whose foundation in the root imports it', () => {
    expect(findRoomCircles([...arrows, ['p/src/colour.ts', 'p/src/paper/ink.ts']], 'p')).toEqual([
      'p/src/colour.ts → p/src/paper → p/src/colour.ts',
    ]);
  });

  test('an arrow up between ordered folders, and none down', () => {
    const order = ['p/src/paper', 'p/src/shapes'];
    expect(findArrowsUp(arrows, order)).toEqual([]);
    expect(findArrowsUp([['p/src/paper/page.ts', 'p/src/shapes/line.ts']], order)).toEqual([
      'p/src/paper/page.ts imports p/src/shapes/line.ts',
    ]);
  });
});
