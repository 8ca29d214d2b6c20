import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { type BrowserFiles, prepareBrowserFiles, serveFile } from './index.ts';
import { sample, text } from './sample.testing.ts';

let files: BrowserFiles;
const builderOf = (built: BrowserFiles) =>
  new TextDecoder().decode(built.get('assets/panel.abc123.js')?.plain);

beforeAll(async () => {
  await Promise.all([prepareBrowserFiles(sample), prepareBrowserFiles(sample)]);
  files = await prepareBrowserFiles(sample);
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  serveFile(files, path, new Request(`http://127.0.0.1/${path}`, { method, headers }));

test('builds once for the same sources, in another process', async () => {
  expect(builderOf(await prepareBrowserFiles(sample))).toBe(builderOf(files));
  expect(builderOf(files)).not.toBe(`${process.pid}`);
  expect([...files.keys()].sort()).toEqual([
    'assets/panel.abc123.js',
    'assets/strings.abc123.zh-Hans.json',
    'widget.js',
  ]);
});

test('serves the best encoding, open to all origins', async () => {
  const answer = get('widget.js', { 'accept-encoding': 'gzip, br' });
  expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(new Uint8Array((await answer?.arrayBuffer()) as ArrayBuffer)).toString()).toBe(
    text,
  );
  expect(get('widget.js', { 'accept-encoding': 'gzip' })?.headers.get('content-encoding')).toBe('gzip');
  expect(await get('widget.js')?.text()).toBe(text);
  expect(await get('widget.js', {}, 'HEAD')?.text()).toBe('');
});

test('answers 304 to a browser that has the file', () => {
  const etag = get('widget.js')?.headers.get('etag') as string;
  expect(get('widget.js', { 'if-none-match': `W/"x", ${etag}` })?.status).toBe(304);
});

test('keeps hashed files for a year, and redirects an old hash to the current file', () => {
  expect(get('assets/panel.abc123.js')?.headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
  const old = get('assets/panel.zzzzzz.js');
  expect([
    old?.status,
    old?.headers.get('location'),
    old?.headers.get('access-control-allow-origin'),
  ]).toEqual([302, '/assets/panel.abc123.js', '*']);
  expect(get('assets/strings.old.zh-Hans.json')?.headers.get('location')).toBe(
    '/assets/strings.abc123.zh-Hans.json',
  );
});

test.each([
  'assets/other.abc123.js',
  'assets/strings.old.xx.json',
  '../package.json',
  'assets/../widget.js',
  '',
])('serves nothing at %s', (path) => {
  expect(serveFile(files, path, new Request('http://127.0.0.1/'))).toBeNull();
});

test('has the hash for the attribute integrity', () => {
  const hash = createHash('sha384').update(text).digest('base64');
  expect(files.get('widget.js')?.integrity).toBe(`sha384-${hash}`);
});
