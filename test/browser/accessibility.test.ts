import { mkdir } from 'node:fs/promises';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { latch } from '../support/model-server.ts';
import { useChat } from './chat-page.ts';
import { openChromium } from './chromium.ts';
import { colourRules } from './dashboard-pages.ts';
import { findEngines } from './engine.ts';
import { settled } from './settled.ts';
import { openShop, type Shop } from './shop.ts';

interface Look {
  name: string;
  viewport: { width: number; height: number };
  media: Parameters<Page['emulateMedia']>[0];
}
const light: Look['media'] = { colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' };
const dark: Look['media'] = Object.assign({}, light, { colorScheme: 'dark' });
const forced: Look['media'] = Object.assign({}, light, { forcedColors: 'active' });
const desk = { width: 1100, height: 760 };
const phone = { width: 360, height: 640 };
/**
 * The looks of each language. axe applies every rule in the first, and those of colours in the others. Together the first ones
 * are wide and narrow, light and dark, and read from both sides.
 */
const looks: [lang: string, looks: [Look, ...Look[]]][] = [
  [
    'en',
    [
      { name: 'light', viewport: desk, media: light },
      { name: 'in the dark, 360 px wide', viewport: phone, media: dark },
      { name: 'at 200 % zoom, with forced colours', viewport: { width: 550, height: 380 }, media: forced },
    ],
  ],
  [
    'ar',
    [
      { name: 'in the dark, 360 px wide', viewport: phone, media: dark },
      { name: 'with forced colours', viewport: desk, media: forced },
    ],
  ],
  [
    'th',
    [
      { name: '360 px wide', viewport: phone, media: light },
      {
        name: 'in the dark, with forced colours',
        viewport: desk,
        media: Object.assign({}, forced, { colorScheme: 'dark' }),
      },
    ],
  ],
  ['ja', [{ name: 'in the dark', viewport: desk, media: dark }]],
  ['ta', [{ name: '320 px wide', viewport: { width: 320, height: 568 }, media: light }]],
];
const bubble = {
  texts: {
    en: 'Questions about delivery or gift sets? Ask us here, we answer at once.',
    // axe takes a text that begins with a joined letter for an icon.
    ar: 'Kopi Help هنا للإجابة عن أسئلتك حول التوصيل وأطقم الهدايا.',
    th: 'มีคำถามเรื่องการจัดส่งหรือชุดของขวัญไหมคะ ถามเราได้ที่นี่ เราตอบทันที',
    ja: '配送やギフトセットについてのご質問は、こちらからどうぞ。すぐにお答えします。',
    ta: 'டெலிவரி அல்லது பரிசுத் தொகுப்புகள் பற்றிக் கேள்விகள் உள்ளனவா? இங்கே கேளுங்கள்.',
  },
  afterSeconds: 0,
};
/** Reads whether the launcher covers the button that sends, and whether its sign has the colour of its ground. */
const launcherFaults = `((root) => {
  const launcher = root.querySelector('.launcher');
  const send = root.querySelector('.composer [type=submit]')?.getBoundingClientRect();
  const top = send && root.elementFromPoint(send.x + send.width / 2, send.y + send.height / 2);
  const isInvisible = getComputedStyle(launcher, '::before').borderTopColor === getComputedStyle(launcher).backgroundColor;
  return { hides: top === launcher, isInvisible };
})(document.querySelector('jawab-chat').shadowRoot)`;
/** Where tests keep a picture of each state to be looked at. CI keeps none: nobody reads them there. */
const folder = new URL('../../.cache/screenshots/window/', import.meta.url);

describe.runIf(findEngines().includes('chromium'))('axe finds nothing', () => {
  let shop: Shop;
  beforeAll(async () => {
    await mkdir(folder, { recursive: true });
    shop = await openShop();
    await shop.tenant.call('update_bot', {
      id: shop.tenant.bots[0],
      csat: 'on_close',
      attachments: true,
      bubble,
    });
  });
  afterAll(() => shop?.close());

  test.each(looks)('in %s', async (lang, [first, ...others]) => {
    const browser = await openChromium();
    const { page } = browser;
    const chat = useChat(browser);
    const take = async ({ viewport, media }: Look) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia(media);
    };
    const look = async (state: string, { name }: Look, rules?: string[]) => {
      await chat.value(settled);
      const where = `${lang} ${name} ${state}`;
      const file = `${where.replaceAll(/[ ,%]+/g, '-')}.png`;
      if (!process.env.CI) await page.screenshot({ path: new URL(file, folder).pathname });
      const options = JSON.stringify({ resultTypes: ['violations'], runOnly: rules });
      const { faults, passes } = await chat.value<{ faults: object[]; passes: number }>(
        `axe.run({ include: [['jawab-chat']] }, ${options}).then(({ violations, passes }) => ({ passes: passes.length, faults: violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html.slice(0, 120)) })) }))`,
      );
      expect(faults, where).toEqual([]);
      // The closed window has no text.
      expect(passes, where).toBeGreaterThanOrEqual(rules ? Number(state !== 'closed') : 4);
      const overflow = `((panel) => panel ? panel.scrollWidth - panel.clientWidth : 0)(document.querySelector('jawab-chat').shadowRoot.querySelector('.panel'))`;
      expect(await chat.value(overflow), `${where}: overflow`).toBe(0);
      expect.soft(await chat.value(launcherFaults), where).toEqual({ hides: false, isInvisible: false });
    };
    const check = async (state: string) => {
      if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe.source);
      await look(state, first);
      for (const other of others) {
        await take(other);
        await look(state, other, colourRules);
      }
      if (others.length > 0) await take(first);
    };
    const ask = async (text: string) => {
      await chat.click('.composer textarea');
      await chat.type(text);
      await browser.press('Enter');
    };
    try {
      await shop.limit(null);
      await take(first);
      await browser.open(`${shop.url}?lang=${lang}`);
      await chat.has('.launcher');
      await check('closed');
      await browser.open(`${shop.url}?lang=${lang}&bubble`);
      await chat.has('.tip');
      await check('bubble');
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
      await chat.has('.choices button');
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
      const files = page.locator('jawab-chat .attach input');
      const picture = { name: 'receipt.png', mimeType: 'image/png', buffer: await page.screenshot() };
      await files.setInputFiles(picture);
      await chat.has('.files canvas');
      const film = {
        name: 'unboxing-the-cup.mp4',
        mimeType: 'video/mp4',
        buffer: Buffer.alloc(11 * 1_048_576),
      };
      await files.setInputFiles(film);
      await chat.has('.uploads .wrong');
      await check('files');
      await chat.click('.uploads button');
      const [{ session_id: sessionId }] = (await shop.tenant.call('list_conversations')).data;
      await shop.tenant.call('set_conversation_status', { sessionId, status: 'closed' });
      // On a small screen, the scores may be below what says that there are new messages.
      await chat.has('.notice .choices button');
      await chat.value(
        `(document.querySelector('jawab-chat').shadowRoot.querySelector('.notice .choices').scrollIntoView({ block: 'center' }), 1)`,
      );
      await chat.click('.notice .choices button:last-child');
      await chat.has('.notice .comment');
      await check('rated');
      await page.context().setOffline(true);
      await chat.has('.banner');
      await check('offline');
    } finally {
      await browser.close();
    }
  });

  test.each([
    ['en', phone],
    ['ar', phone],
    ['ja', desk],
    ['ta', desk],
    ['th', phone],
  ] as const)(
    'on the whole page of a bot in %s, and a slow line shows it before the window',
    async (lang, viewport) => {
      const browser = await openChromium({ viewport });
      const { page } = browser;
      const id = shop.tenant.bots[0];
      await shop.tenant.call('update_bot', { id, logo: (await page.screenshot()).toString('base64') });
      try {
        await page.addInitScript(`{
        window.shift = 0;
        new PerformanceObserver((all) => all.getEntries().forEach(({ value }) => (shift += value))).observe({ type: 'layout-shift', buffered: true });
      }`);
        const opened = latch();
        await page.route('**/widget.js', (route) => opened.opened.then(() => route.continue()));
        await page.goto(`${shop.service.url}/c/${shop.publicKey}?lang=${lang}`, { waitUntil: 'commit' });
        await expect.poll(() => page.locator('h1').isVisible()).toBe(true);
        const placeOf = (selector: string) =>
          page.locator(selector).evaluate((element) => {
            const { top, height } = element.getBoundingClientRect();
            return [top, height].map(Math.round);
          });
        const shown = ['body > header', 'body > header img', '.field span'].map(placeOf);
        const before = await Promise.all(shown);
        opened.open();
        await page.locator('jawab-chat .composer').waitFor();
        const drawn = ['jawab-chat header', 'jawab-chat .avatar img', 'jawab-chat .field'].map(placeOf);
        expect(await Promise.all(drawn)).toEqual(before);
        await page.evaluate(axe.source);
        const faults = `axe.run().then(({ violations }) => violations.map(({ id }) => id))`;
        expect(await page.evaluate(faults)).toEqual([]);
        expect(await page.evaluate('shift')).toBe(0);
      } finally {
        await shop.tenant.call('update_bot', { id, logo: null });
        await browser.close();
      }
    },
  );

  test('on a page with a head of its own, whose window is open', async () => {
    const browser = await openChromium();
    const chat = useChat(browser);
    try {
      await browser.open(shop.url);
      await browser.page.evaluate(`document.body.prepend(document.createElement('header'))`);
      await chat.click('.launcher');
      await chat.focuses('.composer textarea');
      await browser.page.evaluate(axe.source);
      const faults = `axe.run().then(({ violations }) => violations.map(({ id }) => id))`;
      expect(await browser.page.evaluate(faults)).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
