import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ChatPage, useChat } from './chat-page.ts';
import { type ChromiumPage, openChromium } from './chromium.ts';
import { findEngines } from './engine.ts';
import { openShop, type Shop } from './shop.ts';

describe.runIf(findEngines().includes('chromium'))('the window, when the service refuses', () => {
  let shop: Shop;
  let browser: ChromiumPage;
  let chat: ChatPage;
  beforeAll(async () => {
    shop = await openShop();
    browser = await openChromium();
    chat = useChat(browser);
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.close();
  });
  beforeEach(async () => {
    await shop.limit(null);
    await browser.open(shop.url);
    await browser.page.evaluate('sessionStorage.clear(); localStorage.clear()');
  });

  const openIn = async (lang: string) => {
    await browser.open(`${shop.url}?lang=${lang}`);
    await chat.click('.launcher');
    await chat.focuses('.composer textarea');
  };
  const ask = async (text: string) => {
    await chat.click('.composer textarea');
    await chat.type(text);
    await browser.press('Enter');
  };

  test.each([
    ['en', 'How long does delivery take?', /\d+ seconds?/],
    ['ja', '配送にはどのくらいかかりますか？', /\d+\s?秒/],
  ])('says in %s how many seconds to wait, and asks again with one press', async (lang, question, words) => {
    await openIn(lang);
    await ask(question);
    await chat.has('.actions');
    await shop.limit({ visitorRequestsPerMinute: 1 });
    await ask(question);
    await chat.reads('.problem', words);
    await shop.limit(null);
    await chat.click('.problem button');
    await expect.poll(() => chat.count('.ending')).toBe(2);
  });

  test('takes contact details when the month’s quota is used up, without naming a price', async () => {
    await shop.limit({ messagesPerMonth: 0 });
    await openIn('th');
    await ask('ส่งของใช้เวลากี่วัน');
    await chat.has('.contact');
    expect(await chat.text('.bot .bubble')).not.toMatch(/quota|plan|\$|฿/i);
    await chat.click('#name');
    await chat.type('Somchai');
    await chat.click('#email');
    await chat.type('somchai@example.com');
    await browser.press('Enter');
    await chat.reads('.notice', 'ขอบคุณ');
    const { data } = await shop.tenant.call('list_leads');
    expect(data[0]).toMatchObject({ name: 'Somchai', email: 'somchai@example.com' });
  });

  test('offers another try when its settings cannot be read', async () => {
    await browser.open(shop.url);
    await browser.page.route('**/config*', (route) => route.abort());
    await chat.click('.launcher');
    await chat.has('.failure');
    await browser.page.unroute('**/config*');
    await chat.click('.failure button');
    await chat.has('.composer');
  });

  test('keeps the conversation on the device if the bot says so, else in the tab', async () => {
    for (const history of ['tab', 'device']) {
      await shop.tenant.call('update_bot', { id: shop.tenant.bots[0], history });
      await browser.page.evaluate('sessionStorage.clear()');
      await openIn('en');
      await ask('How long does delivery take?');
      await chat.has('.actions');
      const other = await browser.page.context().newPage();
      await other.goto(shop.url);
      const kept = await other.evaluate(
        `[Object.keys(localStorage).some((name) => name.endsWith(':session')), Object.keys(sessionStorage).length]`,
      );
      expect(kept).toEqual([history === 'device', 0]);
      await other.locator('jawab-chat .launcher').click();
      await other.locator('jawab-chat .composer').waitFor();
      await expect.poll(() => other.locator('jawab-chat .user').count()).toBe(history === 'device' ? 1 : 0);
      await other.close();
    }
    const session = JSON.parse(
      await chat.value<string>(
        `localStorage.getItem(Object.keys(localStorage).find((name) => name.endsWith(':session')))`,
      ),
    );
    const days = (Date.parse(session.expires_at) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
  });

  test('works where the browser keeps nothing', async () => {
    await browser.page.addInitScript(
      `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('refused', 'SecurityError'); } })`,
    );
    await openIn('en');
    await ask('How long does delivery take?');
    await chat.has('.actions');
  });
});
