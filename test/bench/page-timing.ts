import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { startChromium } from '../browser/chromium.ts';

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

/** What a page kept of itself; times in ms. */
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
