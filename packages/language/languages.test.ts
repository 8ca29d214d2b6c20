import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { supportedLanguages } from '@jawab/core';
import { describe, expect, test } from 'vitest';
import { languages } from './languages/index.ts';
import { codes, entries, kinOf } from './registry.ts';
import { scripts } from './text/scripts.ts';

const folder = new URL('languages/', import.meta.url);
const folders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('registers every folder, and core accepts their codes', () => {
  expect(codes).toEqual(folders.sort());
  const spoken = entries.filter(([, { facts }]) => !facts.romanises).map(([code]) => code);
  expect([...supportedLanguages]).toEqual(spoken);
});

describe.each(entries)('%s', (code, { facts, words }) => {
  test('keeps its four parts in files named after them', () => {
    for (const part of ['facts', 'strings', 'words', 'concepts', 'index'])
      expect(existsSync(new URL(`${code}/${part}.ts`, folder)), part).toBe(true);
  });

  test('gives a browser only its strings', () => {
    const source = readFileSync(new URL(`${code}/strings.ts`, folder), 'utf8');
    const imports = source.match(/^import .*$/gm);
    expect(imports).toEqual([`import type { Strings } from '../../define-language.ts';`]);
  });

  test('names similar languages that name it too, and known scripts', () => {
    for (const other of facts.kin) expect(kinOf(other)).toContain(code);
    for (const script of facts.scripts) expect(scripts[script]).toBeDefined();
    if (facts.romanises) expect(Object.keys(languages)).toContain(facts.romanises);
  });

  test('has about forty everyday sentences, and small words if its script does not identify it', () => {
    if (facts.romanises) return;
    expect(words.everyday.split('\n').length).toBeGreaterThanOrEqual(35);
    expect(words.smallWords !== '').toBe(facts.scripts[0] === 'latin');
  });
});
