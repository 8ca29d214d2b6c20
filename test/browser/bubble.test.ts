import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ChatPage, useChat } from './chat-page.ts';
import { type ChromiumPage, openChromium } from './chromium.ts';
import { findEngines } from './engine.ts';
import { openShop, type Shop } from './shop.ts';

const texts = { en: 'Need a hand with your order?', ar: 'هل تحتاج إلى مساعدة في طلبك؟' };

describe.runIf(findEngines().includes('chromium'))('the bubble beside the launcher', () => {
  let shop: Shop;
  let browser: ChromiumPage;
  let page: Page;
  let chat: ChatPage;

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    browser = await openChromium();
    page = browser.page;
    chat = useChat(browser);
    shop.requests.length = 0;
  });
  afterEach(() => browser?.close());

  const set = (rules: object) =>
    shop.tenant.call('update_bot', {
      id: shop.tenant.bots[0],
      bubble: Object.assign({ texts, afterSeconds: 0 }, rules),
    });
  const open = (path = '', query = 'bubble') => browser.open(`${shop.url}${path}?${query}`);
  /** Opens a page, and waits until it has the settings of its bubble. */
  const openAndRead = async (path = '') => {
    const settings = page.waitForResponse((response) => response.url().includes('/config'));
    await open(path);
    await settings;
  };
  const configs = () => shop.requests.filter((line) => line.endsWith('/config')).length;
  /** Opens a page, waits until it has the code of the bubble, and lets half a minute pass there. */
  const stay = async (on: Page) => {
    const loaded = on.waitForResponse((response) => response.url().includes('/assets/bubble.'));
    await on.goto(`${shop.url}?bubble`);
    await (await loaded).finished();
    await on.clock.runFor(30_000);
  };

  test('is not loaded on a page whose line does not ask for it', async () => {
    await set({});
    await page.clock.install();
    await open('', 'lang=en');
    await chat.has('.launcher');
    await page.clock.runFor(30_000);
    expect(shop.requests).toEqual(['GET /widget.js']);
  });

  test('appears after its seconds, is said once, and moves and focuses nothing', async () => {
    await set({ afterSeconds: 7 });
    await page.clock.install();
    await page.addInitScript(`window.shifts = 0;
      new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (shifts += value))).observe({ type: 'layout-shift', buffered: true })`);
    await openAndRead();
    await page.focus('#q');
    const status = `document.querySelector('jawab-chat').shadowRoot.querySelectorAll('[role=status]')`;
    expect(await chat.value(`${status}.length`)).toBe(1);
    await page.clock.runFor(6_500);
    expect([await chat.count('.tip'), await chat.value(`${status}[0].innerText`)]).toEqual([0, '']);
    const oneMore = () => page.clock.runFor(1_000).then(() => chat.count('.tip'));
    await expect.poll(oneMore).toBe(1);
    await chat.reads('.tip', texts.en);
    expect(await chat.text('[role=status]')).toBe(texts.en);
    expect(await chat.value('document.activeElement.id')).toBe('q');
    expect(await chat.value('shifts')).toBe(0);
    expect(shop.requests.map((line) => line.replace(/\/assets\/bubble\.\w+|pub_\w+/, '…'))).toEqual([
      'GET /widget.js',
      'GET ….js',
      'GET /v1/widget/…/config',
    ]);
    expect([shop.violations, browser.faults]).toEqual([[], []]);
  });

  test('opens the window, and does not come back on this page', async () => {
    await set({});
    await page.clock.install();
    await open();
    await chat.click('.tip [role=status] button');
    await chat.focuses('.composer textarea');
    await chat.hasNot('.tip');
    await browser.press('Escape');
    await chat.hasNot('.panel');
    await page.evaluate('sessionStorage.clear(), history.pushState(null, "", "/other")');
    await page.clock.runFor(30_000);
    expect(await chat.count('.tip')).toBe(0);
  });

  test('does not appear when the window was opened before its time', async () => {
    await set({ afterSeconds: 10 });
    await page.clock.install();
    await openAndRead();
    await chat.click('.launcher');
    await chat.has('.panel');
    await chat.click('.launcher');
    await chat.hasNot('.panel');
    await page.clock.runFor(30_000);
    expect(await chat.count('.tip')).toBe(0);
  });

  test.each(['its cross', 'Escape'])(
    'closed by %s, it is gone for good, and nothing is asked for',
    async (by) => {
      await set({});
      await page.clock.install();
      await open();
      await chat.has('.tip');
      if (by === 'Escape') await browser.press('Escape');
      else await chat.click('.tip > button');
      await chat.hasNot('.tip');
      await page.evaluate('sessionStorage.clear()');
      await stay(page);
      expect([await chat.count('.tip'), configs()]).toEqual([0, 1]);
      expect(await chat.value('document.cookie')).toBe('');
    },
  );

  test('stays when Escape closes a dialog of the page, or the page takes the key', async () => {
    await set({});
    await open();
    await chat.has('.tip');
    await page.evaluate(`
      const dialog = document.body.appendChild(document.createElement('dialog'));
      dialog.append(document.createElement('input'));
      dialog.showModal();`);
    await browser.press('Escape');
    await page.waitForFunction(`!document.querySelector('dialog').open`);
    expect(await chat.count('.tip')).toBe(1);
    await page.evaluate(`
      document.activeElement.blur();
      document.addEventListener('keydown', (event) => event.preventDefault(), { once: true });`);
    await browser.press('Escape');
    expect(await chat.count('.tip')).toBe(1);
    await browser.press('Escape');
    await chat.hasNot('.tip');
  });

  test('gives focus to the launcher when it is closed by the keyboard', async () => {
    await set({});
    await open();
    await chat.has('.tip');
    await page.focus('#q');
    await browser.press('Tab');
    await chat.focuses('.tip [role=status] button');
    await browser.press('Tab');
    await chat.focuses('.tip > button');
    await browser.press('Enter');
    await chat.hasNot('.tip');
    await chat.focuses('.launcher');
  });

  test('appears once in a tab, or once a day', async () => {
    for (const [repeat, again] of [
      ['visit', 1],
      ['day', 0],
    ] as const) {
      await set({ repeat });
      const person = await openChromium();
      const own = useChat(person);
      await person.page.clock.install();
      const reopen = () => person.open(`${shop.url}?bubble`);
      await reopen();
      await own.has('.tip');
      await stay(person.page);
      expect([repeat, await own.count('.tip')]).toEqual([repeat, 0]);
      await person.page.evaluate('sessionStorage.clear()');
      await stay(person.page);
      if (again) await own.has('.tip');
      expect([repeat, await own.count('.tip')]).toEqual([repeat, again]);
      await person.page.clock.fastForward(86_400_000);
      await person.page.evaluate('sessionStorage.clear()');
      await reopen();
      await own.has('.tip');
      await person.close();
    }
  });

  test('appears on pages whose path fits, also if the page changes its address itself', async () => {
    await set({ afterSeconds: 3, paths: ['/rooms/*'] });
    await page.clock.install();
    await openAndRead('about');
    await page.clock.runFor(30_000);
    expect(await chat.count('.tip')).toBe(0);
    await page.evaluate('history.pushState(null, "", "/rooms/suite")');
    await page.clock.runFor(2_000);
    expect(await chat.count('.tip')).toBe(0);
    await page.clock.runFor(3_000);
    await chat.reads('.tip', texts.en);
  });

  test('is written in the language of the page, appears beside the launcher, and is narrower on a phone', async () => {
    await set({ texts: { ar: texts.ar, en: 'A long word. '.repeat(12) } });
    const box = () =>
      chat.value<{ left: number; right: number; top: number; bottom: number }>(
        `document.querySelector('jawab-chat').shadowRoot.querySelector('.tip').getBoundingClientRect().toJSON()`,
      );
    await page.setViewportSize({ width: 1280, height: 800 });
    await open('', 'lang=ar&bubble');
    await chat.reads('.tip', texts.ar);
    expect([(await box()).left, (await box()).bottom]).toEqual([88, 780]);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.evaluate('sessionStorage.clear()');
    await open('', 'lang=en&bubble');
    await chat.has('.tip');
    const { left, right, top, bottom } = await box();
    expect([left >= 16, right, bottom]).toEqual([true, 360 - 88, 620]);
    expect(bottom - top).toBeLessThan(160);
  });

  test('stays away, with the settings, from a page that may not show the bot', async () => {
    await set({});
    await page.clock.install();
    await shop.tenant.call('update_bot', { id: shop.tenant.bots[0], allowedOrigins: [] });
    await openAndRead();
    await page.clock.runFor(30_000);
    expect(await chat.count('.tip')).toBe(0);
    await shop.tenant.call('update_bot', {
      id: shop.tenant.bots[0],
      allowedOrigins: [new URL(shop.url).origin],
    });
  });
});
