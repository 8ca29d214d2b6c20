import { existsSync } from 'node:fs';
import { type BrowserContextOptions, type Browser as Chromium, chromium, type Page } from 'playwright-core';
import type { Browser } from './browser.ts';

/** The shell is the same engine without a window, and takes half the CPU time. */
export const chromiumPath =
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path)) ??
  '/usr/bin/chromium';

const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export type { Chromium };

/** Starts a process of Chromium, for any number of people. */
export const launchChromium = (flags: string[] = []): Promise<Chromium> =>
  chromium.launch({ executablePath: chromiumPath, args: [...args, ...flags] });

let shared: Promise<Chromium> | undefined;

/** The process of Chromium that the test files of a worker share. It ends with the worker. */
export function shareChromium(): Promise<Chromium> {
  shared ??= chromium.launch({ executablePath: chromiumPath, args, handleSIGTERM: false }).then((browser) => {
    // Vitest ends its workers by this signal. At the exit, Playwright kills Chromium and deletes its files.
    const exit = () => process.exit(143);
    process.once('SIGTERM', exit);
    return browser.on('disconnected', () => {
      process.off('SIGTERM', exit);
      shared = undefined;
    });
  });
  return shared;
}

/** Opens a page of a new person, who shares nothing with the others. */
export async function openPage(browser: Chromium, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(
    Object.assign({ viewport: { width: 1100, height: 760 }, reducedMotion: 'reduce' }, options),
  );
  return context.newPage();
}

/** A browser whose `page` can do more than the other engines. */
export type ChromiumPage = Browser & { page: Page };

/** Opens a browser of a new person, in the Chromium that tests share unless it names another. */
export const openChromium = async (
  options?: BrowserContextOptions,
  browser?: Chromium,
): Promise<ChromiumPage> => {
  const page = await openPage(browser ?? (await shareChromium()), options);
  return drive(page, () => page.context().close());
};

/** Starts a Chromium of its own. */
export async function startChromium(
  options?: BrowserContextOptions,
  flags?: string[],
): Promise<ChromiumPage> {
  const browser = await launchChromium(flags);
  return drive(await openPage(browser, options), () => browser.close());
}

function drive(page: Page, close: () => Promise<void>): ChromiumPage {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  return {
    page,
    faults,
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: async (path) => void (await page.screenshot({ path })),
    close,
  };
}
