import axe from 'axe-core';
import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useChat } from './chat-page.ts';
import { startChromium } from './chromium.ts';
import { findEngines } from './engine.ts';
import { openShop, type Shop } from './shop.ts';

const looks: [string, string, BrowserContextOptions][] = [
  ['English', 'en', {}],
  ['Arabic in the dark, 360 px wide', 'ar', { colorScheme: 'dark', viewport: { width: 360, height: 640 } }],
  ['Thai with forced colours', 'th', { forcedColors: 'active', reducedMotion: 'reduce' }],
  ['Tamil, 320 px wide', 'ta', { viewport: { width: 320, height: 568 } }],
];

/** Colours are those of the design once what fades in has arrived. What turns for ever is not waited for. */
const settled = `Promise.all([document, document.querySelector('jawab-chat').shadowRoot]
  .flatMap((root) => root.getAnimations())
  .filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime))
  .map(({ finished }) => finished.catch(() => null))).then(() => true)`;

describe.runIf(findEngines().includes('chromium'))('axe finds nothing', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop?.close());

  test.each(looks)('in %s', async (_, lang, options) => {
    const browser = await startChromium(options);
    const { page } = browser;
    const chat = useChat(browser);
    const check = async (state: string) => {
      await chat.value(settled);
      await page.evaluate(axe.source);
      const { faults, passes } = await chat.value<{ faults: object[]; passes: number }>(
        `axe.run({ include: [['jawab-chat']] }).then(({ violations, passes }) => ({ passes: passes.length, faults: violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html.slice(0, 120)) })) }))`,
      );
      expect(faults, state).toEqual([]);
      expect(passes, state).toBeGreaterThan(3);
      const overflow = `((panel) => panel ? panel.scrollWidth - panel.clientWidth : 0)(document.querySelector('jawab-chat').shadowRoot.querySelector('.panel'))`;
      expect(await chat.value(overflow), `${state}: overflow`).toBe(0);
    };
    try {
      await browser.open(`${shop.url}?lang=${lang}`);
      await chat.has('.launcher');
      await check('closed');
      await chat.click('.launcher');
      await chat.focuses('.composer textarea');
      await check('open');
      await chat.type('How long does delivery take?');
      await browser.press('Enter');
      await chat.click('.sources button');
      await chat.click('.actions button:nth-child(2)');
      await chat.has('.comment');
      await check('answered');
      await chat.click('header .plain');
      await check('menu');
      await chat.click('.menu > button');
      await chat.click('.contact .primary');
      await chat.has('#name-error');
      await check('form with errors');
      await chat.click('.contact .row button');
      await chat.click('.composer textarea');
      await chat.type('I want to talk to a human');
      await browser.press('Enter');
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
