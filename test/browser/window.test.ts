import { supportedLanguages } from '@jawab/core';
import { languages } from '@jawab/language';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signIdentity } from '../support/identity.ts';
import { latch } from '../support/model-server.ts';
import { type ChatPage, useChat } from './chat-page.ts';
import { type ChromiumPage, openChromium } from './chromium.ts';
import { findEngines } from './engine.ts';
import { openShop, type Shop } from './shop.ts';

const root = `document.querySelector('jawab-chat').shadowRoot`;

/** Holds the answer to the next request for a session until the one after it was read. Sets `cameLate` when it is read itself. */
const secondAnswerFirst = `{
  const own = fetch;
  const second = Promise.withResolvers();
  let isFirst = true;
  window.fetch = async (...all) => {
    const isSession = all[0].endsWith('/session');
    const isHeld = isSession && isFirst;
    if (isHeld) isFirst = false;
    const answer = await own(...all);
    if (!isSession) return answer;
    const body = await answer.json();
    if (isHeld) await second.promise;
    answer.json = async () => {
      setTimeout(isHeld ? () => (window.cameLate = true) : second.resolve);
      return body;
    };
    return answer;
  };
}`;

describe.runIf(findEngines().includes('chromium'))('the window in Chromium', () => {
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
  });
  afterEach(() => browser?.close());

  const openWindow = async (query = '') => {
    await browser.open(shop.url + query);
    await chat.click('.launcher');
    await chat.focuses('.composer textarea');
  };
  const ask = async (text: string) => {
    await chat.click('.composer textarea');
    await chat.type(text);
    await browser.press('Enter');
  };
  /** Asks a question whose answer stops in the middle, until the latch that it returns is opened. */
  const askSlowly = async () => {
    const more = latch();
    shop.model.script({
      reply: ['Delivery takes 2 to 4 working days. ', 'We send it ', 'inside Indonesia. [1]'],
      stallAfter: 2,
      hold: more.opened,
    });
    await ask('How long does delivery take?');
    await chat.reads('.bot .bubble', 'Delivery takes 2 to 4 working days.');
    return more;
  };
  /** Asks, and answers in place of the service. */
  const answerWith = async (content: string, facts: object = {}) => {
    const jawab = { message_id: crypto.randomUUID(), answered: true, sources: [], choices: [], ...facts };
    const events = [{ choices: [{ delta: { content } }] }, { choices: [{ delta: {} }], jawab }];
    const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
    const headers = { 'access-control-allow-origin': '*' };
    await page.route('**/chat', (route) => route.fulfill({ headers, body: `${body}data: [DONE]\n\n` }), {
      times: 1,
    });
    await ask('How long does delivery take?');
  };
  const count = (selector: string) => chat.count(selector);
  const conversation = async () => {
    const { data } = await shop.tenant.call('list_conversations');
    return (await shop.tenant.call('get_conversation', { sessionId: data[0].session_id })).data;
  };

  test('does not send while an input method composes', async () => {
    await openWindow('?lang=ja');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Input.imeSetComposition', { text: 'はいそう', selectionStart: 4, selectionEnd: 4 });
    await cdp.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      windowsVirtualKeyCode: 229,
      key: 'Process',
      code: 'Enter',
    });
    expect(await count('.user')).toBe(0);
    await cdp.send('Input.insertText', { text: '配送' });
    await browser.press('Enter');
    await chat.reads('.user .bubble', '配送');
  });

  test('sends what was typed last, and empties the field, before it is drawn again', async () => {
    await openWindow();
    const left = await page.evaluate(`(() => {
      const area = ${root}.querySelector('.composer textarea');
      area.value = 'How long does delivery take?';
      area.dispatchEvent(new InputEvent('input', { bubbles: true }));
      area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      return area.value;
    })()`);
    expect(left).toBe('');
    await chat.reads('.user .bubble', 'How long does delivery take?');
  });

  test('is used with the keyboard alone', async () => {
    await browser.open(shop.url);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await chat.focuses('.launcher');
    await browser.press('Enter');
    await chat.focuses('.composer textarea');
    await chat.type('How long does delivery take?');
    await browser.press('Enter');
    await chat.has('.sources button');
    await chat.focuses('.composer textarea');
    for (let steps = 0; steps < 4; steps++) await page.keyboard.press('Shift+Tab');
    await chat.focuses('.sources button');
    await browser.press('Space');
    await chat.has('blockquote');
    await browser.press('Escape');
    await chat.focuses('.launcher');
  });

  test('rates, comments, leaves contact details and asks for a person with the keyboard alone', async () => {
    await openWindow();
    await chat.type('How long does delivery take?');
    await browser.press('Enter');
    await chat.has('.actions');
    /** Presses Tab or Shift+Tab until an element has focus. */
    const go = async (keys: 'Tab' | 'Shift+Tab', selector: string) => {
      const isThere = () => chat.value<boolean>(`!!${root}.activeElement?.matches('${selector}')`);
      for (let steps = 0; steps < 20 && !(await isThere()); steps++) await page.keyboard.press(keys);
      await chat.focuses(selector);
    };
    await go('Shift+Tab', '.actions button:nth-child(2)');
    await browser.press('Space');
    await chat.has('.comment');
    await go('Tab', '.comment input');
    await chat.type('Which island?');
    await browser.press('Enter');
    await chat.focuses('.composer textarea');
    await go('Shift+Tab', 'header [aria-expanded]');
    await browser.press('Enter');
    await go('Tab', '.menu > button');
    await browser.press('Enter');
    await chat.focuses('.composer textarea');
    await go('Shift+Tab', '#name');
    await chat.type('Priya');
    await go('Tab', '#email');
    await chat.type('priya@example.in');
    await go('Tab', '.contact .primary');
    await browser.press('Space');
    await chat.reads('.notice', 'Thank you!');
    await chat.focuses('.composer textarea');
    await chat.type('I want to talk to a human');
    await browser.press('Enter');
    await chat.reads('.waiting', 'Waiting for our team to reply');
    const { messages, status } = await conversation();
    expect([messages[1].feedback, status]).toEqual(['down', 'handoff']);
  });

  test('sends the contact form only with the consent that the bot asks for, and loads the form only then', async () => {
    const loaded = () => shop.requests.filter((line) => line.includes('/assets/form.')).length;
    const id = shop.tenant.bots[0];
    const texts = { en: 'You may write to me about my order.' };
    await shop.tenant.call('update_bot', { id, consent: { texts, url: 'https://shop.example/privacy' } });
    try {
      await openWindow();
      const before = loaded();
      await chat.click('header [aria-expanded]');
      await chat.click('.menu > button');
      await chat.reads('.contact .check', texts.en);
      expect(loaded()).toBe(before + 1);
      await chat.click('#email');
      await chat.type('aiko@example.com');
      await chat.click('#name');
      await chat.type('Aiko');
      await chat.click('.contact .primary');
      await chat.reads('#consent-error', 'Please fill in this field.');
      await chat.focuses('.contact [name="consent"]');
      await browser.press('Space');
      await chat.click('.contact .primary');
      await chat.reads('.notice', 'Thank you!');
      const { data } = await shop.tenant.call('list_leads');
      expect(data[0]).toMatchObject({ email: 'aiko@example.com', consent: { text: texts.en } });
    } finally {
      await shop.tenant.call('update_bot', { id, consent: null });
    }
  });

  test('rates a conversation that a person closed, and loads what that needs only then', async () => {
    const loaded = () => shop.requests.filter((line) => line.includes('/assets/rating.')).length;
    await shop.tenant.call('update_bot', { id: shop.tenant.bots[0], csat: 'on_close' });
    await openWindow();
    await ask('Hello');
    await chat.has('.ending');
    const before = loaded();
    const [{ session_id: sessionId }] = (await shop.tenant.call('list_conversations')).data;
    await shop.tenant.call('set_conversation_status', { sessionId, status: 'closed' });
    await chat.reads('.notice', 'from 1 (poor) to 5 (very good)');
    const middle = (selector: string) =>
      chat.value<number>(
        `((r) => r.x + r.width / 2)(${root}.querySelector('${selector}').getBoundingClientRect())`,
      );
    await chat.has('.notice .choices');
    expect(await middle('.notice .choices button:nth-child(3)')).toBeCloseTo(await middle('.notice'), 0);
    await chat.click('.notice .choices button:nth-child(4)');
    expect(loaded()).toBe(before + 1);
    await chat.has('.notice .choices [aria-pressed="true"]:nth-child(4)');
    await chat.click('.notice .comment input');
    await chat.type('Quick and kind');
    await browser.press('Enter');
    await chat.reads('.notice', 'Thank you for your feedback.');
    const csat = async () => (await shop.tenant.call('get_conversation', { sessionId })).data.csat;
    await expect.poll(csat).toMatchObject({ score: 4, comment: 'Quick and kind' });
    await page.reload();
    await chat.reads('.notice', 'very good');
    expect(await chat.count('.notice .choices')).toBe(0);
    await shop.tenant.call('update_bot', { id: shop.tenant.bots[0], csat: 'off' });
  });

  describe('files', () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const image = { name: 'receipt.png', mimeType: 'image/png', buffer: png };
    const choose = async (...files: { name: string; mimeType: string; buffer: Buffer }[]) => {
      await chat.has('.attach');
      await page.locator('jawab-chat .attach input').setInputFiles(files);
    };
    beforeAll(() => shop.tenant.call('update_bot', { id: shop.tenant.bots[0], attachments: true }));
    afterAll(() => shop.tenant.call('update_bot', { id: shop.tenant.bots[0], attachments: false }));

    test('sends a picture, and shows it with the notice of a person, also on a new page', async () => {
      await openWindow();
      await choose(image);
      await chat.has('.files canvas');
      await chat.reads('.bot .bubble', /team|person/);
      await chat.hasNot('.uploads');
      await page.reload();
      await chat.has('.files canvas');
      const download = page.waitForEvent('download');
      await chat.click('.files button');
      expect((await download).suggestedFilename()).toBe('receipt.png');
    });

    test('sends what is dropped and what is pasted', async () => {
      await openWindow();
      await chat.has('.attach');
      const give = (type: 'drop' | 'paste') =>
        page.evaluate(`{
          const data = new DataTransfer();
          const bytes = Uint8Array.from(atob('${png.toString('base64')}'), (letter) => letter.charCodeAt(0));
          data.items.add(new File([bytes], '${type}.png', { type: 'image/png' }));
          const given = { bubbles: true, cancelable: true, composed: true, dataTransfer: data, clipboardData: data };
          const event = new ('${type}' === 'drop' ? DragEvent : ClipboardEvent)('${type}', given);
          ${root}.querySelector('.composer textarea').dispatchEvent(event);
        }`);
      await give('drop');
      await chat.has('.files [aria-label="Save drop.png"] canvas');
      await give('paste');
      await chat.has('.files [aria-label="Save paste.png"] canvas');
    });

    test('says in the language of the visitor what is too large or not taken', async () => {
      await openWindow('?lang=id');
      const buffer = Buffer.alloc(10 * 1_048_576 + 1);
      await choose({ name: 'film.mp4', mimeType: 'video/mp4', buffer });
      await chat.reads('.uploads', 'maksimal 10 MB');
      await chat.click('.uploads button');
      await chat.hasNot('.uploads');
      await choose({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<html>') });
      await chat.reads('.uploads', 'maksimal 10 MB');
    });

    test('keeps a file without a connection, and sends it once when it is tried again', async () => {
      await openWindow();
      await page.route('**/attachments', (route) => route.abort(), { times: 1 });
      await choose(image);
      await chat.reads('.uploads', 'Try again');
      await chat.click('.uploads button');
      await chat.has('.files canvas');
      expect(await chat.count('.files')).toBe(1);
    });

    test('has no button where the bot takes no files, and loads nothing for them', async () => {
      const loaded = () => shop.requests.filter((line) => line.includes('/assets/attach.')).length;
      const before = loaded();
      await shop.tenant.call('update_bot', { id: shop.tenant.bots[0], attachments: false });
      await openWindow();
      expect(await chat.count('.attach')).toBe(0);
      expect(loaded()).toBe(before);
      await shop.tenant.call('update_bot', { id: shop.tenant.bots[0], attachments: true });
    });
  });

  test('closes the menu with Escape, and then itself', async () => {
    await openWindow();
    await chat.click('header .plain');
    await chat.has('.menu');
    await browser.press('Escape');
    await chat.hasNot('.menu');
    await chat.focuses('.composer textarea');
    await browser.press('Escape');
    await chat.hasNot('.panel');
  });

  test('focuses the field also when everything was loaded before the click', async () => {
    await browser.open(shop.url);
    await page.hover('jawab-chat .launcher');
    await expect.poll(() => count('.composer')).toBe(1);
    await browser.press('Escape');
    await chat.click('.launcher');
    await chat.focuses('.composer textarea');
  });

  test('keeps keys from the page, and gives them back when it is closed', async () => {
    await browser.open(shop.url);
    await page.evaluate('window.heard = []; addEventListener("keydown", (e) => heard.push(e.key))');
    await chat.click('.launcher');
    await chat.focuses('.composer textarea');
    await chat.type('abc');
    expect(await chat.value('heard')).toEqual([]);
  });

  test('says each sentence to screen readers once, and never a part', async () => {
    await openWindow();
    await page.evaluate(
      `window.said = []; new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => said.push(node.textContent)))).observe(${root}.querySelector('[aria-live]'), { childList: true })`,
    );
    shop.model.script({
      reply: ['Delivery takes 2', ' to 4 days. It is', ' **quick**. You can', ' wait. [1]'],
    });
    await ask('How long does delivery take?');
    await chat.has('.actions');
    expect(await chat.value('said')).toEqual([
      'You’re chatting with an AI assistant, not a person.',
      'Delivery takes 2 to 4 days.',
      'It is quick.',
      'You can wait.',
    ]);
  });

  test('shows a hostile answer as text, and asks no other server', async () => {
    await openWindow();
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(shop.service.url) && !request.url().startsWith(shop.url))
        foreign.push(request.url());
    });
    shop.model.script({
      reply: [
        '<img src="https://evil.example/a" onerror="window.hacked=1"><script>window.hacked=1</script> ![x](https://evil.example/b) [c](javascript:window.hacked=1) Delivery takes days. [1]',
      ],
    });
    await ask('How long does delivery take?');
    await chat.has('.actions');
    expect(await count('.log img, .log script, .log a, .log iframe')).toBe(0);
    expect([await chat.value('window.hacked ?? null'), foreign]).toEqual([null, []]);
  });

  test('gives a list the side of its own language, and a bubble the corner of the window’s', async () => {
    await openWindow('?lang=ar');
    const sideOf = (selector: string) =>
      chat.value<string>(
        `getComputedStyle(${root}.querySelector('.log li:last-child ${selector}')).direction`,
      );
    for (const [n, item, side] of [
      [1, 'يستغرق التوصيل يومين', 'rtl'],
      [2, 'Delivery takes two days', 'ltr'],
    ] as const) {
      await answerWith(`- ${item}\n- 2`);
      await expect.poll(() => count('.ending')).toBe(n);
      expect([await sideOf('ul'), await sideOf('.bubble')]).toEqual([side, 'rtl']);
    }
  });

  test('cuts the long title of a source instead of the answer', async () => {
    await openWindow();
    const title = 'Returns and refunds of everything '.repeat(5);
    await answerWith('Yes.', { sources: [{ title, quote: 'Yes.' }] });
    await chat.has('.sources button');
    const tooWide = `((log) => log.scrollWidth - log.clientWidth)(${root}.querySelector('.log'))`;
    expect(await chat.value(tooWide)).toBe(0);
  });

  test('stays at the beginning of an answer that is longer than the window', async () => {
    await openWindow();
    const fromTop = `((log) => log.querySelector('li:last-child').getBoundingClientRect().top - log.getBoundingClientRect().top)(${root}.querySelector('.log'))`;
    await answerWith('Delivery takes two days.\n\n'.repeat(60));
    await chat.has('.ending');
    await expect.poll(async () => Math.round(await chat.value<number>(fromTop))).toBe(40);
  });

  test('finishes an answer by itself after a reload, with one question and one answer', async () => {
    await openWindow();
    const more = await askSlowly();
    await page.reload();
    await chat.has('.dots');
    more.open();
    await chat.reads('.bot .bubble', 'We send it inside Indonesia.');
    expect(await count('.user')).toBe(1);
    const { messages } = await conversation();
    expect(messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant']);
  });

  test('keeps the draft and waits while the visitor is offline', async () => {
    await openWindow();
    await chat.type('Half a question');
    await page.context().setOffline(true);
    await chat.reads('.banner', 'You are offline.');
    await browser.press('Enter');
    expect(await count('.user')).toBe(0);
    await page.context().setOffline(false);
    await chat.hasNot('.banner');
    await page.reload();
    await chat.has('.composer');
    expect(await chat.value(`${root}.querySelector('.composer textarea').value`)).toBe('Half a question');
  });

  test('asks again with the same key after a cut, so that nothing is doubled', async () => {
    await openWindow();
    const more = await askSlowly();
    shop.service.server.closeAllConnections();
    more.open();
    await chat.reads('.bot .bubble', 'We send it inside Indonesia.');
    await chat.hasNot('.problem');
    expect((await conversation()).messages).toHaveLength(2);
  });

  test('stops an answer and keeps its beginning', async () => {
    await openWindow();
    const more = await askSlowly();
    await chat.click('.round');
    await chat.reads('.problem', 'Answer stopped');
    await chat.focuses('.composer textarea');
    more.open();
    expect((await conversation()).messages[1]).toMatchObject({ interrupted: true });
  });

  test('deletes the conversation after one more question', async () => {
    await openWindow();
    await ask('How long does delivery take?');
    await chat.has('.actions');
    const { session_id: sessionId } = await conversation();
    await chat.click('header .plain');
    await chat.click('.menu .danger');
    await chat.reads('.menu', 'This cannot be undone.');
    await chat.click('.menu .danger button');
    await chat.reads('.notice', 'The conversation was deleted.');
    expect(await count('.user')).toBe(0);
    await expect(shop.tenant.call('get_conversation', { sessionId })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  /** Asks for a person, closes the window, and returns the conversation. */
  const leaveForPerson = async () => {
    await openWindow();
    await ask('I want to talk to a human');
    await chat.has('.waiting');
    const { session_id: sessionId } = await conversation();
    await chat.click('.launcher');
    await chat.hasNot('.panel');
    return sessionId;
  };

  test('counts on the launcher, at once and for screen readers, what a person writes while the window is closed', async () => {
    await page.clock.install();
    const sessionId = await leaveForPerson();
    for (const text of ['Mei here.', 'Two days.'])
      await shop.tenant.call('reply_to_conversation', { sessionId, text });
    const label = () => chat.value<string>(`${root}.querySelector('.launcher').ariaLabel`);
    await expect.poll(label).toBe('Chat: 2 new messages');
    const shown = `getComputedStyle(${root}.querySelector('.launcher'), '::after').content`;
    expect([await count('.launcher.badge'), await chat.value(shown)]).toEqual([1, '"2"']);
    await chat.click('.launcher');
    await chat.reads('.person .bubble', 'Mei here.');
    expect([await count('.launcher.badge'), await label()]).toEqual([0, 'Chat']);
  });

  test('looks every half minute, without holding a connection, on a page that is hidden', async () => {
    await page.clock.install();
    const sessionId = await leaveForPerson();
    await page.evaluate(`{
      Object.defineProperty(document, 'hidden', { get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    }`);
    await shop.tenant.call('reply_to_conversation', { sessionId, text: 'Mei here.' });
    await page.clock.fastForward(29_000);
    expect(await count('.launcher.badge')).toBe(0);
    await page.clock.fastForward(1_000);
    await chat.has('.launcher.badge');
  });

  test('speaks the language of the talk, unless the visitor has chosen one', async () => {
    await openWindow();
    await ask('مرحبا');
    const placeholder = () => chat.value<string>(`${root}.querySelector('.composer textarea').placeholder`);
    const direction = () => chat.value<string>(`getComputedStyle(${root}.querySelector('.panel')).direction`);
    await expect.poll(placeholder).toBe('اكتب رسالة…');
    expect(await direction()).toBe('rtl');
    await page.reload();
    await expect.poll(placeholder).toBe('اكتب رسالة…');
    await chat.click('header .plain');
    await page.locator('jawab-chat .menu select').selectOption('th');
    await expect.poll(placeholder).toBe('พิมพ์ข้อความ…');
    await ask('مرحبا');
    await expect.poll(() => count('.ending')).toBe(2);
    expect([await placeholder(), await direction()]).toEqual(['พิมพ์ข้อความ…', 'ltr']);
  });

  test('asks for no rating of a notice, and for no contact details where a person is already', async () => {
    await openWindow();
    await ask('How long does delivery take?');
    await chat.has('.actions');
    const { session_id: sessionId } = await conversation();
    await shop.tenant.call('reply_to_conversation', { sessionId, text: 'Mei here.' });
    await shop.tenant.call('set_conversation_status', { sessionId, status: 'handoff' });
    await chat.reads('header .who p', 'Our team');
    expect(await count('.contact')).toBe(0);
    await shop.tenant.call('set_conversation_status', { sessionId, status: 'open' });
    await ask('I want to talk to a human');
    await expect.poll(() => count('.ending')).toBe(2);
    expect(await count('.actions')).toBe(1);
  });

  test('leaves the thanks for contact details where they were said', async () => {
    await openWindow();
    await ask('I want to talk to a human');
    await chat.click('#name');
    await chat.type('Priya');
    await chat.click('#email');
    await chat.type('priya@example.in');
    await chat.click('.contact .primary');
    await chat.reads('.log li:last-child', 'Thank you!');
    const { session_id: sessionId } = await conversation();
    await shop.tenant.call('reply_to_conversation', { sessionId, text: 'Mei here.' });
    await chat.reads('.log li:last-child', 'Mei here.');
    await shop.tenant.call('set_conversation_status', { sessionId, status: 'closed' });
    await chat.reads('.log li:last-child', 'Our team closed the conversation');
  });

  test('asks for contact details once, and not on each page that follows', async () => {
    await openWindow();
    await ask('I want to talk to a human');
    await chat.click('.contact .row button');
    await chat.hasNot('.contact');
    await page.reload();
    await chat.has('.waiting');
    expect(await count('.contact')).toBe(0);
  });

  test('shows the reply of a person above an open form', async () => {
    await openWindow();
    await ask('I want to talk to a human');
    await chat.has('.contact');
    const { session_id: sessionId } = await conversation();
    await shop.tenant.call('reply_to_conversation', { sessionId, text: 'Mei here.' });
    await chat.reads('.person .bubble', 'Mei here.');
    const hidden = `${root}.querySelector('.log').getBoundingClientRect().top - ${root}.querySelector('.person .bubble').getBoundingClientRect().top`;
    await expect.poll(() => chat.value<number>(hidden)).toBeLessThanOrEqual(0);
  });

  test('offers a person beside the regret for a complaint, and names twins by what tells them apart', async () => {
    await openWindow();
    const regret = 'I’m very sorry. Would you like me to connect you with a person from our team?';
    await answerWith(regret, { answered: null, sources: [], choices: [], offers_person: true });
    await chat.reads('.choices', /^\s*Talk to a person\s*$/);
    const branch = (title: string) => ({ document_id: crypto.randomUUID(), title, section: 'Opening hours' });
    const choices = [branch('Riyadh'), branch('Dubai')];
    await answerWith('Which one do you mean?', { answered: null, sources: [], choices });
    await chat.reads('.choices', /^\s*Riyadh\s*Dubai\s*Talk to a person\s*$/);
  });

  test('asks about a section that an unsure answer did not quote, if the visitor chooses it', async () => {
    await openWindow();
    const document_id = crypto.randomUUID();
    const sets = { document_id, title: 'Gifts', section: 'Gift sets' };
    const cards = { document_id, title: 'Gifts', section: 'Gift cards' };
    const sources = [{ ...sets, quote: 'Three teas.' }];
    await answerWith('Perhaps this helps: three teas.', { answered: null, sources, choices: [sets, cards] });
    await chat.reads('.choices', /^\s*Gift cards\s*Talk to a person\s*$/);
    shop.model.script({ reply: ['Gift cards are valid for one year. [1]'] });
    await chat.click('.choices button');
    await expect.poll(() => count('.ending')).toBe(2);
    await chat.focuses('.composer textarea');
    const { messages } = await conversation();
    expect(messages[0].content).toBe('Gift cards');
  });

  test('unfolds the passage of which an answer quotes a part', async () => {
    await openWindow();
    const more = 'We have gift sets. A set has three teas. It comes in a tin.';
    const source = { document_id: crypto.randomUUID(), title: 'Gifts', quote: 'A set has three teas.', more };
    await answerWith(source.quote, { sources: [source] });
    await chat.reads('.sources button', 'More');
    expect(await count('figure')).toBe(0);
    await chat.click('.sources button');
    await chat.reads('.sources figure', more);
    await chat.click('.sources button');
    await expect.poll(() => count('figure')).toBe(0);
  });

  test('tells the page what happens, and does what the page asks', async () => {
    await browser.open(shop.url);
    await page.evaluate(
      `window.events = []; for (const name of ['open', 'question', 'answer', 'close']) Jawab.on(name, () => events.push(name)); Jawab.ask('How long does delivery take?')`,
    );
    await chat.has('.actions');
    await page.evaluate('Jawab.close()');
    await chat.hasNot('.panel');
    expect(await chat.value('events')).toEqual(['open', 'question', 'answer', 'close']);
  });

  test('knows who is signed in to the site, and asks for nobody in their name without proof', async () => {
    const [id] = shop.tenant.bots;
    const { secret } = (await shop.tenant.call('create_identity_secret', { id })).data;
    const customers = async () =>
      (await shop.tenant.call('list_customers')).data.filter(
        ({ verified }: { verified: boolean }) => verified,
      );
    await browser.open(shop.url);
    await page.waitForFunction('window.Jawab');
    const tell = (token: string) => page.evaluate(`Jawab('identify', ${JSON.stringify(token)})`);
    await page.evaluate(`window.codes = []; Jawab.on('error', ({ code }) => codes.push(code))`);
    await tell(signIdentity('idsec_guess', { sub: 'mei' }));
    expect(
      await page.evaluate(`document.querySelector('jawab-chat').shadowRoot.querySelector('.panel')`),
    ).toBe(null);
    await page.evaluate(`Jawab('ask', 'How long does delivery take?')`);
    await expect.poll(() => page.evaluate('codes')).toEqual(['identity_invalid']);
    expect(await customers()).toEqual([]);
    await tell(signIdentity(secret, { sub: 'mei', name: 'Mei' }));
    await chat.reads('.bot .bubble', '2 to 4 working days');
    expect(await customers()).toMatchObject([{ external_id: 'mei', name: 'Mei' }]);
    await page.evaluate(secondAnswerFirst);
    await tell(signIdentity(secret, { sub: 'mei' }));
    await tell(signIdentity(secret, { sub: 'ann' }));
    await expect.poll(() => page.evaluate('window.cameLate')).toBe(true);
    await expect.poll(() => count('.user')).toBe(0);
    await expect.poll(async () => (await customers()).length).toBe(2);
    await page.evaluate(`Jawab('ask', 'How much does delivery cost?')`);
    const { id: customerId } = (await customers()).find(
      ({ external_id }: { external_id: string }) => external_id === 'ann',
    );
    const ofAnn = async () => (await shop.tenant.call('list_conversations', { customerId })).data.length;
    await expect.poll(ofAnn).toBe(1);
    expect(await count('.user')).toBe(1);
  });

  test('comes back on a page that replaces its body, and takes its key from the address of the script', async () => {
    const written = {
      type: 'text/html',
      text: `<body><h1>Shop</h1><script type="module" src="${shop.service.url}/widget.js?key=${shop.publicKey}"></script>`,
    };
    shop.files.set('/module', written);
    await browser.open(`${shop.url}module`);
    await expect.poll(() => count('.launcher')).toBe(1);
    await chat.value(
      `document.documentElement.replaceChild(document.createElement('body'), document.body).tagName`,
    );
    await expect.poll(() => count('.launcher')).toBe(1);
    await chat.click('.launcher');
    await chat.focuses('.composer textarea');
    await chat.value(`document.body.replaceChildren(document.createElement('main'))`);
    await expect.poll(() => count('.composer textarea')).toBe(1);
  });

  test('says in the console that its key is missing, and shows nothing', async () => {
    const warned = page.waitForEvent('console', (message) => message.text().includes('Jawab'));
    const script = `${shop.service.url}/widget.js`;
    shop.files.set('/keyless', { type: 'text/html', text: `<body><script src="${script}"></script>` });
    await browser.open(`${shop.url}keyless`);
    expect((await warned).text()).toBe(`Jawab: no key in ${script}`);
    expect(await chat.value(`document.querySelector('jawab-chat')`)).toBeNull();
  });

  test('ends politely when its key no longer works', async () => {
    await browser.open(`${shop.url}?key=pub_unknown`);
    await chat.click('.launcher');
    await chat.reads('.failure', 'This chat is no longer available.');
  });

  test('shows nothing on a page that may not show the bot, and names the setting', async () => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await browser.open(shop.url.replace('127.0.0.1', 'localhost'));
    await chat.click('.launcher');
    await expect.poll(() => chat.value('document.querySelector("jawab-chat")')).toBeNull();
    expect(lines.filter((line) => line.startsWith('Jawab:'))).toEqual([
      expect.stringContaining('to the allowedOrigins of this bot.'),
    ]);
  });

  test.each(supportedLanguages)('speaks %s in every visible string', async (code) => {
    const { strings, facts } = languages[code];
    await browser.open(`${shop.url}?lang=${code}`);
    expect(await chat.value(`${root}.querySelector('.launcher').ariaLabel`)).toBe(strings.chat);
    await chat.click('.launcher');
    await chat.focuses('.composer textarea');
    await chat.click('header .plain');
    await chat.has('.menu');
    const seen = await chat.value<string[]>(
      `[...${root}.querySelectorAll('.who p, .menu button, .menu label, .choices button')].map((e) => (e.firstChild.nodeType === 3 ? e.firstChild.data : e.innerText).trim()).filter(Boolean)`,
    );
    for (const key of [
      'assistant',
      'formTitle',
      'newConversation',
      'deleteConversation',
      'suggestionPerson',
    ] as const)
      expect(seen.join('\n'), key).toContain(strings[key]);
    expect(await chat.value(`${root}.querySelector('textarea').placeholder`)).toBe(strings.inputPlaceholder);
    expect(await chat.value(`getComputedStyle(${root}.querySelector('.panel')).direction`)).toBe(
      facts.direction,
    );
  });
});
