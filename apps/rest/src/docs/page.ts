import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Env, Hono } from 'hono';

/** Scalar's API reference as one script. The service serves it itself, so nothing is loaded from elsewhere. */
const script = new URL('browser/standalone.js', import.meta.resolve('@scalar/api-reference'));

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Jawab API reference</title>
<link rel="icon" href="data:,">
<link rel="alternate" type="text/markdown" href="/docs/reference.md">
</head>
<body>
<div id="reference"></div>
<noscript>This page needs JavaScript. Read the same as <a href="/docs/reference.md">Markdown</a> or <a href="/v1/openapi.json">JSON</a></noscript>
<script src="/docs/reference.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

const start = `Scalar.createApiReference('#reference', ${JSON.stringify({
  url: '/v1/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'json',
  authentication: { preferredSecurityScheme: 'bearer' },
})});
`;

const security = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

let packed: Promise<Uint8Array<ArrayBuffer>> | undefined;

/** Compressed at the first visit and kept: 1 MiB instead of 4 MiB over the network. */
function packScript(): Promise<Uint8Array<ArrayBuffer>> {
  packed ??= readFile(script)
    .then(promisify(gzip))
    .then((bytes) => new Uint8Array(bytes));
  return packed;
}

/** Adds the API reference at `/docs`. It needs no token and no CDN, and works offline. */
export function serveReference<E extends Env>(app: Hono<E>): void {
  const text = (type: string) => ({ ...security, 'content-type': `${type}; charset=utf-8` });
  app.get(
    '/docs',
    () => new Response(page, { headers: { ...text('text/html'), 'cache-control': 'no-cache' } }),
  );
  app.get(
    '/docs/start.js',
    () => new Response(start, { headers: { ...text('text/javascript'), 'cache-control': 'no-cache' } }),
  );
  app.get('/docs/reference.js', async ({ req }) => {
    const headers = {
      ...text('text/javascript'),
      'cache-control': 'public, max-age=3600',
      vary: 'Accept-Encoding',
    };
    if (/\bgzip\b/.test(req.header('accept-encoding') ?? ''))
      return new Response(await packScript(), { headers: { ...headers, 'content-encoding': 'gzip' } });
    return new Response(new Uint8Array(await readFile(script)), { headers });
  });
}
