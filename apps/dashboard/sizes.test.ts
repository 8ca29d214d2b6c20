import { type BrowserFiles, prepareBrowserFiles } from '@jawab/browser-files';
import { beforeAll, describe, expect, test } from 'vitest';
import { dashboard } from './index.ts';

const kib = 1024;
let files: BrowserFiles;
let first: Set<string>;
const textOf = (path: string) => new TextDecoder().decode(files.get(path)?.plain);
const packed = (paths: Iterable<string>) =>
  [...paths].reduce((sum, path) => sum + (files.get(path)?.gzip.length ?? 0), 0) / kib;

/** A file and everything that it imports before it runs. */
function closureOf(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path) || !files.has(path)) return seen;
  seen.add(path);
  for (const [, name] of textOf(path).matchAll(/(?:import|from)\s*["'`]\.\/([\w.-]+)["'`]/g))
    closureOf(`assets/${name}`, seen);
  return seen;
}

beforeAll(async () => {
  files = await prepareBrowserFiles(dashboard);
  first = new Set();
  for (const [, script = ''] of textOf('index.html').matchAll(/<script[^>]+src="\/(assets\/[^"]+)"/g))
    closureOf(script, first);
});

describe('sizes in KiB, packed with gzip', () => {
  test('the first JavaScript is at most 180', () => {
    expect(first.size).toBeGreaterThan(0);
    expect(packed(first)).toBeLessThanOrEqual(180);
  });

  test('the styles are at most 12', () => {
    const styles = [...files.keys()].filter((path) => path.endsWith('.css'));
    expect(styles).toHaveLength(1);
    expect(packed(styles)).toBeLessThanOrEqual(12);
  });

  test('each further page is at most 28, and each language at most 14', () => {
    const pages = [...files.keys()].filter((path) => path.endsWith('.js') && !first.has(path));
    expect(pages.length).toBeGreaterThan(20);
    for (const path of pages) {
      const most = path.includes('/words_') ? 14 : 28;
      expect(packed([...closureOf(path)].filter((one) => !first.has(one))), path).toBeLessThanOrEqual(most);
    }
  });
});
