import { readFile } from 'node:fs/promises';
import { addMember } from '@jawab/core';
import { createPerson } from '@jawab/test/support/people.ts';
import { makeVoiceWav } from '@jawab/test/support/voice.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  callApi,
  type Dashboard,
  type DashboardBrowser,
  openDashboard,
  setUp,
  watchShifts,
} from './dashboard.ts';
import { goTo, inspect } from './dashboard-pages.ts';
import { findEngines } from './engine.ts';
import { useKeyboard } from './keyboard.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

describe.runIf(findEngines().includes('chromium'))('the inbox is a workplace', () => {
  let dashboard: Dashboard;
  let ann: DashboardBrowser;
  let page: Page;
  let workspace: string;
  let publicKey: string;

  beforeAll(async () => {
    dashboard = await openDashboard();
    ann = await dashboard.browse({ viewport: desktop });
    page = ann.page;
    await setUp(page, dashboard.setupUrl);
    workspace = new URL(page.url()).pathname.split('/')[1] as string;
    const { data } = await callApi(page, 'POST /v1/bots', { name: 'Naree' });
    publicKey = (await callApi(page, `GET /v1/bots/${data.id}`)).data.public_key;
  });
  afterAll(() => dashboard?.close());
  beforeEach(async () => {
    await dashboard.world.runtime.database.system.sql`delete from rate_buckets`;
    await page.setViewportSize(desktop);
  });

  /** Opens a visitor's session, and returns what writes in it. */
  const openVisitor = async () => {
    const send = async (path: string, body: object, token = '') => {
      const response = await fetch(`${dashboard.service.url}/v1/widget/${publicKey}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-widget-session': token },
        body: JSON.stringify(body),
      });
      expect(response.status).toBeLessThan(300);
      return response.text();
    };
    const { data } = JSON.parse(await send('session', {}));
    return {
      sessionId: data.session_id as string,
      send: (path: string, body: object) => send(path, body, data.session_token),
    };
  };
  const ask = async (...messages: string[]) => {
    const visitor = await openVisitor();
    for (const message of messages) await visitor.send('chat', { message });
    return visitor;
  };
  const go = (path: string) => goTo(page, `/${workspace}${path}`);
  const row = (text: string) => page.getByRole('listitem').getByRole('button', { name: text });
  /** Closes all conversations, so that a test has only its own in the list. Until it is read again, it has those of before. */
  const closeAll = () => dashboard.world.runtime.database.system.sql`
    update conversations set waiting_since = null, status = 'closed' where workspace_id = ${workspace}`;
  /** Reads the names of the first rows. */
  const names = async () =>
    (await page.getByRole('listitem').getByRole('button').locator('bdi.truncate').allTextContents()).slice(
      0,
      4,
    );
  /** Returns whether an element is completely inside the window. */
  const isInView = async (found: ReturnType<Page['locator']>) => {
    const box = await found.boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    return (
      !!box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1
    );
  };

  const isFocused = (found: ReturnType<Page['locator']>) =>
    found.evaluate((element) => element === element.ownerDocument.activeElement);

  test('a sentence about a person runs as the page does, whatever their name is written in', async () => {
    const { sessionId } = await ask('I want to talk to a person');
    await callApi(page, `POST /v1/conversations/${sessionId}/reply`, { text: 'Hello.' });
    await dashboard.world.runtime.database.system.sql`
      update messages set author_name = 'ليلى حسن' where kind = 'status' and author_name = 'Ann Lee'`;
    await go(`/inbox?view=all&session=${sessionId}`);
    const joined = page.getByRole('log').getByText('joined the conversation').first();
    await joined.waitFor();
    const direction = await joined.evaluate(
      (element) => element.ownerDocument.defaultView?.getComputedStyle(element).direction,
    );
    expect(direction).toBe('ltr');
    await callApi(page, `POST /v1/conversations/${sessionId}/status`, { status: 'closed' });
  });

  test('a row says who waits, what they wrote last and for how long; answered, it leaves the list', async () => {
    await go('/inbox');
    await page.getByText('Nobody is waiting for a person.').waitFor();
    const first = await ask('Is parking free?', 'I want to talk to a person');
    await first.send('lead', { name: 'Siti', email: 'siti@example.com' });
    await row('I want to talk to a person').waitFor();
    const text = await row('Siti').textContent();
    expect(text).toMatch(
      /Unread[\s\S]*Siti[\s\S]*I want to talk to a person[\s\S]*Waiting 1 min[\s\S]*Chat window/,
    );
    await expect.poll(() => page.title()).toBe('(1) Inbox · Jawab');
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: /Inbox.*1/ })
      .waitFor();
    await row('Siti').click();
    await expect.poll(() => row('Siti').textContent()).not.toContain('Unread');
    await page.getByLabel('Reply').fill('Hello Siti.');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('log').getByText('Hello Siti.').waitFor();
    await expect.poll(() => page.title()).toBe('Inbox · Jawab');
    await go('');
    await page.getByRole('link', { name: /Visitors waiting for a reply\s*0/ }).waitFor();
    await first.send('chat', { message: 'And is there a pool?' });
    await page.getByRole('link', { name: /Visitors waiting for a reply\s*1/ }).waitFor();
    await go('/inbox');
    await row('And is there a pool?').waitFor();
    expect(await row('And is there a pool?').textContent()).toContain('Unread');
  });

  test('words of another direction stand where the row begins', async () => {
    const visitor = await ask('هل يوجد مسبح؟', 'أريد التحدث مع شخص');
    await visitor.send('lead', { name: 'خالد', email: 'khaled@example.com' });
    await go('/inbox');
    const sides = `[...document.querySelectorAll('li button')].find((one) => one.textContent.includes('خالد')).querySelectorAll(
      'bdi.truncate, .line-clamp-2')`;
    await row('خالد').waitFor();
    expect(await page.evaluate(`[...${sides}].map((one) => getComputedStyle(one).textAlign)`)).toEqual([
      'left',
      'left',
    ]);
  });

  test('the list and the messages scroll by themselves, and the reply stays in view', async () => {
    for (let at = 0; at < 12; at++) await ask(`Question ${at}`, 'I want to talk to a person');
    const { sessionId, send } = await ask('I want to talk to a person');
    for (let at = 0; at < 20; at++) await send('chat', { message: `A long story, part ${at}.` });
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await go(`/inbox?session=${sessionId}`);
      await page.getByRole('log').getByText('part 19').waitFor();
      expect(
        await page.evaluate('document.documentElement.scrollHeight - innerHeight'),
        `${size.width}`,
      ).toBeLessThanOrEqual(0);
      expect(await isInView(page.getByLabel('Reply'))).toBe(true);
      expect(await isInView(page.getByRole('button', { name: 'Send reply' }))).toBe(true);
      expect(await isInView(page.getByRole('log').getByText('part 19'))).toBe(true);
      expect((await inspect(page)).faults).toEqual([]);
    }
  });

  test.each(['ar', 'ta'])('on a phone, the head of a conversation takes two rows in %s', async (locale) => {
    const { sessionId } = await ask('I want to talk to a person');
    const storageState = await page.context().storageState();
    const { page: mobile } = await dashboard.browse({ viewport: phone, locale, storageState });
    await mobile.goto(`${dashboard.service.url}/${workspace}/inbox?session=${sessionId}`);
    await mobile.getByRole('log').waitFor();
    const tops = `new Set([...document.querySelectorAll('section header :is(a, button, select)')]
      .filter((one) => one.offsetParent).map((one) => Math.round(one.getBoundingClientRect().top / 20))).size`;
    expect(await mobile.evaluate(tops)).toBe(2);
    await mobile.locator('section header [aria-haspopup=menu]').first().click();
    expect(await inspect(mobile)).toEqual({ faults: [], overflow: 0 });
    await mobile.getByRole('menuitem').first().click();
    await expect
      .poll(async () => (await callApi(page, `GET /v1/conversations/${sessionId}`)).data.status)
      .toBe('open');
  });

  test('nothing moves on a phone when the names of colleagues are read', async () => {
    const { sessionId, send } = await ask('I want to talk to a person');
    await send('lead', { name: 'Tom Baker', email: 'tom@example.com' });
    await callApi(page, `POST /v1/conversations/${sessionId}/assign`, { assignee: 'me' });
    await callApi(page, `PUT /v1/conversations/${sessionId}/tags`, { tags: ['late arrival'] });
    const { runtime } = dashboard.world;
    const { memberId: personId } = await createPerson(dashboard.world, {
      name: 'Wilhelmina Featherstonehaugh',
    });
    await addMember(runtime.database.system.sql, { workspaceId: workspace, personId, role: 'support' });
    const storageState = await page.context().storageState();
    const { page: mobile } = await dashboard.browse({ viewport: phone, storageState });
    const moved = await watchShifts(mobile);
    const read = Promise.withResolvers<void>();
    await mobile.route('**/v1/members?**', async (route) => {
      await read.promise;
      await route.continue();
    });
    await mobile.goto(`${dashboard.service.url}/${workspace}/inbox?session=${sessionId}`);
    await mobile.getByRole('log').getByText('I want to talk to a person').waitFor();
    read.resolve();
    await mobile.getByRole('option', { name: /Wilhelmina/ }).waitFor({ state: 'attached' });
    expect(await moved()).toBeLessThan(0.02);
  });

  test('refusals and wrong fields are said in the language of the page', async () => {
    const { page: japanese } = await dashboard.browse({ locale: 'ja' });
    await japanese.goto(`${dashboard.service.url}/sign-in`);
    await japanese.locator('input[name=email]').fill('ann@example.com');
    await japanese.locator('input[name=password]').fill('not the password');
    await japanese.keyboard.press('Enter');
    await japanese.getByText('メールアドレスまたはパスワードが違います。').waitFor();
    // The id of a request helps nobody who mistyped a password.
    expect(await japanese.getByRole('alert').textContent()).toBe(
      'メールアドレスまたはパスワードが違います。',
    );
    const storageState = await page.context().storageState();
    const { page: thai } = await dashboard.browse({ locale: 'th', storageState });
    await thai.goto(`${dashboard.service.url}/${workspace}/inbox?view=all&session=gone`);
    await thai.getByText('ไม่มีรายการนี้แล้ว อาจมีคนลบไป').waitFor();
    // An English page has no advice to programs, such as “Call list_conversations for the ids.”
    await go('/inbox?view=all&session=gone');
    await page.getByText('It is no longer there. Someone may have deleted it.').waitFor();
  });

  test('a link to a conversation opens it with its row in view, also one that is not in the list', async () => {
    const { sessionId } = await ask('Do you have a lift?');
    for (const view of ['waiting', 'all']) {
      await page.goto(`${dashboard.service.url}/${workspace}/inbox?view=${view}&session=${sessionId}`);
      await row('Do you have a lift?').waitFor();
      expect(await isInView(row('Do you have a lift?')), view).toBe(true);
      expect(await isInView(page.getByRole('button', { name: 'Take over' })), view).toBe(true);
      expect(await page.evaluate('scrollY')).toBe(0);
    }
    await go('/inbox?view=all');
    const last = page.getByRole('listitem').getByRole('button').last();
    await last.click();
    await page.getByRole('region', { name: 'Conversation' }).waitFor();
    expect(await isInView(last)).toBe(true);
  });

  test('a search shows the words it found, and opens the conversation there', async () => {
    const { sessionId, send } = await ask('駐車場はありますか');
    for (let at = 0; at < 12; at++) await send('chat', { message: `A long story, part ${at}.` });
    await callApi(page, `POST /v1/conversations/${sessionId}/notes`, { text: 'Comes by bus each Friday.' });
    await send('lead', { name: '山田 花子', email: 'hanako@example.com' });
    const search = async (q: string) => {
      await page.getByRole('searchbox', { name: 'Search' }).fill(q);
      await page.keyboard.press('Enter');
    };
    const marks = (text: string) =>
      page
        .getByRole('listitem')
        .getByRole('button')
        .filter({ hasText: text })
        .locator('mark')
        .allTextContents();
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await go('/inbox?view=all');
      await search('駐車場');
      await expect.poll(() => marks('はありますか')).toEqual(['駐車場']);
      await row('駐車場').click();
      const mark = page.getByRole('log').locator('mark');
      await mark.waitFor();
      expect(await mark.textContent()).toBe('駐車場');
      await expect.poll(() => isInView(mark)).toBe(true);
      expect((await inspect(page)).faults).toEqual([]);
    }
    await page.setViewportSize(desktop);
    await search('friday');
    await expect.poll(() => marks('Comes by bus each')).toEqual(['Friday']);
    await row('Friday').click();
    await page.getByRole('log').locator('mark', { hasText: 'Friday' }).waitFor();
    await search('花子');
    await expect.poll(() => marks('山田')).toEqual(['花子']);
    await search('HANAKO');
    await expect.poll(() => marks('@example.com')).toEqual(['hanako']);
    expect(ann.faults).toEqual([]);
  });

  test('pictures, recordings and files of a customer are seen, heard and saved where they came', async () => {
    const { sessionId } = await ask('I want to talk to a person');
    const picture = await readFile(new URL('../../docs/images/dashboard-home.webp', import.meta.url));
    const add = (kind: string, name: string, mime: string, bytes: Uint8Array) => dashboard.world.runtime
      .database.system.sql`
      insert into attachments (workspace_id, message_id, kind, name, mime, bytes)
      select m.workspace_id, m.id, ${kind}, ${name}, ${mime}, ${bytes} from messages m
      join conversations c on c.workspace_id = m.workspace_id and c.id = m.conversation_id
      where c.session_id = ${sessionId} and m.role = 'user'`;
    await add('image', 'receipt.webp', 'image/webp', picture);
    await add('audio', 'note.wav', 'audio/wav', makeVoiceWav(900));
    const long = 'a name of a price list that is much too long for the screen of a telephone.pdf';
    await add('file', long, 'application/pdf', Buffer.from('%PDF-1.7'));
    await dashboard.world.runtime.database.system.sql`
      update messages m set content = content || ${`\n📎 ${long}`} from conversations c
      where c.workspace_id = m.workspace_id and c.id = m.conversation_id and c.session_id = ${sessionId} and m.role = 'user'`;
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await go(`/inbox?session=${sessionId}`);
      const log = page.getByRole('log');
      const toEnd = `(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)(
        document.querySelector('[role=log]'))`;
      await log.getByRole('img', { name: 'receipt.webp' }).waitFor();
      await expect
        .poll(() =>
          page.evaluate(
            `document.querySelector('img[alt="receipt.webp"]').naturalWidth > 100 && ${toEnd} < 2`,
          ),
        )
        .toBe(true);
      await log.getByRole('img', { name: 'receipt.webp' }).hover();
      await page.mouse.wheel(0, -9_000);
      await expect.poll(() => page.evaluate<number>(toEnd)).toBeGreaterThan(200);
      await page.getByLabel('Reply').fill('Thank you.');
      await page.keyboard.press('Control+Enter');
      await log.getByText('Thank you.').last().waitFor();
      await expect.poll(() => page.evaluate<number>(toEnd)).toBeLessThan(2);
      await log.getByRole('img', { name: 'receipt.webp' }).scrollIntoViewIfNeeded();
      const width = `document.querySelector('img[alt="receipt.webp"]').naturalWidth`;
      await expect.poll(() => page.evaluate<number>(width)).toBeGreaterThan(100);
      const length = `(async (audio) => { audio.preload = 'auto'; audio.load(); await new Promise((done) => { audio.oncanplay = audio.onerror = done; }); return audio.duration })(document.querySelector('audio'))`;
      expect(await page.evaluate<number>(length)).toBeCloseTo(0.9, 1);
      const saved = page.waitForEvent('download');
      expect(await log.getByText(long).count()).toBe(1);
      const file = log.getByRole('link', { name: /telephone\.pdf/ });
      await file.click();
      const { x = 0, width: wide = 0 } = (await file.boundingBox()) ?? {};
      expect(x + wide).toBeLessThanOrEqual(size.width);
      expect((await saved).suggestedFilename()).toBe(long);
      expect(await inspect(page)).toEqual({ faults: [], overflow: 0 });
    }
    expect(ann.faults).toEqual([]);
  });

  test('rows stay where they are while a person works, and what customers write comes to the top', async () => {
    await closeAll();
    const visitors = [];
    for (const name of ['Ayu', 'Budi', 'Citra', 'Dewi']) {
      const visitor = await ask('I want to talk to a person');
      await visitor.send('lead', { name, email: `${name}@example.com` });
      visitors.push(visitor);
    }
    const [ayu, budi, , dewi] = visitors as [
      (typeof visitors)[0],
      (typeof visitors)[0],
      unknown,
      (typeof visitors)[0],
    ];
    const answer = async (text: string) => {
      await page.getByLabel('Reply').fill(text);
      await page.keyboard.press('Control+Enter');
      await page.getByRole('log').getByText(text).waitFor();
    };
    const isOpen = async (name: string) => {
      await expect.poll(() => row(name).getAttribute('aria-current')).toBe('true');
      await page.getByRole('log').waitFor();
    };
    const openRow = async (name: string) => {
      await row(name).click();
      await isOpen(name);
    };
    await go('/inbox');
    await expect.poll(names).toEqual(['Ayu', 'Budi', 'Citra', 'Dewi']);
    await openRow('Budi');
    await answer('Good day, Budi.');
    await row('Budi').getByText('Person', { exact: true }).waitFor();
    expect(await names()).toEqual(['Ayu', 'Budi', 'Citra', 'Dewi']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await isOpen('Citra');
    await expect.poll(names).toEqual(['Ayu', 'Citra', 'Dewi']);
    await page.keyboard.press('e');
    await isOpen('Dewi');
    await expect.poll(names).toEqual(['Ayu', 'Dewi']);
    await page.keyboard.press('k');
    await isOpen('Ayu');
    await go('/inbox?view=all');
    await expect.poll(names).toEqual(['Budi', 'Dewi', 'Citra', 'Ayu']);
    await openRow('Ayu');
    await answer('Good day, Ayu.');
    await expect.poll(() => row('Ayu').getByText('Person', { exact: true }).count()).toBe(1);
    expect(await names()).toEqual(['Budi', 'Dewi', 'Citra', 'Ayu']);
    await dewi.send('chat', { message: 'Are you there?' });
    await expect.poll(names).toEqual(['Dewi', 'Budi', 'Citra', 'Ayu']);
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await expect.poll(names).toEqual(['Dewi', 'Ayu', 'Budi', 'Citra']);
    for (const { sessionId } of [ayu, budi, dewi])
      await callApi(page, `POST /v1/conversations/${sessionId}/status`, { status: 'closed' });
    expect(ann.faults).toEqual([]);
  });

  test('visitors without a name who wrote the same are told apart, the same way everywhere', async () => {
    const words = 'I want to talk to a person in the garden';
    for (let at = 0; at < 2; at++) await ask(words);
    await go('/inbox');
    await row(words).nth(1).waitFor();
    const nameIn = (text: string | null) => /Visitor [2-9C-X]{4}/.exec(text ?? '')?.[0];
    const [one, other] = await Promise.all(
      [0, 1].map(async (at) => nameIn(await row(words).nth(at).textContent())),
    );
    expect([one, other]).toEqual([expect.stringMatching(/^Visitor/), expect.stringMatching(/^Visitor/)]);
    expect(one).not.toBe(other);
    await row(words).first().click();
    const transcript = page.getByRole('region', { name: 'Conversation', exact: true });
    await transcript.getByText(one as string, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Merge with another customer' }).click();
    await page
      .getByRole('dialog')
      .getByText(other as string, { exact: true })
      .waitFor();
    await page.keyboard.press('Escape');
    expect(ann.faults).toEqual([]);
  });

  test('closing a conversation opens the next one that waits', async () => {
    await closeAll();
    for (const name of ['Eka', 'Fitri']) {
      const visitor = await ask('I want to talk to a person');
      await visitor.send('lead', { name, email: `${name}@example.com` });
    }
    await go('/inbox');
    await expect.poll(names).toEqual(['Eka', 'Fitri']);
    await row('Eka').click();
    await page.waitForURL(/session=/);
    await page.getByRole('button', { name: 'Close conversation' }).click();
    await expect.poll(() => row('Fitri').getAttribute('aria-current')).toBe('true');
    await page.getByLabel('Reply').waitFor();
  });

  test('keys work on the conversation that is shown as open, also before its messages are read', async () => {
    await closeAll();
    const sessions = [];
    for (const name of ['Gita', 'Hadi', 'Indah']) {
      const visitor = await ask('I want to talk to a person');
      await visitor.send('lead', { name, email: `${name}@example.com` });
      sessions.push(visitor.sessionId);
    }
    const [first, slow, next] = sessions as [string, string, string];
    const statusOf = async (session: string) =>
      (await callApi(page, `GET /v1/conversations/${session}`)).data.status;
    const held = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const address = `**/v1/conversations/${slow}?include=trace*`;
    await page.route(address, async (route) => {
      asked.resolve();
      await held.promise;
      await route.continue();
    });
    await go('/inbox');
    await expect.poll(names).toEqual(['Gita', 'Hadi', 'Indah']);
    await row('Gita').click();
    await page.getByLabel('Reply').waitFor();
    await page.keyboard.press('j');
    const opened = () => new URL(page.url()).searchParams.get('session');
    await expect.poll(opened).toBe(slow);
    await asked.promise;
    expect(await page.getByRole('log').count()).toBe(0);
    await page.keyboard.press('a');
    await page.keyboard.press('e');
    await expect.poll(() => statusOf(slow)).toBe('closed');
    expect(await page.getByRole('log').count()).toBe(0);
    held.resolve();
    await expect.poll(opened).toBe(next);
    expect(await Promise.all([first, next].map(statusOf))).toEqual(['handoff', 'handoff']);
    await page.unroute(address);
    await page.getByLabel('Reply').waitFor();
  });

  test('the reply is ready to be written when the messages are read, if it was asked for before', async () => {
    const { sessionId } = await ask('I want to talk to a person');
    const held = Promise.withResolvers<void>();
    const address = `**/v1/conversations/${sessionId}?include=trace*`;
    await page.route(address, async (route) => {
      await held.promise;
      await route.continue();
    });
    await go(`/inbox?session=${sessionId}`);
    await page.locator('[aria-current]').filter({ hasText: 'I want to talk' }).waitFor();
    await page.keyboard.press('r');
    held.resolve();
    await expect.poll(() => isFocused(page.getByLabel('Reply'))).toBe(true);
    await page.unroute(address);
  });

  test('Escape leaves the reply, so that single keys work again', async () => {
    const { sessionId } = await ask('I want to talk to a person');
    await go(`/inbox?session=${sessionId}`);
    const reply = page.getByLabel('Reply');
    await reply.fill('See you.');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('log').getByText('See you.').waitFor();
    await page.keyboard.press('e');
    expect(await reply.inputValue()).toBe('e');
    await reply.fill('');
    await page.keyboard.press('Escape');
    await page.keyboard.press('e');
    const status = async () => (await callApi(page, `GET /v1/conversations/${sessionId}`)).data.status;
    await expect.poll(status).toBe('closed');
  });

  test('an unsent reply is still there after another page, and after the page is loaded again', async () => {
    const { sessionId } = await ask('I want to talk to a person');
    await go(`/inbox?session=${sessionId}`);
    await page.getByLabel('Reply').fill('Half a sentence');
    await go('/leads');
    await page.getByRole('heading', { level: 1, name: 'Leads' }).waitFor();
    await go(`/inbox?session=${sessionId}`);
    expect(await page.getByLabel('Reply').inputValue()).toBe('Half a sentence');
    await page.reload();
    await page.getByLabel('Reply').waitFor();
    expect(await page.getByLabel('Reply').inputValue()).toBe('Half a sentence');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await page.getByRole('log').getByText('Half a sentence').waitFor();
    await expect.poll(() => page.getByLabel('Reply').inputValue()).toBe('');
  });

  test('a draft is there in another tab and after the service was out of reach, and Enter sends if chosen', async () => {
    const { sessionId } = await ask('I want to talk to a person');
    const address = `${dashboard.service.url}/${workspace}/inbox?session=${sessionId}`;
    await go('/settings');
    await page.getByLabel('Enter sends a reply').check();
    await go(`/inbox?session=${sessionId}`);
    const reply = page.getByLabel('Reply');
    await reply.fill('Good day.');
    await page.context().setOffline(true);
    await page.reload().catch(() => null);
    await page.context().setOffline(false);
    const other = await page.context().newPage();
    await other.goto(address);
    await expect.poll(() => other.getByLabel('Reply').inputValue()).toBe('Good day.');
    await other.close();
    await page.goto(address);
    await expect.poll(() => reply.inputValue()).toBe('Good day.');
    await page.getByText('↵', { exact: true }).waitFor();
    await reply.press('End');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('Welcome.');
    expect(await reply.inputValue()).toBe('Good day.\nWelcome.');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText('Welcome.').waitFor();
    expect(await reply.inputValue()).toBe('');
    await go('/settings');
    await page.getByLabel('Enter sends a reply').uncheck();
    // A request that waited when the network went away is sometimes reported before the page is gone.
    const others = ann.faults.splice(0).filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'));
    expect(others).toEqual([]);
  });

  test('a customer is merged with another one, after the page has said what will happen', async () => {
    const { sql } = dashboard.world.runtime.database.system;
    const [first, second] = [await ask('Do you sell cups?'), await ask('Do you sell pots?')];
    const addCustomer = async (sessionId: string, name: string) => {
      const [customer] = await sql<{ id: string }>`
        insert into customers (workspace_id, name) values (${workspace}, ${name}) returning id`;
      await sql`update conversations set customer_id = ${customer?.id} where session_id = ${sessionId}`;
      return customer?.id;
    };
    const kept = await addCustomer(first.sessionId, 'Mei Tan');
    await addCustomer(second.sessionId, 'Mei T.');
    await page.goto(`${dashboard.service.url}/${workspace}/inbox?view=all&session=${first.sessionId}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Merge with another customer' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('mei');
    await page.keyboard.press('Enter');
    await dialog.locator('label', { hasText: /Mei T\..*Chat window.*now.*Do you sell pots/ }).waitFor();
    await dialog.getByLabel('Mei T.').check();
    await dialog.getByText('Mei T. move to Mei Tan').waitFor();
    expect((await inspect(page)).faults).toEqual([]);
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await dialog.waitFor({ state: 'detached' });
    const owner = async () =>
      (await callApi(page, `GET /v1/conversations/${second.sessionId}`)).data.customer_id;
    expect(await owner()).toBe(kept);
    expect(ann.faults).toEqual([]);
  });

  test('a saved reply that was deleted comes back with Undo', async () => {
    await callApi(page, 'POST /v1/saved-replies', { shortcut: 'thanks', text: 'Thank you.', language: 'en' });
    await page.goto(`${dashboard.service.url}/${workspace}/settings`);
    const drop = page.getByRole('button', { name: 'Delete: /thanks' });
    await drop.click();
    await drop.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await drop.waitFor();
    const { data } = await callApi(page, 'GET /v1/saved-replies');
    expect(data).toMatchObject([{ shortcut: 'thanks', text: 'Thank you.', language: 'en' }]);
    await callApi(page, `DELETE /v1/saved-replies/${data[0].id}`, {});
  });

  test('an answer that the bot was not sure of can be corrected and kept as a test', async () => {
    const { sql } = dashboard.world.runtime.database.system;
    const { sessionId } = await ask('Is breakfast included?');
    await sql`
      update messages m set answered = null, trace = '{"decision": "hedged"}'::jsonb
      from conversations c where c.id = m.conversation_id and c.session_id = ${sessionId} and m.role = 'assistant'`;
    await page.goto(`${dashboard.service.url}/${workspace}/inbox?view=all&session=${sessionId}`);
    await page.getByRole('log').getByText('Not sure').waitFor();
    await page.getByRole('log').getByRole('button', { name: 'Make a test of this' }).waitFor();
    await page.getByRole('log').getByRole('button', { name: 'Correct this answer' }).click();
    expect(await page.getByRole('textbox', { name: 'Answer' }).inputValue()).toBe('');
    expect(ann.faults).toEqual([]);
  });

  test('a conversation is deleted in two clicks, comes back with Undo, and a visitor is erased', async () => {
    const { sessionId } = await ask('Do you have a garden?');
    await go(`/inbox?view=all&session=${sessionId}`);
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    const isGone = () => row('Do you have a garden?').waitFor({ state: 'detached' });
    const status = async () => (await callApi(page, `GET /v1/conversations/${sessionId}`)).code;
    await choose('Delete the conversation');
    await isGone();
    await expect.poll(status).toBe('not_found');
    await page.getByRole('button', { name: 'Undo' }).click();
    await row('Do you have a garden?').click();
    await choose('Erase everything of this visitor');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
    await isGone();
    await expect.poll(status).toBe('not_found');
  });

  test('a dialog closes with Escape or a click beside it, and the focus returns', async () => {
    const { sessionId } = await ask('Do you have a garden?');
    await go(`/inbox?view=all&session=${sessionId}`);
    const more = page.getByRole('button', { name: 'More actions' });
    const dialog = page.getByRole('dialog', { name: 'Erase everything of this visitor' });
    const open = async () => {
      await more.click();
      await page.getByRole('menuitem', { name: 'Erase everything of this visitor' }).click();
      await dialog.waitFor();
    };
    await open();
    for (let at = 0; at < 4; at++) await page.keyboard.press('Tab');
    expect(await page.evaluate('document.querySelector("dialog").contains(document.activeElement)')).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await isFocused(more)).toBe(true);
    await open();
    await dialog.getByText(sessionId).hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await dialog.waitFor();
    await page.mouse.click(5, 5);
    await dialog.waitFor({ state: 'detached' });
    expect(await isFocused(more)).toBe(true);
    expect(ann.faults).toEqual([]);
  });

  test('a conversation is put aside until a time, and comes back when its visitor writes', async () => {
    const { sessionId, send } = await ask('Do you have bicycles?');
    await go(`/inbox?view=open&session=${sessionId}`);
    await row('Do you have bicycles?').waitFor();
    await page.getByRole('button', { name: 'Snooze' }).click();
    expect((await inspect(page)).faults).toEqual([]);
    await page.getByRole('menuitem', { name: 'in 1 hour' }).focus();
    await page.keyboard.press('Enter');
    await row('Do you have bicycles?').waitFor({ state: 'detached' });
    await go(`/inbox?view=snoozed&session=${sessionId}`);
    await row('Do you have bicycles?').waitFor();
    await page.getByText(/Snoozed until/).waitFor();
    await send('chat', { message: 'Or scooters?' });
    await page.getByText(/Snoozed until/).waitFor({ state: 'detached' });
    await go('/inbox?view=open');
    await row('Or scooters?').waitFor();
    expect(ann.faults).toEqual([]);
  });

  test('the inbox, the transcript and the analytics show a visitor’s rating', async () => {
    const { data: bots } = await callApi(page, 'GET /v1/bots');
    const { id } = bots.find(({ name }: { name: string }) => name === 'Naree');
    await go(`/bots/${id}`);
    await page.getByLabel('Ask for a rating').check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved').first().waitFor();
    const visitor = await ask('Is breakfast included?');
    const path = `/conversations/${visitor.sessionId}`;
    await callApi(page, `POST /v1${path}/status`, { status: 'closed' });
    await go(`/inbox?view=closed&session=${visitor.sessionId}`);
    await page.getByRole('log').getByText('The visitor was asked for a rating').waitFor();
    await visitor.send('csat', { score: 5, comment: 'أهلًا وسهلًا' });
    const panel = page.getByRole('region', { name: 'Visitor rating' });
    await panel.getByText('5 of 5').waitFor();
    await panel.getByText('أهلًا وسهلًا').waitFor();
    await row('Is breakfast included?').getByText('5 of 5').waitFor();
    expect(await inspect(page)).toEqual({ overflow: 0, faults: [] });
    await go('/analytics');
    await page.getByText('5 of 5').waitFor();
    await page.getByText('1 rating').waitFor();
  });

  test('a saved reply is written in the settings and sent with a slash', async () => {
    const { sessionId, send } = await ask('I want to talk to a person');
    await send('lead', { name: 'Siti', email: 'siti@example.com' });
    await go('/settings');
    await page.getByRole('button', { name: 'Add a saved reply' }).click();
    await page.getByRole('textbox', { name: 'Shortcut' }).fill('/Hours');
    await page.getByRole('textbox', { name: 'Text' }).fill('Hi {{customer.name}}, we open at nine.');
    expect((await inspect(page)).faults).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Edit: /hours' }).waitFor();
    await go(`/inbox?session=${sessionId}`);
    await page.getByLabel('Reply').pressSequentially('Good day. /ho');
    await page.getByRole('option', { name: '/hours' }).waitFor();
    expect((await inspect(page)).faults).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await page.getByLabel('Reply').inputValue()).toBe('Good day. Hi Siti, we open at nine.');
    await page.getByLabel('Reply').pressSequentially(' This is {{agent.name}}.');
    await page.getByRole('status').filter({ hasText: '{{agent.name}} → Ann Lee' }).waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('log').getByText('Good day. Hi Siti, we open at nine. This is Ann Lee.').waitFor();
    const unnamed = await ask('I want to talk to a person');
    await go(`/inbox?session=${unnamed.sessionId}`);
    await page.getByLabel('Reply').pressSequentially('/ho');
    await page.getByRole('option', { name: '/hours' }).click();
    expect(await page.getByLabel('Reply').inputValue()).toBe('Hi {{customer.name}}, we open at nine.');
    await page.getByText('The customer’s name is not known.').waitFor();
    expect((await inspect(page)).faults).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await page.getByRole('log').getByText('Hi, we open at nine.').waitFor();
    expect(ann.faults).toEqual([]);
  });

  test('a person says that they are online, gets the visitors, and gives one to a colleague', async () => {
    const { world } = dashboard;
    const colleague = await createPerson(world, { name: 'Dewi Lestari' });
    const { memberId: personId } = colleague;
    await addMember(world.runtime.database.system.sql, { workspaceId: workspace, personId, role: 'support' });
    await go('/settings');
    await page.getByLabel('Visitors who want a person').selectOption('round_robin');
    await page.getByRole('button', { name: 'Save' }).last().click();
    const setting = async () => (await callApi(page, 'GET /v1/workspace')).data.assignment;
    await expect.poll(setting).toBe('round_robin');
    const menu = page.getByRole('button', { name: 'Serambi Tea' });
    await menu.click();
    expect((await inspect(page)).faults).toEqual([]);
    await page.getByRole('menuitemradio', { name: 'Online' }).click();
    await expect.poll(async () => (await callApi(page, 'GET /v1/me')).data.presence).toBe('online');
    const { sessionId } = await ask('Is there a sauna?', 'I want to talk to a person');
    await go(`/inbox?view=mine&session=${sessionId}`);
    await row('I want to talk to a person').first().waitFor();
    const choice = page.getByRole('combobox', { name: 'Assigned to' });
    expect((await inspect(page)).faults).toEqual([]);
    await choice.selectOption({ label: 'Dewi Lestari · Away' });
    const read = async () => (await callApi(page, `GET /v1/conversations/${sessionId}`)).data.assignee?.name;
    await expect.poll(read).toBe('Dewi Lestari');
    await row('Dewi Lestari').waitFor();
    await useKeyboard(page).choose(choice, 'Nobody');
    await expect.poll(read).toBeUndefined();
    expect(await isFocused(choice)).toBe(true);
    await callApi(page, 'PATCH /v1/workspace', { assignment: 'manual' });
    expect(ann.faults).toEqual([]);
  });

  test('the messages of each day have its name above them, and each message has its time', async () => {
    const { sessionId, send } = await ask('Do you have bread?');
    for (const message of ['And milk?', 'And eggs?']) await send('chat', { message });
    const { sql } = dashboard.world.runtime.database.system;
    for (const [text, days] of [
      ['Do you have bread?', 40],
      ['And milk?', 1],
    ] as const)
      await sql`
        update messages m set created_at = m.created_at - ${days} * interval '1 day' from conversations c
        where c.id = m.conversation_id and c.session_id = ${sessionId}
          and m.position in (select q.position + step from messages q, generate_series(0, 1) step
            where q.conversation_id = c.id and q.content = ${text})`;
    await go(`/inbox?view=all&session=${sessionId}`);
    const log = page.getByRole('log');
    await log.getByText('And eggs?').waitFor();
    const times = () => log.locator('time').allTextContents();
    const clock = expect.stringMatching(/^\d{1,2}:\d\d\s[AP]M$/);
    const day = expect.stringMatching(/^\w+day, \w+ \d{1,2}$|^\w+ \d{1,2}, \d{4}$/);
    expect(await times()).toEqual([day, clock, clock, 'Yesterday', clock, clock, 'Today', clock, clock]);
    expect(await log.locator('article time').first().getAttribute('title')).toMatch(/20\d\d/);
    expect((await inspect(page)).faults).toEqual([]);
    const storageState = await page.context().storageState();
    const { page: indonesian } = await dashboard.browse({ locale: 'id', storageState });
    await indonesian.goto(`${dashboard.service.url}/${workspace}/inbox?view=all&session=${sessionId}`);
    await indonesian.getByRole('log').getByText('Kemarin').waitFor();
    await indonesian.getByRole('log').getByText('Hari ini').waitFor();
    await indonesian.context().close();
    expect(ann.faults).toEqual([]);
  });

  test('a note and tags stand beside a conversation, and a tag narrows the list', async () => {
    const { sessionId } = await ask('Do you repair bags?', 'I want to talk to a person');
    await go(`/inbox?session=${sessionId}`);
    await page.getByRole('button', { name: 'Add a note' }).click();
    await page.getByLabel('Private note').fill('She comes every week.');
    expect((await inspect(page)).faults).toEqual([]);
    await page.keyboard.press('Control+Enter');
    const note = page.getByRole('log').getByRole('article').filter({ hasText: 'She comes every week.' });
    await note.getByText('Private note').waitFor();
    expect(await isFocused(page.getByRole('button', { name: 'Add a note' }))).toBe(true);
    const tag = (name: string) => page.getByRole('button', { name: `Remove the tag ${name}` });
    for (const name of ['vip', 'repairs']) {
      await page.getByRole('button', { name: 'Add a tag' }).click();
      await page.getByRole('combobox', { name: 'Add a tag' }).fill(name);
      await page.keyboard.press('Enter');
      await tag(name).waitFor();
      expect(await isFocused(page.getByRole('button', { name: 'Add a tag' }))).toBe(true);
    }
    await tag('vip').click();
    await tag('vip').waitFor({ state: 'detached' });
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      const { faults, overflow } = await inspect(page);
      expect([faults, overflow], `${size.width}`).toEqual([[], 0]);
      expect(await isInView(page.getByLabel('Reply'))).toBe(true);
    }
    await go('/inbox?view=all');
    await page.getByRole('combobox', { name: 'Tags' }).selectOption('repairs');
    await page.waitForURL(/tag=repairs/);
    await expect.poll(() => page.getByRole('listitem').getByRole('button').count()).toBe(1);
    expect(await page.getByRole('listitem').getByRole('button').textContent()).toContain('repairs');
    expect(ann.faults).toEqual([]);
  });

  test('a person chooses how they are alerted, and hears when somebody waits', async () => {
    // A browser context of a test is private, where nothing may notify, and no push service is in reach.
    await page.addInitScript(`
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = async () => 'granted';
      PushManager.prototype.getSubscription = async () => null;
      PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        window.pushKeyBytes = applicationServerKey.length;
        return { toJSON: () => ({ endpoint: 'https://push.example.com/1', keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }) };
      };
      window.tones = 0;
      window.AudioContext = class extends AudioContext { constructor() { super(); window.tones++; } };`);
    await page.goto(`${dashboard.service.url}/${workspace}/settings`);
    const push = page.getByLabel('Notifications in this browser');
    await push.check();
    const { sql } = dashboard.world.runtime.database.system;
    const count = async () => (await sql`select 1 from push_subscriptions`).length;
    await expect.poll(count).toBe(1);
    expect(await page.evaluate('pushKeyBytes')).toBe(65);
    expect(
      await page.evaluate(
        'navigator.serviceWorker.controller ?? navigator.serviceWorker.ready.then(({ active }) => new URL(active.scriptURL).pathname)',
      ),
    ).toBe('/push-worker.js');
    await page.getByLabel('Email when nobody replies').uncheck();
    await page.getByLabel('Quiet hours').check();
    await page
      .getByLabel('Until', { exact: true })
      .or(page.getByLabel('To', { exact: true }))
      .waitFor();
    await page.getByLabel('Quiet hours').uncheck();
    await expect
      .poll(async () => (await callApi(page, 'GET /v1/me')).data.alerts)
      .toEqual({ sound: true, push: true, mail: false, quiet_hours: null });
    // The number is read before, so one more is one more.
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Inbox' }).waitFor();
    await page.evaluate(
      'fetch("/v1/conversations?waiting=true&limit=1&count=true").then((answer) => answer.json())',
    );
    const before = await page.evaluate<number>('tones');
    await ask('I want to talk to a person');
    await expect.poll(() => page.evaluate<number>('tones')).toBe(before + 1);
    await push.uncheck();
    await expect.poll(count).toBe(0);
    expect(ann.faults).toEqual([]);
  });
});
