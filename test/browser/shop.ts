import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { prepareBrowserFiles } from '@jawab/browser-files';
import type { Limits } from '@jawab/core';
import { refusalResponse } from '@jawab/http';
import { createRestApp } from '@jawab/rest';
import { registry } from '@jawab/tools';
import { createPagesApp, createVisitorApp } from '@jawab/visitor';
import { widget } from '@jawab/widget';
import { Hono } from 'hono';
import { expect } from 'vitest';
import { ingest } from '../support/ingest.ts';
import { type Loopback, serveOnLoopback } from '../support/loopback.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

/** A shop's page on its own origin, with a strict policy and the window of a bot, and all that answers it. */
export interface Shop {
  world: World;
  tenant: Tenant;
  model: ModelServer;
  /** The service that the window comes from. */
  service: Loopback;
  /** The address of the page; `?lang=ta` sets `data-lang`, `?bubble` sets `data-bubble`, `?accent=red` sets `data-accent`, `?hostile` adds hostile styles. */
  url: string;
  publicKey: string;
  /** Paths that the service was asked for. */
  requests: string[];
  /** Further files of the page's origin, by path. */
  files: Map<string, { type: string; text: string; policy?: string }>;
  /** Reports of the page's policy. */
  violations: string[];
  /** Sets limits of the workspace, and uses up the requests of a minute if they are limited. Null removes all limits. */
  limit(limits: Partial<Limits> | null): Promise<void>;
  close(): Promise<void>;
}

const hostile = `*{opacity:.1!important;display:block!important;position:static!important;transform:rotate(3deg)!important;color:red!important;font-size:40px!important}
button{display:none!important}jawab-chat{display:none!important;visibility:hidden!important}`;

/** Opens a shop. `settings` have the names of environment variables. */
export async function openShop(settings: Record<string, string> = {}): Promise<Shop> {
  const model = await startModelServer({ reply: ['Delivery takes **2 to 4 working days**. [1]'] });
  const world = await openWorld({ CHAT_MODEL_URL: model.openaiUrl, CHAT_MODEL: 'test', ...settings });
  const files = await prepareBrowserFiles(widget);
  const requests: string[] = [];
  const violations: string[] = [];
  const { runtime } = world;
  const app = new Hono()
    .use(async ({ req }, next) => {
      requests.push(`${req.method} ${req.path}`);
      await next();
    })
    .route('/', createPagesApp({ runtime, files, findDemo: () => null }))
    .route('/', createVisitorApp({ runtime, registry }))
    .route('/', createRestApp({ runtime, registry }));
  app.notFound(() => refusalResponse('not_found', 'There is nothing here.'));
  const service = await serveOnLoopback(app.fetch);
  await runtime.warmUp();
  const tenant = await createTenant(world, { bots: ['Kopi Help'] });
  const publicKey = (await tenant.call('get_bot', { id: tenant.bots[0] })).data.public_key;
  const ownFiles: Shop['files'] = new Map([['/hostile.css', { type: 'text/css', text: hostile }]]);
  const page = await servePage(service.url, publicKey, { violations, files: ownFiles });
  const origin = `http://127.0.0.1:${(page.address() as AddressInfo).port}`;
  await tenant.call('update_bot', { id: tenant.bots[0], allowedOrigins: [origin] });
  await ingest(world, tenant, [
    { title: 'Delivery', text: 'Delivery inside Indonesia takes 2 to 4 working days.' },
    { title: 'Gift cards', text: 'Gift cards are valid for one year and can be used for tea and teapots.' },
    { title: 'Gift sets', text: 'Our gift sets hold three teas and a cup.' },
  ]);
  return {
    world,
    tenant,
    model,
    service,
    url: `${origin}/`,
    publicKey,
    requests,
    files: ownFiles,
    violations,
    async limit(limits) {
      const { sql } = world.runtime.database.system;
      await sql`update workspaces set limits = ${JSON.stringify(limits ?? {})}::jsonb where id = ${tenant.workspaceId}`;
      if (limits?.visitorRequestsPerMinute) await sql`update rate_buckets set level = 0, filled_at = now()`;
      if (!limits) {
        await sql`delete from rate_buckets`;
        // The service refuses an address whose bucket was empty for another second.
        const isOpen = async () => (await fetch(`${service.url}/v1/widget/${publicKey}/config`)).ok;
        await expect.poll(isOpen, { message: 'the limits are lifted' }).toBe(true);
      }
    },
    async close() {
      page.closeAllConnections();
      await new Promise((closed) => page.close(closed));
      await service.close();
      await world.close();
      await model.close();
    },
  };
}

async function servePage(
  widgetOrigin: string,
  publicKey: string,
  { violations, files }: Pick<Shop, 'violations' | 'files'>,
): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url as string, 'http://page');
    if (pathname === '/violations') {
      request.setEncoding('utf8').on('data', (text: string) => violations.push(text));
      return void response.writeHead(204).end();
    }
    const file = files.get(pathname);
    if (file) {
      const policy = file.policy && { 'content-security-policy': file.policy };
      return void response.writeHead(200, { 'content-type': file.type, ...policy }).end(file.text);
    }
    const policy = [
      "default-src 'none'",
      `script-src ${widgetOrigin}`,
      `connect-src ${widgetOrigin}`,
      "style-src 'self'",
      // Browsers ask for an icon even where the policy forbids images.
      'img-src data:',
      "require-trusted-types-for 'script'",
      'report-uri /violations',
    ];
    const lang = searchParams.get('lang');
    const accent = searchParams.get('accent');
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy.join('; ') });
    response.end(`<!doctype html>
<html lang="${lang ?? 'en'}"${lang === 'ar' ? ' dir="rtl"' : ''}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shop</title><link rel="icon" href="data:,">
${searchParams.has('hostile') ? '<link rel="stylesheet" href="/hostile.css">' : ''}</head>
<body><main><h1>Shop</h1><label>Search <input id="q"></label></main>
<script src="${widgetOrigin}/widget.js" data-key="${searchParams.get('key') ?? publicKey}"${lang ? ` data-lang="${lang}"` : ''}${accent ? ` data-accent="${accent}"` : ''}${searchParams.has('bubble') ? ' data-bubble' : ''} defer></script>
</body></html>`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}
