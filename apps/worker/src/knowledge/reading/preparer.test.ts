import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { createPreparer, maxShortText } from './preparer.ts';

const preparer = createPreparer();
afterAll(() => preparer.close());

const { signal } = new AbortController();
const text = 'Returns are free within thirty days. '.repeat(maxShortText / 30);
const prepare = (spentMs?: number) =>
  preparer.prepare(
    { title: 'Returns', text, language: null, likely: [], sourceType: 'file' },
    signal,
    spentMs,
  );

test('a text has 18 s to be read and prepared together', async () => {
  expect((await prepare()).chunks.length).toBeGreaterThan(1);
  await expect(prepare(18_000)).rejects.toMatchObject({ code: 'too_complex' });
  expect((await prepare()).chunks.length).toBeGreaterThan(1);
});

test('the database puts texts into the slow lane from the length that is prepared in a thread', async () => {
  const path = '../../../../../packages/db/functions/lanes_of.sql';
  const lanes = await readFile(new URL(path, import.meta.url), 'utf8');
  expect(lanes).toContain(`length(content) > ${maxShortText} `);
});
