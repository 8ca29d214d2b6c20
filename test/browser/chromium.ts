import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import type { Browser } from './browser.ts';

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

/** Starts Chromium. Its `page` can do more than the other engines. */
export async function startChromium(
  options: BrowserContextOptions = {},
  flags: string[] = [],
): Promise<Browser & { page: Page }> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: [...args, ...flags] });
  const context = await browser.newContext(
    Object.assign({ viewport: { width: 1100, height: 760 } }, options),
  );
  const page = await context.newPage();
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
    close: () => browser.close(),
  };
}
