import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ChatPage, useChat } from './chat-page.ts';
import { type ChromiumPage, openChromium } from './chromium.ts';
import { findEngines } from './engine.ts';
import { openShop, type Shop } from './shop.ts';

const points = 20;

describe.runIf(findEngines().includes('chromium'))('an answer whose connection is cut', () => {
  let shop: Shop;
  let browser: ChromiumPage;
  let chat: ChatPage;
  /** The share of the answer's bytes that the next question gets; null cuts nothing. */
  let share: number | null = null;
  let wholeBytes = 0;
  let isMeasuring = false;

  /** Cuts the socket of an answer after this share of its bytes, as a network does. */
  function cut({ url, method, socket }: IncomingMessage, response: ServerResponse): void {
    if (method !== 'POST' || !url?.endsWith('/chat')) return;
    const most = share === null ? Number.POSITIVE_INFINITY : Math.round(share * wholeBytes);
    share = null;
    let sent = 0;
    const write = response.write.bind(response) as (bytes: Buffer) => boolean;
    const passOn = (chunk: unknown): boolean => {
      const bytes = Buffer.from(chunk as string);
      const rest = Math.max(0, most - sent);
      sent += bytes.length;
      if (isMeasuring) wholeBytes = sent;
      const goesOn = write(bytes.subarray(0, rest));
      if (sent >= most) setImmediate(() => socket.destroy());
      return goesOn;
    };
    response.write = ((chunk: unknown) => passOn(chunk)) as ServerResponse['write'];
    const end = response.end.bind(response) as () => ServerResponse;
    response.end = ((chunk?: unknown) => {
      if (chunk) passOn(chunk);
      return end();
    }) as ServerResponse['end'];
  }

  beforeAll(async () => {
    shop = await openShop();
    shop.service.server.prependListener('request', cut);
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    browser = await openChromium();
    chat = useChat(browser);
    await browser.open(shop.url);
    await chat.click('.launcher');
    await chat.focuses('.composer textarea');
  });
  afterEach(() => browser?.close());

  const used = async () => (await shop.tenant.call('get_usage')).data.messages.used as number;
  const ask = async () => {
    shop.model.script({
      reply: ['Delivery takes 2 to 4 working days. ', 'We send it ', 'inside Indonesia. [1]'],
    });
    await chat.type('How long does delivery take?');
    await browser.press('Enter');
  };

  test('is measured whole first', async () => {
    isMeasuring = true;
    await ask();
    await chat.has('.actions');
    isMeasuring = false;
    expect(wholeBytes).toBeGreaterThan(500);
  });

  test.each(Array.from({ length: points }, (_, at) => at + 1))(
    'after %i of 21 parts ends with one question, one answer and one unit',
    async (point) => {
      const before = await used();
      share = point / (points + 1);
      await ask();
      await expect.poll(() => share).toBeNull();
      if (point % 2) {
        await chat.has('.bot + .user');
        await browser.page.reload();
      } else {
        // Chromium itself repeats a request whose connection is reset before it read anything. The window goes on by itself
        // when the stored answer arrives, and takes the button away: it is pressed in the moment in which it is found.
        await chat.has('.problem button, .actions');
        await chat.value(
          `document.querySelector('jawab-chat').shadowRoot.querySelector('.problem button')?.click()`,
        );
      }
      await chat.reads('.bot .bubble', 'We send it inside Indonesia.');
      await chat.has('.actions');
      expect([await chat.count('.user'), await chat.count('.ending')]).toEqual([1, 1]);
      const { data } = await shop.tenant.call('list_conversations');
      const { messages } = (await shop.tenant.call('get_conversation', { sessionId: data[0].session_id }))
        .data;
      expect(messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant']);
      expect((await used()) - before).toBe(1);
    },
  );
});
