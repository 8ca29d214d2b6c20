import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@jawab/server/read-arguments.ts';
import { type Service, serve } from '@jawab/server/serve.ts';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { password } from '../support/people.ts';
import { openWorld, type World } from '../support/world.ts';
import { type Chromium, launchChromium, openPage, shareChromium } from './chromium.ts';
import { useKeyboard } from './keyboard.ts';

/** The whole service with the dashboard, and browsers of people who use it. */
export interface Dashboard {
  world: World;
  service: Service;
  /** The address where the first owner makes an account. */
  setupUrl: string;
  /** Opens a browser of one person; those with the same flags share a process, those without any the one of the worker. What the policy of the page refuses, and what the page writes to its console as an error, is kept. */
  browse(options?: BrowserContextOptions, flags?: string[]): Promise<DashboardBrowser>;
  close(): Promise<void>;
}

export interface DashboardBrowser {
  page: Page;
  faults: string[];
  /** Paths of the service that the page asked for, such as `POST /v1/bots`. */
  requests: Set<string>;
}

/** `serverUrl` names the PostgreSQL server of a test that needs its own. */
export async function openDashboard(
  settings: Record<string, string> = {},
  { roles = ['rest', 'web', 'worker'], serverUrl }: { roles?: Role[]; serverUrl?: string | undefined } = {},
): Promise<Dashboard> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jawab-dashboard-'));
  const world = await openWorld(Object.assign({ PORT: '0', JAWAB_DATA: dataDir }, settings), {
    serverUrl,
  });
  const service = await serve(world.runtime, roles);
  const setupUrl = (await world.runtime.identity.prepareSetup(service.url, null)) as string;
  const browsers = new Map<string, Promise<Chromium>>();
  const startBrowser = (flags: string[]) => {
    const browser = browsers.get(flags.join()) ?? launchChromium(flags);
    browsers.set(flags.join(), browser);
    return browser;
  };
  const people: BrowserContext[] = [];
  return {
    world,
    service,
    setupUrl,
    async browse(options, flags) {
      const page = await openPage(await (flags ? startBrowser(flags) : shareChromium()), options);
      people.push(page.context());
      const faults: string[] = [];
      const requests = new Set<string>();
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('console', (message) => {
        const isRefusal = /status of 4\d\d/.test(message.text());
        if (message.type() === 'error' && !isRefusal) faults.push(message.text());
      });
      page.on('request', (request) => requests.add(`${request.method()} ${new URL(request.url()).pathname}`));
      return { page, faults, requests };
    },
    async close() {
      for (const context of people) await context.close();
      for (const browser of browsers.values()) await (await browser).close();
      await service.stop();
      await world.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Fills in the form of the first owner, and waits for the page that comes next. */
export async function setUp(page: Page, setupUrl: string): Promise<void> {
  const { fill } = useKeyboard(page);
  await page.goto(setupUrl);
  await fill(page.locator('input[name=name]'), 'Ann Lee');
  await fill(page.locator('input[name=email]'), 'ann@example.com');
  await fill(page.locator('input[name=password]'), password);
  await fill(page.locator('input[name=workspaceName]'), 'Serambi Tea');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/start$/);
}

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
type Body = any;

/** Sends a request such as `POST /v1/chat` with the session of a page, and returns its JSON body. */
export const callApi = (page: Page, line: string, body?: object): Promise<Body> =>
  page.evaluate(
    async ([method = '', path = '', text]) =>
      (await fetch(path, { method, headers: { 'content-type': 'application/json' }, body: text })).json(),
    [...line.split(' '), body && JSON.stringify(body)],
  );

/** The requests of a browser to `/v1` that are no operation of the OpenAPI document. */
export async function findUnknownRequests({ page, requests }: DashboardBrowser): Promise<string[]> {
  const { paths } = await callApi(page, 'GET /v1/openapi.json');
  const known = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => new RegExp(`^${method.toUpperCase()} /v1${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    ),
  );
  return [...requests]
    .filter((line) => line.includes(' /v1/') && line !== 'GET /v1/openapi.json')
    .filter((line) => !known.some((form) => form.test(line)));
}

/** Begins to add up how much of a page moves by itself. Returns what reads the sum; a page is good below 0.02. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(`
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });`);
  // Two frames later, what was drawn has been reported.
  const settle =
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))';
  return async () => {
    await page.evaluate(settle);
    return page.evaluate<number>('window.shifted');
  };
}
