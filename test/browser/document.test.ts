import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatPage, useChat } from './chat-page.ts';
import { openChromium } from './chromium.ts';
import { findEngines } from './engine.ts';
import { openShop, type Shop } from './shop.ts';

const document = readFileSync(new URL('../../docs/chat-window.md', import.meta.url), 'utf8');
const blocks = [...document.matchAll(/^```(\w*)\n(.*?)^```$/gms)];
const samples = (language: string) =>
  blocks.filter(([, name]) => name === language).map(([, , text]) => text as string);

describe.runIf(findEngines().includes('chromium'))('docs/chat-window.md', () => {
  let shop: Shop;
  let browser: Awaited<ReturnType<typeof openChromium>>;
  let chat: ChatPage;
  const lines: string[] = [];
  const ownNames = (text: string) =>
    text.replaceAll('https://chat.example', shop.service.url).replaceAll(/pub_\w+/g, shop.publicKey);

  beforeAll(async () => {
    shop = await openShop();
    browser = await openChromium();
    chat = useChat(browser);
    browser.page.on('console', (message) => lines.push(message.text()));
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.close();
  });

  const openPage = async (tag: string) => {
    const [policy = ''] = /(?<=Content-Security-Policy: ).*/.exec(ownNames(samples('').join('\n'))) ?? [];
    expect(policy).toContain(`script-src ${shop.service.url}`);
    const [style = ''] = samples('css');
    shop.files.set('/shop.css', { type: 'text/css', text: style });
    shop.files.set('/page', {
      type: 'text/html',
      policy: `${policy}; style-src 'self'; img-src data:; report-uri /violations`,
      text: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><link rel="stylesheet" href="/shop.css"><body><h1>Shop</h1>${tag}`,
    });
    await browser.open(`${shop.url}page`);
    await browser.page.evaluate('Jawab.open()');
    await chat.focuses('.composer textarea');
  };

  test('its line, styles and policy show the window in the page’s colours', async () => {
    await openPage(ownNames(samples('html')[0] as string));
    const styles = await chat.value<string[]>(
      `((root) => [getComputedStyle(root.querySelector('.launcher')).backgroundColor, getComputedStyle(root.querySelector('.panel')).borderRadius])(document.querySelector('jawab-chat').shadowRoot)`,
    );
    expect(styles).toEqual(['rgb(122, 31, 92)', '8px']);
    expect(shop.violations).toEqual([]);
  });

  test('its script hears events and asks', async () => {
    await browser.page.evaluate(samples('js')[0] as string);
    await chat.reads('.bot .bubble', '2 to 4 working days');
    await expect.poll(() => lines.join()).toContain('2 to 4 working days');
  });

  test('its hashed line loads the same window', async () => {
    const answer = await shop.service.send(null, 'GET /widget.json');
    const { src, integrity } = (await answer.json()) as { src: string; integrity: string };
    const pinned = ownNames(samples('html')[1] as string)
      .replace(/src="[^"]*"/, `src="${shop.service.url}${src}"`)
      .replace('sha384-…', integrity);
    expect(pinned).toContain(`integrity="${integrity}" crossorigin="anonymous"`);
    await openPage(pinned);
    await chat.reads('.bubble', 'Kopi Help');
  });

  test('its command sets origins that the service takes', async () => {
    const [, origins = ''] = /allowedOrigins=(\[.*\])/.exec(samples('').join('\n')) ?? [];
    const { data } = await shop.tenant.call('update_bot', {
      id: shop.tenant.bots[0],
      allowedOrigins: JSON.parse(origins),
    });
    expect(data.allowed_origins).toEqual(['https://shop.example', 'https://*.shop.example']);
  });

  test('its page of a bot works under its own policy', async () => {
    await browser.open(`${shop.service.url}/c/${shop.publicKey}?lang=ta`);
    await chat.focuses('.composer textarea');
    expect(await chat.value('document.documentElement.lang')).toBe('ta');
    await chat.type('How long does delivery take?');
    await browser.press('Enter');
    await chat.has('.sources button');
    expect(lines.filter((line) => /violat|refused/i.test(line))).toEqual([]);
  });
});
