import { type BrowserFiles, serveFile } from '@jawab/browser-files';
import { createHostCheck, readHost } from '@jawab/http';
import type { Runtime } from '@jawab/runtime';
import type { Hono } from 'hono';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const headers = {
  'content-security-policy': policy,
  'x-frame-options': 'DENY',
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};

const workspace = ':workspace{[0-9a-f]{8}-[0-9a-f-]{27}}';

/** Addresses of the dashboard. Its own router shows the page. */
const addresses = [
  '/',
  '/sign-in',
  '/sign-up',
  '/setup',
  '/reset',
  '/magic-link',
  '/verify-email',
  '/invitation',
  '/connect',
  '/new',
  `/${workspace}`,
  `/${workspace}/*`,
];

/** Serves the dashboard to browsers: its page at every address of its own, its files below `/assets`, and what its push messages run. */
export function mountDashboard(app: Hono, files: BrowserFiles, runtime: Runtime): void {
  const checkHost = createHostCheck(runtime.config);
  app.all('/assets/*', ({ req }, next) => {
    const answer = serveFile(files, req.path.slice(1), req.raw);
    return answer ? Promise.resolve(answer) : next();
  });
  app.get('/push-worker.js', ({ req }, next) => {
    const answer = serveFile(files, 'push-worker.js', req.raw);
    answer?.headers.set('cache-control', 'no-cache');
    return answer ? Promise.resolve(answer) : next();
  });
  for (const address of addresses)
    app.get(address, ({ req }, next) => {
      if (!req.header('accept')?.includes('text/html')) return next();
      checkHost(readHost(req.raw));
      const page = serveFile(files, 'index.html', req.raw);
      if (!page) return next();
      for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
      page.headers.delete('access-control-allow-origin');
      return Promise.resolve(page);
    });
}
