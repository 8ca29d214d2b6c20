import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { launchChromium, startChromium } from '../browser/chromium.ts';

export const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
export const ms = (value: number): string => `${Math.round(value)} ms`;

/** Keeps the page's long tasks, interactions, layout shifts and the largest paint. */
export const observe = `window.seen = { tasks: [], events: [], slowest: '', shift: 0, paint: 0 };
  const watch = (type, use, options) => new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true, ...options });
  watch('longtask', (entry) => seen.tasks.push(entry.duration));
  watch('event', (entry) => {
    if (!entry.interactionId) return;
    if (entry.duration > Math.max(0, ...seen.events)) seen.slowest = entry.name + ' ' + (entry.target?.textContent ?? '').slice(0, 40);
    seen.events.push(entry.duration);
  }, { durationThreshold: 16 });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
  watch('largest-contentful-paint', (entry) => { seen.paint = entry.startTime; });`;

/** Measurements that a page kept of itself; times in ms. */
export interface Seen {
  tasks: number[];
  events: number[];
  /** The slowest event, and the text it happened on. */
  slowest: string;
  shift: number;
  paint: number;
}

interface BrowseOptions<T> {
  /** How many times slower the processor seems. */
  slowdown?: number;
  options?: BrowserContextOptions;
  use(page: Page, cdp: CDPSession): Promise<T>;
}

/** Opens a page in a fresh Chromium, which has nothing in its cache, uses it and closes it. */
export async function browse<T>(url: string, { slowdown = 1, options, use }: BrowseOptions<T>): Promise<T> {
  const { page, close } = await startChromium(options);
  try {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observe);
    await page.goto(url);
    return await use(page, cdp);
  } finally {
    await close();
  }
}

export const seenBy = (page: Page): Promise<Seen> => page.evaluate<Seen>('seen');

type Cookie = Awaited<ReturnType<BrowserContext['cookies']>>[number];

/** Evaluates to the largest paint and the layout shift, once a page with a title has read what it shows. */
const readPaint = `(async () => {
  const isOpen = () => document.querySelector('h1') && !document.querySelector('.skeleton');
  do await new Promise((then) => setTimeout(then, 100)); while (!isOpen());
  const entriesOf = (type) => new Promise((then) => {
    new PerformanceObserver((list) => then(list.getEntries())).observe({ type, buffered: true });
    setTimeout(then, 300, []);
  });
  const paints = await entriesOf('largest-contentful-paint');
  const shifts = await entriesOf('layout-shift');
  return { paint: paints.at(-1).startTime, shift: shifts.reduce((sum, { value }) => sum + value, 0) };
})()`;

/**
 * Opens a page in a fresh Chromium and returns its largest paint in ms and its layout shift. Playwright does not drive this page,
 * because it has every request traced to its line of code, which costs 0.3 s at a slowdown of four and no person waits for.
 */
export async function measurePaint(
  url: string,
  slowdown: number,
  cookies: Cookie[],
): Promise<Pick<Seen, 'paint' | 'shift'>> {
  const browser = await launchChromium();
  try {
    const cdp = await browser.newBrowserCDPSession();
    const { browserContextId } = await cdp.send('Target.createBrowserContext');
    const given = cookies.map(({ name, value, domain, path }) => ({ name, value, domain, path }));
    await cdp.send('Storage.setCookies', { browserContextId, cookies: given });
    const window = { url: 'about:blank', browserContextId, width: 1440, height: 900 };
    const { targetId } = await cdp.send('Target.createTarget', window);
    const { sessionId } = await cdp.send('Target.attachToTarget', { targetId });
    const send = (id: number, method: string, params: object) => {
      const answer = new Promise<string>((resolve) => {
        cdp.on('Target.receivedMessageFromTarget', ({ message }) => {
          if (JSON.parse(message).id === id) resolve(message);
        });
      });
      const message = JSON.stringify({ id, method, params });
      return cdp.send('Target.sendMessageToTarget', { sessionId, message }).then(() => answer);
    };
    await send(1, 'Emulation.setCPUThrottlingRate', { rate: slowdown });
    await send(2, 'Page.navigate', { url });
    const options = { expression: readPaint, awaitPromise: true, returnByValue: true };
    return JSON.parse(await send(3, 'Runtime.evaluate', options)).result.result.value;
  } finally {
    await browser.close();
  }
}
