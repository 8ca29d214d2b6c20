import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gaps, requirements } from './requirements.ts';

const root = new URL('../../', import.meta.url).pathname;
const files = globSync('{apps,packages,tools,agents,test}/**/*.test.ts', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
});
const cited = new Set(
  files.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, id]) => id),
  ),
);

test.each(Object.keys(requirements))('%s is proved by a test that cites it', (id) => {
  expect(cited).toContain(id);
});

test('a known gap is not cited as proved, and every cited id exists', () => {
  for (const id of Object.keys(gaps)) expect(cited).not.toContain(id);
  for (const id of cited) expect(Object.keys(requirements)).toContain(id);
});
