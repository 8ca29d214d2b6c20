import { mkdir, writeFile } from 'node:fs/promises';
import { type DashboardLanguage, dashboardLanguages } from '@jawab/language/dashboard-languages.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Loopback, serveOnLoopback } from '../support/loopback.ts';
import { callApi, type Dashboard, openDashboard, setUp } from './dashboard.ts';
import { colourRules, goTo, inspect } from './dashboard-pages.ts';
import { findEngines } from './engine.ts';
import { findBareText } from './find-bare-text.ts';

// Every page in one language takes half a minute, several minutes on a busy machine.
vi.setConfig({ testTimeout: 900_000 });

/** Where tests keep a picture of each look to be looked at. CI keeps none: nobody reads them there. */
const folder = new URL('../../.cache/screenshots/dashboard/', import.meta.url);
const pages = [
  '',
  '/start',
  '/inbox',
  '/inbox?view=all',
  '/unanswered',
  '/leads',
  '/try',
  '/knowledge',
  '/knowledge?add=text',
  '/knowledge?add=facts',
  '/knowledge?tab=passages&q=delivery',
  '/analytics',
  '/team',
  '/bots/default',
  '/channels',
  '/channels?add=messenger',
  '/tests',
  '/tests?add=test',
  '/usage',
  '/developers',
  '/developers?add=token',
  '/developers?tab=connections',
  '/developers?tab=webhooks',
  '/developers?tab=webhooks&add=webhook',
  '/developers?tab=mcp',
  '/settings',
  '/audit',
];
/** The pictures of docs/dashboard.md. */
const pictures = {
  home: '',
  inbox: '/inbox?view=all&session=s-28',
  knowledge: '/knowledge?tab=passages&q=delivery',
  bot: '/bots/default',
  analytics: '/analytics',
};
interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
  /** The language in which axe reads this look: the two read every width and every scheme. */
  language: DashboardLanguage;
  /** Left out, every rule of axe. Neither the scheme nor the language changes what the others find. */
  rules?: typeof colourRules;
}
/** In this order each page is drawn the fewest times. */
const looks: Look[] = [
  { width: 1280, colorScheme: 'light', language: 'en' },
  { width: 1280, colorScheme: 'dark', language: 'ar', rules: colourRules },
  { width: 320, colorScheme: 'light', language: 'ar' },
  { width: 320, colorScheme: 'dark', language: 'en', rules: colourRules },
];
/** The languages of the pictures, and of pages on wide screens. */
const inPictures: DashboardLanguage[] = ['en', 'ja', 'ar'];
const onPhones = Object.keys(dashboardLanguages) as DashboardLanguage[];

const customer = { id: 612_345_678, first_name: 'Somchai', type: 'private' };
const updates = [
  {
    update_id: 1,
    message: {
      message_id: 1,
      date: 1_764_230_400,
      from: customer,
      chat: customer,
      text: 'I want to talk to a person',
    },
  },
];

/** Telegram with one bot, to which one customer writes once. */
async function answerAsTelegram({ url }: Request): Promise<Response> {
  const news = url.endsWith('/getUpdates') ? updates.splice(0) : [];
  // Nothing else comes: the service waits until it stops.
  if (url.endsWith('/getUpdates') && news.length === 0) return new Promise(() => {});
  const sent = { message_id: 2, id: 7_000_000_001, first_name: 'Serambi Tea' };
  return Response.json({ ok: true, result: news.length > 0 ? news : sent });
}

const nameOf = (path: string) =>
  path.replace(/^\/|=[0-9a-f]{8}-[0-9a-f-]{27}/g, '').replace(/\W+/g, '-') || 'home';

/**
 * How far the page is wider than its window in each language, and the words that the heads of its tables divide. It stays in the last
 * language. Another tab of the browser chooses them.
 */
const findCut = (page: Page, languages: DashboardLanguage[]) =>
  page.evaluate<[language: string, pixels: number, divided: string[]][]>(`(async () => {
    const html = document.documentElement;
    const found = [];
    const range = document.createRange();
    const isDivided = (text, { 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...more] = range.getClientRects();
      return more.some(({ top }) => top >= first.bottom);
    };
    const heads = () => [...document.querySelectorAll('th')].filter(({ offsetWidth }) => offsetWidth > 1);
    // Scripts that write without spaces may go on in the next line anywhere.
    const dividedWords = () => heads().flatMap(({ firstChild: text }) =>
      text?.nodeType === 3
        ? [...text.data.matchAll(/(?:(?![\\p{scx=Hani}\\p{scx=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}])\\S)+/gu)].filter((word) => isDivided(text, word)).map(String)
        : []);
    for (const language of ${JSON.stringify(languages)}) {
      // Not by frames: nobody sees these pages, so they need not be painted.
      const isShown = new Promise((shown) => new MutationObserver((_, observer) => html.lang === language && (observer.disconnect(), shown())).observe(html, { attributes: true }));
      dispatchEvent(new StorageEvent('storage', { key: 'jawab.language', newValue: language }));
      if (html.lang !== language) await isShown;
      found.push([language, html.scrollWidth - innerWidth, dividedWords()]);
    }
    return found;
  })()`);

describe.runIf(findEngines().includes('chromium'))('every page of the dashboard', () => {
  let dashboard: Dashboard;
  let provider: Loopback;
  let workspace: string;
  let state: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
  beforeAll(async () => {
    await mkdir(folder, { recursive: true });
    provider = await serveOnLoopback(answerAsTelegram);
    const base = { TELEGRAM_API_BASE: provider.url, EGRESS_ALLOW: new URL(provider.url).host };
    dashboard = await openDashboard(base);
    const { page } = await dashboard.browse();
    await setUp(page, dashboard.setupUrl);
    workspace = new URL(page.url()).pathname.split('/')[1] as string;
    await fill(page);
    state = await page.context().storageState();
  });
  afterAll(async () => {
    await dashboard?.close();
    await provider?.close();
  });

  const fill = async (page: Page) => {
    const { data: bot } = await callApi(page, 'POST /v1/bots', { name: 'Serambi Tea' });
    await callApi(page, 'POST /v1/kb/ingest', {
      title: 'Delivery',
      text: '## Delivery times\nDelivery takes 2 to 4 working days inside Indonesia.',
    });
    const { data } = await callApi(page, 'POST /v1/kb/ingest', {
      title: '返品について',
      text: '未開封の商品は30日以内に返品できます。',
    });
    await callApi(page, 'POST /v1/kb/ingest', {
      title:
        'Conditions of delivery, returns and exchanges for orders from outside Indonesia, valid from January 2027',
      text: 'Orders from outside Indonesia are delivered within 7 to 14 working days.',
    });
    for (let status = ''; status !== 'ready'; )
      status = (await callApi(page, `GET /v1/kb/${data.id}?wait=30`)).data.status;
    for (const message of [
      'How long does delivery take?',
      'Do you sell teapots?',
      'هل تبيعون الأباريق؟',
      'I want to talk to a person',
      'Can I order the large teapot with a name painted on it, as a gift for my parents in Surabaya, before the end of Ramadan?',
    ])
      await callApi(page, 'POST /v1/chat', {
        chatbotId: bot.id,
        message,
        stream: false,
        sessionId: `s-${message.length}`,
      });
    for (const email of [
      'siti@example.com',
      'siti.nurhaliza-kartika.dewi@customer-care.serambi-tea.example.com',
    ])
      await callApi(page, 'POST /v1/invitations', { email, role: 'editor' });
    await callApi(page, 'POST /v1/tokens', { name: 'Shop', scopes: ['chat:invoke'] });
    const url = 'https://shop.example.com/hook';
    const hook = await callApi(page, 'POST /v1/webhooks', { url, events: ['lead.created'] });
    await callApi(page, `POST /v1/webhooks/${hook.data.id}/test`, { wait: 10 });
    pages.push(`/developers?tab=webhooks&webhook=${hook.data.id}`);
    pages.push('/inbox?view=all&session=s-28');
    const settings = { botToken: '7000000001:AAE-token-of-a-bot-of-telegram' };
    const channel = await callApi(page, 'POST /v1/channels', {
      kind: 'telegram',
      chatbotId: bot.id,
      settings,
    });
    pages.push(`/channels?channel=${channel.data.id}`);
    const waiting = () => callApi(page, `GET /v1/conversations?channelId=${channel.data.id}&status=handoff`);
    const [written] = await vi.waitFor(async () => {
      const { data } = await waiting();
      expect(data).toHaveLength(1);
      return data;
    }, 60_000);
    pages.push(`/inbox?view=all&session=${written.session_id}`);
    for (const question of ['How long does delivery take?', '返品できますか？'])
      await callApi(page, 'POST /v1/tests', { chatbotId: bot.id, question, expectedAnswer: '2 to 4' });
    const run = await callApi(page, 'POST /v1/tests/run', { chatbotId: bot.id });
    for (let status = ''; status !== 'done'; )
      status = (await callApi(page, `GET /v1/tests/runs/${run.data.id}?wait=30`)).data.status;
  };

  /** Opens the dashboard in a language, with the session of the owner. */
  const open = async (language: string) => {
    const browser = await dashboard.browse({ storageState: state, reducedMotion: 'reduce' });
    await browser.page.addInitScript(`localStorage.setItem('jawab.language', '${language}')`);
    await browser.page.goto(`${dashboard.service.url}/${workspace}/settings`);
    await browser.page.locator('h1').waitFor();
    return browser;
  };
  /** Opens a page, and waits until it has read what it shows. */
  const show = async (page: Page, path: string) => {
    // A person has 600 requests a minute, and these pages are opened faster than people do.
    await dashboard.world.runtime.database.system.sql`delete from rate_buckets`;
    await goTo(page, `/${workspace}${path}`);
    await page.locator('h1').waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('.skeleton').count()).toBe(0);
  };

  test('has no fault and nothing cut off, on a small phone in any language', async () => {
    const { page, faults } = await open('en');
    for (const [at, path] of pages.entries()) {
      await show(page, path);
      expect.soft(await page.getByRole('alert').allInnerTexts(), path).toEqual([]);
      for (const { width, colorScheme, language, rules } of looks) {
        // In the dark, every second page is wide and every other one narrow.
        if (process.env.CI && rules && width > 320 !== (at % 2 === 0)) continue;
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        const where = `${nameOf(path)} ${width} ${colorScheme}`;
        if (!process.env.CI)
          for (const one of inPictures) {
            await findCut(page, [one]);
            const file = `${where} ${one}.png`.replaceAll(' ', '-');
            await page.screenshot({ path: new URL(file, folder).pathname, animations: 'disabled' });
          }
        // Colours have no width.
        const wanted = rules ? [] : width > 320 ? inPictures : onPhones;
        const languages = [...wanted.filter((one) => one !== language), language];
        const cut = (await findCut(page, languages)).filter(
          ([, pixels, divided]) => pixels > 0 || divided.length > 0,
        );
        expect.soft(cut, where).toEqual([]);
        expect.soft((await inspect(page, 'html', rules)).faults, `${where} ${language}`).toEqual([]);
      }
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test.runIf(process.env.RECORD_SCREENSHOTS)('records the pictures of the documents', async () => {
    const { page } = await open('en');
    await page.setViewportSize({ width: 1200, height: 800 });
    const cdp = await page.context().newCDPSession(page);
    const images = new URL('../../docs/images/', import.meta.url);
    await mkdir(images, { recursive: true });
    for (const [name, path] of Object.entries(pictures)) {
      await show(page, path);
      const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: 60 });
      const bytes = Buffer.from(data, 'base64');
      expect(bytes.length).toBeLessThanOrEqual(60_000);
      await writeFile(new URL(`dashboard-${name}.webp`, images), bytes);
    }
    await page.context().close();
  });

  test('has every text from the catalogue', async () => {
    const { page } = await open('en-XA');
    for (const path of [...pages, '/missing']) {
      await show(page, path);
      expect.soft(await page.evaluate(findBareText), path).toEqual([]);
    }
    await show(page, '');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
    expect(await page.evaluate(findBareText)).toEqual([]);
    await page.context().close();
  });

  test('opens menus and drawers on the other side in Arabic', async () => {
    const { page } = await open('ar');
    await page.setViewportSize({ width: 1280, height: 900 });
    await show(page, '/knowledge');
    const sideOf = async (found: Locator) => {
      const { x = 720, width = 0 } = (await found.boundingBox()) ?? {};
      return x + width / 2 > 720 ? 'right' : 'left';
    };
    expect(await sideOf(page.locator('#pages'))).toBe('right');
    await page.getByRole('button', { name: 'Serambi Tea' }).click();
    expect(await sideOf(page.getByRole('menu'))).toBe('right');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delivery', exact: true }).click();
    expect(await sideOf(page.getByRole('dialog'))).toBe('left');
    await page.context().close();
  });
});
