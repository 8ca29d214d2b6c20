import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ChatPage, useChat } from './chat-page.ts';
import { type ChromiumPage, openChromium } from './chromium.ts';
import { findEngines } from './engine.ts';
import { openShop, type Shop } from './shop.ts';

/**
 * Stands in for the recognition of the browser, which needs its maker's server. `hear` ends an utterance with a text. Keeps the
 * languages that were listened to, what was spoken, and whether it listens.
 */
const recognition = `
  window.languages = []; window.said = []; window.listens = false;
  window.SpeechRecognition = class {
    start() { window.current = this; window.listens = true; languages.push(this.lang); }
    abort() { window.listens = false; this.onend(); }
  };
  window.hear = (text) => { window.listens = false; current.onresult({ results: [[{ transcript: text }]] }); current.onend(); };
  speechSynthesis.speak = ({ text, lang }) => void said.push([lang, text]);`;

describe.runIf(findEngines().includes('chromium'))(
  'voice by the browser, where this service does not hear',
  () => {
    let shop: Shop;
    let browser: ChromiumPage;
    let page: Page;
    let chat: ChatPage;

    beforeAll(async () => {
      shop = await openShop();
    });
    afterAll(() => shop?.close());
    beforeEach(async () => {
      shop.requests.length = 0;
      browser = await openChromium();
      page = browser.page;
      chat = useChat(browser);
      await page.addInitScript(recognition);
      await browser.open(shop.url);
    });
    afterEach(() => browser?.close());

    const listenedTo = () => chat.value<string[]>('window.languages');
    const begin = async () => {
      await chat.click('.launcher');
      await chat.click('.mic');
      await chat.reads('.composer [role=alert]', 'the maker of your browser');
      expect(await listenedTo()).toEqual([]);
      await chat.click('.agree');
      await chat.reads('.composer', 'Listening');
      expect([await listenedTo(), await chat.value('window.listens')]).toEqual([['en'], true]);
    };
    const isOff = async () => {
      await chat.has('.mic[aria-pressed=false]');
      expect(await chat.value('window.listens')).toBe(false);
    };

    test('names who hears, asks what it heard, speaks the reply, and listens again', async () => {
      await begin();
      await chat.value(`hear('How long does delivery take?')`);
      await chat.reads('.user .bubble', 'How long does delivery take?');
      await chat.reads('.log', '2 to 4 working days');
      await expect
        .poll(() => chat.value('window.said'))
        .toEqual([
          ['en', 'You’re chatting with an AI assistant, not a person.'],
          ['en', 'Delivery takes 2 to 4 working days.'],
        ]);
      await expect.poll(listenedTo).toEqual(['en', 'en']);
      expect(shop.requests.filter((path) => /\/(?:voice|speech)$/.test(path))).toEqual([]);
      expect(shop.violations).toEqual([]);
    });

    test('stops listening on a hidden tab', async () => {
      await begin();
      await page.evaluate(
        `Object.defineProperty(document, 'hidden', { value: true }); document.dispatchEvent(new Event('visibilitychange'))`,
      );
      await isOff();
    });

    test('stops listening after a minute without a word', async () => {
      await page.clock.install();
      await begin();
      await page.clock.fastForward(61_000);
      await isOff();
    });
  },
);
