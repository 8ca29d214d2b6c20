import { expect, test } from 'vitest';
import { dropComments, isTest, listFiles, readSource } from './sources.ts';

/** Where the table `bots` may be named: its noun, the tools that change or list bots, and the function of those that answer. */
const readers =
  /^(?:packages\/core\/src\/nouns\/bots\/|tools\/(?:(?:create|get|update|delete|archive|restore)-bot|list-bots)\.ts$|packages\/db\/functions\/answering_bots\.sql$)/;

const namesTable = /\b(?:from|join|update|into|using)\s+(?:only\s+)?bots\b|,\s*bots\s+(?:as\s+)?b\b/;

/** Migrations and the schema are history; `packages/db` describes every table. */
const isCode = (path: string) =>
  /^(?:agents|apps|packages|tools)\/.*\.(?:tsx?|sql)$/.test(path) &&
  !isTest(path) &&
  !/^packages\/db\/(?:migrations\/|schema\.sql)/.test(path);

test('only the noun and the tools of bots read their table', () => {
  const others = listFiles()
    .filter((path) => isCode(path) && !readers.test(path))
    .filter((path) => namesTable.test(dropComments(readSource(path)).replace(/^\s*--.*$/gm, '')));
  expect(others).toEqual([]);
});

test.each([
  'select b.id from bots b',
  'select 1 from c join bots b on true',
  'update bots set name = 1',
  'delete from x using bots',
  'select 1 from choice, bots b',
])('the law itself catches "%s"', (statement) => {
  expect(statement).toMatch(namesTable);
});

test.each(['from answering_bots() b', 'from bots_by_name b', 'tools about bots b'])(
  'but not "%s"',
  (statement) => {
    expect(statement).not.toMatch(namesTable);
  },
);
