import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from './browser.ts';
import { type ChatPage, useChat } from './chat-page.ts';
import { findEngines, startEngine } from './engine.ts';
import { openShop, type Shop } from './shop.ts';

const engines = findEngines();
let shop: Shop;
beforeAll(async () => {
  if (engines.length > 0) shop = await openShop();
});
afterAll(() => shop?.close());

describe.each(engines)('a visitor with %s, on a page with a strict policy', (engine) => {
  let browser: Browser;
  let chat: ChatPage;
  const lastSession = async () =>
    (await shop.tenant.call('list_conversations')).data[0]?.session_id as string;

  beforeAll(async () => {
    browser = await startEngine(engine);
    chat = useChat(browser);
    shop.requests.length = 0;
    shop.violations.length = 0;
  });
  afterAll(() => browser?.close());

  test('loads one file until the visitor wants the window', async () => {
    await browser.open(shop.url);
    await chat.has('.launcher');
    expect(shop.requests).toEqual(['GET /widget.js']);
  });

  test('draws the launcher in the colour of the line before anything else is loaded', async () => {
    shop.requests.length = 0;
    await browser.open(`${shop.url}?accent=rgb(122,31,92)`);
    await chat.has('.launcher');
    const colour = `getComputedStyle(document.querySelector("jawab-chat").shadowRoot.querySelector(".launcher")).backgroundColor`;
    expect(await chat.value(colour)).toBe('rgb(122, 31, 92)');
    expect(shop.requests.filter((line) => line !== 'GET /widget.js')).toEqual([]);
    await browser.open(shop.url);
  });

  test('opens the window with the mouse, and focuses the field', async () => {
    await chat.click('.launcher');
    await chat.focuses('.composer textarea');
    await chat.reads('.bubble', 'I’m Kopi Help');
    expect(
      await chat.value(
        'document.querySelector("jawab-chat").shadowRoot.querySelector(".launcher").ariaExpanded',
      ),
    ).toBe('true');
  });

  test('shows a microphone only where the browser hears, because this service does not', async () => {
    const hears = await chat.value<boolean>(
      `'SpeechRecognition' in self || 'webkitSpeechRecognition' in self`,
    );
    expect(hears).toBe(engine === 'chromium');
    expect(await chat.count('button.mic')).toBe(hears ? 1 : 0);
  });

  test('shows an answer with its source, which opens the quotation', async () => {
    await chat.type('How long does delivery take?');
    await browser.press('Enter');
    await chat.reads('.bot .bubble strong', '2 to 4 working days');
    await chat.click('.sources button');
    await chat.reads('blockquote', 'Delivery inside Indonesia');
    await chat.reads('figure', /As of .*\d{4}/);
  });

  test('rates the answer, and says what was wrong', async () => {
    await chat.click('.actions button:nth-child(2)');
    await chat.click('.comment input');
    await chat.type('Which island?');
    await browser.press('Enter');
    await chat.reads('.actions', 'Thank you for your feedback.');
    await chat.focuses('.composer textarea');
    const { data } = await shop.tenant.call('get_conversation', { sessionId: await lastSession() });
    expect(data.messages[1].feedback).toBe('down');
  });

  test('shows errors at the fields of the contact form, and then thanks', async () => {
    await chat.click('header .plain');
    await chat.click('.menu > button');
    await chat.click('.contact .primary');
    await chat.reads('#name-error', 'Please fill in this field.');
    await chat.focuses('#name');
    await chat.type('Priya');
    await chat.click('#email');
    await chat.type('priya@');
    await browser.press('Enter');
    await chat.reads('#email-error', 'Please enter a valid email address.');
    await chat.focuses('#email');
    await chat.type('example.in');
    await browser.press('Enter');
    await chat.reads('.notice', 'Thank you! We will get back to you soon.');
    await chat.focuses('.composer textarea');
    const { data } = await shop.tenant.call('list_leads');
    expect(data.find((lead: { session_id: string }) => lead.session_id)).toMatchObject({
      name: 'Priya',
      email: 'priya@example.in',
    });
  });

  test('shows the reply of a person, also after a reload', async () => {
    await chat.type('I want to talk to a human');
    await browser.press('Enter');
    await chat.reads('.waiting', 'Waiting for our team to reply');
    const sessionId = await lastSession();
    await shop.tenant.call('reply_to_conversation', { sessionId, text: 'Hello, this is Mei.' });
    await chat.reads('.person .bubble', 'Hello, this is Mei.');
    await browser.open(shop.url);
    await chat.reads('.person .bubble', 'Hello, this is Mei.');
    await chat.reads('.user .bubble', 'How long does delivery take?');
    expect(await chat.text('.person .bubble')).toBe('Hello, this is Mei.');
  });

  test('closes with Escape and gives focus back', async () => {
    await chat.click('textarea');
    await browser.press('Escape');
    await chat.hasNot('.panel');
    await chat.focuses('.launcher');
  });

  test('breaks no rule of the page’s policy, writes no error to the console and sets no cookie', async () => {
    expect(shop.violations).toEqual([]);
    // WebKit's driver does not tell what is written to the console.
    expect(browser.faults ?? []).toEqual([]);
    expect(await chat.value('document.cookie')).toBe('');
    expect(
      await chat.value(`document.querySelector('jawab-chat').shadowRoot.querySelectorAll('[style]').length`),
    ).toBe(0);
  });

  test('stays visible and usable under hostile styles', async () => {
    await browser.open(`${shop.url}?hostile`);
    await chat.has('.launcher');
    expect(await chat.value('document.querySelector("jawab-chat").matches(":popover-open")')).toBe(true);
    expect(await chat.value('getComputedStyle(document.querySelector("jawab-chat")).opacity')).toBe('1');
    await chat.click('.launcher');
    await chat.focuses('.composer textarea');
  });
});
