import { startWorker, type Worker } from '@jawab/worker';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { createPerson } from '../support/people.ts';
import { type ChatPage, useChat } from './chat-page.ts';
import { type ChromiumPage, openChromium } from './chromium.ts';
import { findEngines } from './engine.ts';
import { openShop, type Shop } from './shop.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe.runIf(findEngines().includes('chromium'))('what a visitor on a phone hears of a person', () => {
  let mail: MailServer;
  let shop: Shop;
  let worker: Worker;
  let browser: ChromiumPage;
  let chat: ChatPage;
  beforeAll(async () => {
    mail = await startMailServer();
    shop = await openShop({ SMTP_URL: mail.url, MAIL_FROM: 'Shop <no-reply@shop.example>' });
    worker = await startWorker(shop.world.runtime);
  });
  afterAll(async () => {
    await worker?.stop();
    await shop?.close();
    await mail?.close();
  });
  beforeEach(async () => {
    browser = await openChromium(phone);
    chat = useChat(browser);
  });
  afterEach(() => browser?.close());

  const ask = async (text: string) => {
    await chat.click('.composer textarea');
    await chat.type(text);
    await browser.press('Enter');
  };
  const open = {
    async window() {
      await browser.open(`${shop.url}?lang=id`);
      await chat.click('.launcher');
    },
    page: () => browser.open(`${shop.service.url}/c/${shop.publicKey}?lang=id`),
  };
  /** The newest conversation, and somebody of the team who works on it. */
  const findColleague = async () => {
    const person = await createPerson(shop.world, { tenant: shop.tenant, role: 'support' });
    const { data } = await shop.tenant.call('list_conversations');
    const [{ session_id: sessionId }] = data;
    return (name: string, more: object = {}) =>
      shop.tenant.call(name, Object.assign({ sessionId }, more), person);
  };

  test.each(['window', 'page'] as const)(
    '[HEAR-1 window page] [HEAR-2 window page] [HEAR-3 window page] in the %s: who joined, who types and who closed',
    async (place) => {
      await open[place]();
      await ask('Saya mau bicara dengan orang');
      await chat.reads('.waiting', 'Menunggu');
      const call = await findColleague();
      await call('show_typing');
      await chat.reads('.waiting', 'Ann sedang mengetik…');
      await call('reply_to_conversation', { text: 'Selamat siang.' });
      await chat.reads('.person .bubble', 'Selamat siang.');
      expect(await chat.text('.notice')).toBe('Ann bergabung dalam percakapan');
      expect(await chat.text('header .who p')).toBe('Ann');
      expect(await chat.count('.waiting')).toBe(0);
      await call('set_conversation_status', { status: 'closed' });
      await chat.reads('.log li:last-child', 'Ann menutup percakapan');
      await chat.reads('header .who p', 'Asisten');
      await browser.page.reload();
      // On a phone, the window would cover the page that was just opened.
      if (place === 'window') await chat.click('.launcher');
      await chat.reads('.log li:last-child', 'Ann menutup percakapan');
    },
  );

  test('[HEAR-4 page] the link of a mailed reply goes on with the conversation on the page of the bot', async () => {
    await open.window();
    await ask('Saya mau bicara dengan orang');
    await chat.has('.contact');
    await chat.click('#name');
    await chat.type('Sari');
    await chat.click('#email');
    await chat.type('sari@example.com');
    await chat.click('.contact .primary');
    await chat.hasNot('.contact');
    const call = await findColleague();
    await browser.close();
    await call('reply_to_conversation', { text: 'Besok jam sembilan.' });
    // The clock of the queue is a minute ahead.
    await shop.world.runtime.database.system.sql`
      select graphile_worker.reschedule_jobs(array_agg(id), run_at := now())
      from graphile_worker.jobs where key like 'reply:%'`;
    const find = () => mail.received.find(({ to }) => to === 'sari@example.com');
    await expect.poll(find).toMatchObject({ text: expect.stringContaining('Besok jam sembilan.') });
    expect(find()?.raw).toMatch(/^From: Shop <no-reply@shop\.example>\r$/m);
    const { pathname, hash } = new URL(find()?.link as string);
    browser = await openChromium(phone);
    chat = useChat(browser);
    await browser.open(shop.service.url + pathname + hash);
    await chat.reads('.person .bubble', 'Besok jam sembilan.');
    expect(await chat.text('.user .bubble')).toBe('Saya mau bicara dengan orang');
    expect(await chat.value('location.hash')).toBe('');
    await ask('Terima kasih');
    await expect
      .poll(async () => (await call('get_conversation')).data.messages.at(-1))
      .toMatchObject({
        content: 'Terima kasih',
      });
  });
});
