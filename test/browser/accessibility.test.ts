import { mkdir } from 'node:fs/promises';
import axe from 'axe-core';
import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useChat } from './chat-page.ts';
import { startChromium } from './chromium.ts';
import { findEngines } from './engine.ts';
import { settled } from './settled.ts';
import { openShop, type Shop } from './shop.ts';

const dark = { colorScheme: 'dark' } as const;
const phone = { viewport: { width: 360, height: 640 } };
const forced = { forcedColors: 'active', reducedMotion: 'reduce' } as const;
const looks: [string, string, BrowserContextOptions][] = [
  ['light', 'en', {}],
  ['in the dark, 360 px wide', 'en', Object.assign({}, dark, phone)],
  [
    'at 200 % zoom, with forced colours',
    'en',
    Object.assign({ deviceScaleFactor: 2, viewport: { width: 550, height: 380 } }, forced),
  ],
  ['in the dark, 360 px wide', 'ar', Object.assign({}, dark, phone)],
  ['with forced colours', 'ar', forced],
  ['in the dark, with forced colours', 'th', Object.assign({}, dark, forced)],
  ['360 px wide', 'th', phone],
  ['in the dark', 'ja', dark],
  ['320 px wide', 'ta', { viewport: { width: 320, height: 568 } }],
];
/** Where tests keep a picture of each state to be looked at. CI keeps none: nobody reads them there. */
const folder = new URL('../../.cache/screenshots/window/', import.meta.url);

describe.runIf(findEngines().includes('chromium'))('axe finds nothing', () => {
  let shop: Shop;
  beforeAll(async () => {
    await mkdir(folder, { recursive: true });
    shop = await openShop();
  });
  afterAll(() => shop?.close());

  test.each(looks)('%s in %s', async (look, lang, options) => {
    const browser = await startChromium(options);
    const { page } = browser;
    const chat = useChat(browser);
    const check = async (state: string) => {
      await chat.value(settled);
      const name = `${lang} ${look} ${state}.png`.replaceAll(/[ ,%]+/g, '-');
      if (!process.env.CI) await page.screenshot({ path: new URL(name, folder).pathname });
      if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe.source);
      const { faults, passes } = await chat.value<{ faults: object[]; passes: number }>(
        `axe.run({ include: [['jawab-chat']] }).then(({ violations, passes }) => ({ passes: passes.length, faults: violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html.slice(0, 120)) })) }))`,
      );
      expect(faults, state).toEqual([]);
      expect(passes, state).toBeGreaterThan(3);
      const overflow = `((panel) => panel ? panel.scrollWidth - panel.clientWidth : 0)(document.querySelector('jawab-chat').shadowRoot.querySelector('.panel'))`;
      expect(await chat.value(overflow), `${state}: overflow`).toBe(0);
    };
    const ask = async (text: string) => {
      await chat.click('.composer textarea');
      await chat.type(text);
      await browser.press('Enter');
    };
    try {
      await shop.limit(null);
      await browser.open(`${shop.url}?lang=${lang}`);
      await chat.has('.launcher');
      await check('closed');
      await chat.click('.launcher');
      await chat.focuses('.composer textarea');
      await check('open');
      await ask('How long does delivery take?');
      await chat.click('.sources button');
      // The quotation moves what stands below it.
      await chat.has('figure');
      await chat.click('.actions button:nth-child(2)');
      await chat.has('.comment');
      await check('answered');
      await ask('Are cards and sets recycled?');
      await chat.reads('.choices', 'Gift');
      await check('choices');
      await chat.click('header .plain');
      await check('menu');
      await chat.click('.menu > button');
      await chat.click('.contact .primary');
      await chat.has('#name-error');
      await check('form with errors');
      await chat.click('.contact .row button');
      await shop.limit({ visitorRequestsPerMinute: 1 });
      await ask('And on Sundays?');
      await chat.has('.problem');
      await check('too many requests');
      await shop.limit(null);
      await chat.click('.problem button');
      await expect.poll(() => chat.count('.ending')).toBe(3);
      await ask('I want to talk to a human');
      await chat.has('.waiting');
      await check('handoff');
      await page.context().setOffline(true);
      await chat.has('.banner');
      await check('offline');
    } finally {
      await browser.close();
    }
  });
});
