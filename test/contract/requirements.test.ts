import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requirements, surfaces } from './requirements.ts';
import { decisions, gaps } from './requirements-of-decisions.ts';

const root = new URL('../../', import.meta.url).pathname;
const files = globSync('{apps,packages,tools,agents,test}/**/*.test.ts', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
});
const clauses = { ...requirements, ...decisions };
const expand = (id: string, on: string) => on.split(' ').map((surface) => `${id} ${surface}`);
const citation = /\[([A-Z]+-\d+)((?: [a-z]+)*)\]/g;
const cited = new Set(
  files.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(citation)].flatMap(([, id = '', on = '']) =>
      expand(id, on.trim()),
    ),
  ),
);

test.each(Object.entries(clauses).flatMap(([id, [on]]) => expand(id, on)))(
  '%s is proved by a test that cites it',
  (proof) => {
    expect(cited).toContain(proof);
  },
);

test('each clause names existing surfaces and is cited only on them; a gap is never cited', () => {
  for (const [on] of Object.values({ ...clauses, ...gaps }))
    for (const surface of on.split(' ')) expect(surfaces).toContain(surface);
  const proofs = Object.entries(clauses).flatMap(([id, [on]]) => expand(id, on));
  expect([...cited].filter((proof) => !proofs.includes(proof))).toEqual([]);
});
