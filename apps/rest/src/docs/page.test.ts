import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { serveReference } from './page.ts';

const app = new Hono();
serveReference(app);

test('loads nothing from elsewhere, and its policy forbids it', async () => {
  const response = await app.request('/docs');
  const html = await response.text();
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
  for (const [, path] of html.matchAll(/<script src="([^"]+)"/g)) {
    const script = await app.request(path as string);
    expect(script.status).toBe(200);
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/);
  }
});

test('serves the same script compressed and uncompressed', async () => {
  const packed = await app.request('/docs/reference.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  const plain = Buffer.from(await (await app.request('/docs/reference.js')).arrayBuffer());
  expect(gunzipSync(await packed.arrayBuffer()).equals(plain)).toBe(true);
});
