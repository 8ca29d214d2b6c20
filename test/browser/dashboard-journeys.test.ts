import { createHmac } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSite, page as pageOf, type Site } from '@jawab/worker/site.testing.ts';
import type { Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signIdentity } from '../support/identity.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { useChat } from './chat-page.ts';
import { openChromium } from './chromium.ts';
import {
  callApi,
  type Dashboard,
  type DashboardBrowser,
  findUnknownRequests,
  openDashboard,
  setUp,
  watchShifts,
} from './dashboard.ts';
import { inspect } from './dashboard-pages.ts';
import { findEngines } from './engine.ts';
import { type Keyboard, useKeyboard } from './keyboard.ts';

const firstTexts = {
  ja: {
    text: '## 配送日数\n配送には国内で2～4営業日かかります。',
    question: '配送日数',
    answer: '2～4営業日',
  },
  ar: {
    text: '## مدة التوصيل\nيستغرق التوصيل من يومين إلى أربعة أيام عمل.',
    question: 'مدة التوصيل',
    answer: 'من يومين إلى أربعة أيام',
  },
};

describe.runIf(findEngines().includes('chromium'))('journeys in the dashboard', () => {
  let dashboard: Dashboard;
  let receiver: Receiver;
  let site: Site;
  let ann: DashboardBrowser;
  let keys: Keyboard;
  let home: string;
  let botId: string;
  let publicKey: string;
  beforeAll(async () => {
    receiver = await startReceiver();
    site = await openSite();
    dashboard = await openDashboard({ EGRESS_ALLOW: `${receiver.host},${site.host}` });
    ann = await dashboard.browse({ acceptDownloads: true });
    keys = useKeyboard(ann.page);
    await setUp(ann.page, dashboard.setupUrl);
    home = ann.page.url().replace(/\/start$/, '');
    await dashboard.world.runtime.database.system.sql`update workspaces set egress_allowed = true`;
    const document = await callApi(ann.page, 'POST /v1/kb/ingest', {
      title: 'Delivery',
      text: '## Delivery times\nDelivery takes 2 to 4 working days inside Indonesia.',
    });
    const { data } = await callApi(ann.page, 'POST /v1/bots', { name: 'Serambi Tea' });
    botId = data.id;
    publicKey = (await callApi(ann.page, `PATCH /v1/bots/${botId}`, { hostedPage: true })).data.public_key;
    await callApi(ann.page, `GET /v1/kb/${document.data.id}?wait=30`);
  });
  afterAll(async () => {
    await dashboard?.close();
    await receiver?.close();
    await site?.close();
  });
  beforeEach(() => dashboard.world.runtime.database.system.sql`delete from rate_buckets`);
  const go = (path: string) => ann.page.goto(`${home}${path}`);
  const press = (name: string | RegExp) => keys.press(ann.page.getByRole('button', { name }));
  const confirmNext = () => ann.page.once('dialog', (dialog) => void dialog.accept());

  test.each(Object.entries(firstTexts))(
    'a person sets up a workspace in %s and reads a first answer with its source',
    async (language, { text, question, answer }) => {
      const state = await ann.page.context().storageState();
      const { page } = await dashboard.browse({ storageState: state });
      const { fill, press } = useKeyboard(page);
      await page.addInitScript(`localStorage.setItem('jawab.language', '${language}')`);
      await page.goto(`${dashboard.service.url}/new`);
      await fill(page.locator('input[name=name]'), language);
      await page.keyboard.press('Enter');
      await fill(page.locator('textarea[name=knowledge]'), text);
      await press(page.locator('button[type=submit]'));
      await press(page.getByRole('button', { name: question }).first());
      await page.getByRole('blockquote').filter({ hasText: answer }).waitFor();
      expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr');
      await page.context().close();
    },
  );

  test('a folder dropped on the knowledge is read file by file, and refused files say why', async () => {
    const { page } = await dashboard.browse({ storageState: await ann.page.context().storageState() });
    const folder = await mkdtemp(join(tmpdir(), 'jawab-drop-'));
    await mkdir(join(folder, 'rooms'));
    await writeFile(join(folder, 'hours.txt'), 'We open at nine.');
    await writeFile(join(folder, 'rooms', 'prices.csv'), 'Room,Price\nGarden,150\n');
    await writeFile(join(folder, 'rooms', 'empty.pdf'), '');
    await writeFile(join(folder, '.DS_Store'), 'x');
    try {
      await page.goto(`${dashboard.service.url}/new`);
      await page.locator('input[name=name]').fill('Guesthouse');
      await page.keyboard.press('Enter');
      await page.waitForURL(/start$/);
      await page.goto(page.url().replace(/start$/, 'knowledge'));
      // The heading stands before the page takes files.
      await page.getByRole('button', { name: 'Add knowledge' }).first().waitFor();
      const session = await page.context().newCDPSession(page);
      const data = { items: [], files: [folder], dragOperationsMask: 1 };
      const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
        session.send('Input.dispatchDragEvent', { type, x: 400, y: 300, data });
      await drag('dragEnter');
      await drag('dragOver');
      await drag('drop');
      await page.getByText('Files sent: 2 of 3').waitFor();
      const refused = page.getByRole('listitem').filter({ hasText: 'empty.pdf' });
      expect(await refused.getByRole('alert').textContent()).toContain('empty');
      const row = (name: string) => page.getByRole('row').filter({ hasText: name });
      await row('hours').getByText('Ready').waitFor();
      await row('prices').getByText('Ready').waitFor();
    } finally {
      await page.context().close();
      await rm(folder, { recursive: true });
    }
  });

  test('the real window follows a draft, and saved settings reach visitors', async () => {
    const { page } = ann;
    await go('/bots/default');
    const frame = page.frameLocator('iframe');
    await frame.locator('jawab-chat').waitFor({ state: 'attached' });
    expect(await page.evaluate('document.activeElement.tagName')).toBe('H1');
    const colour = page.getByLabel('Colour of buttons');
    await keys.reach(colour);
    // Its picker is a part of the browser.
    await colour.fill('#7a1f5c');
    await expect
      .poll(() => frame.locator('html').evaluate((html) => html.style.getPropertyValue('--jawab-accent')))
      .toBe('#7a1f5c');
    await keys.fill(page.getByLabel('Greeting', { exact: true }), 'Welcome to Serambi.');
    await keys.fill(page.getByLabel('Suggested questions in English'), 'When do you open?');
    await frame.getByText('Welcome to Serambi.').first().waitFor();
    await frame.getByRole('button', { name: 'When do you open?' }).waitFor();
    expect((await callApi(page, `GET /v1/bots/${botId}`)).data.greeting).toBeNull();
    const warning = page.getByText('No site may show the window yet.');
    await warning.waitFor();
    await keys.choose(page.getByLabel('Hours in which people answer'), 'At s');
    await keys.fill(page.getByLabel('Sites that may show the bot'), 'https://shop.example');
    await warning.waitFor({ state: 'detached' });
    await press('Save');
    await page.getByText('Saved', { exact: true }).waitFor();
    await frame.getByText('Welcome to Serambi.').first().waitFor();
    const { data } = await callApi(page, `GET /v1/bots/${botId}`);
    expect(data).toMatchObject({
      greeting: 'Welcome to Serambi.',
      theme: { accent: '#7a1f5c' },
      allowed_origins: ['https://shop.example'],
      handoff_hours: { week: [{ from: '09:00', to: '17:00' }] },
    });
    await callApi(page, `PATCH /v1/bots/${botId}`, { handoffHours: {}, suggestions: {} });
  });

  test('the message beside the chat button is written, and the code for the pages asks for it', async () => {
    const { page } = ann;
    await go('/bots/default');
    const code = page.getByLabel('Code for your pages');
    await expect.poll(() => code.textContent()).toContain('data-accent="#7a1f5c" defer');
    const text = page.getByLabel('Message beside the chat button (English)');
    await keys.fill(text, 'Need a hand?');
    await page.getByText('whose code has data-bubble').waitFor();
    await keys.fill(page.getByLabel('Seconds before it appears'), '9');
    await keys.fill(page.getByLabel('Only on these pages'), 'rooms');
    await keys.choose(page.getByLabel('How often it appears'), 'Once a d');
    await press('Save');
    await page.getByText('must be a path such as /rooms/*').waitFor();
    await keys.fill(page.getByLabel('Only on these pages'), '/rooms/*');
    await press('Save');
    await page.getByText('Saved', { exact: true }).waitFor();
    const read = async () => (await callApi(page, `GET /v1/bots/${botId}`)).data;
    const { bubble, snippet } = await read();
    expect(bubble).toEqual({
      texts: { en: 'Need a hand?' },
      after_seconds: 9,
      paths: ['/rooms/*'],
      repeat: 'day',
    });
    expect(await code.textContent()).toContain(snippet.replace(/^.*?data-key/, 'data-key'));
    expect(snippet).toContain('data-accent="#7a1f5c" data-bubble defer');
    await text.fill('');
    await press('Save');
    await page.getByText('Saved', { exact: true }).waitFor();
    expect((await read()).bubble).toBeNull();
  });

  test('leaving unsaved settings asks first; a page without the code is reported', async () => {
    const { page } = ann;
    await keys.fill(page.getByLabel('Instructions'), 'Be brief.');
    const asked = new Promise<string>((resolve) =>
      page.once('dialog', (dialog) => {
        resolve(dialog.message());
        void dialog.dismiss();
      }),
    );
    await keys.press(page.getByRole('link', { name: 'Home' }));
    expect(await asked).toContain('not saved');
    await press('Cancel');
    receiver.answer((response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'));
    await keys.fill(page.getByLabel('Address of a page'), receiver.url);
    await press('Check a page');
    await page.getByText('does not work on this page yet').waitFor();
    const { origin } = new URL(receiver.url);
    await press(`Allow ${origin}`);
    await press('Save');
    await page.getByText('Saved', { exact: true }).waitFor();
    const { data } = await callApi(page, `GET /v1/bots/${botId}`);
    expect(data.allowed_origins).toEqual(['https://shop.example', origin]);
  });

  test('a greeting for some days is set and taken away, and the hosted page has a QR code', async () => {
    const { page } = ann;
    await go('/bots/default');
    await keys.fill(page.getByLabel('Greeting for a holiday'), 'Happy Songkran!');
    await page.getByLabel('First day').fill('2098-04-13');
    await page.getByLabel('Last day').fill('2098-04-15');
    await press('Save');
    await page.getByText('Saved', { exact: true }).waitFor();
    const read = async () => (await callApi(page, `GET /v1/bots/${botId}`)).data.seasonal_greeting;
    expect(await read()).toEqual({
      text: 'Happy Songkran!',
      from: '2098-04-13T00:00:00.000Z',
      until: '2098-04-16T00:00:00.000Z',
    });
    expect(await page.getByLabel('Last day').inputValue()).toBe('2098-04-15');
    const width = () =>
      page
        .getByAltText('QR code of this page')
        .evaluate((image) => 'naturalWidth' in image && image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    for (const name of ['Greeting for a holiday', 'First day', 'Last day'])
      await page.getByLabel(name).fill('');
    await press('Save');
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await read()).toBeNull();
  });

  test('a bot is archived, stays in the choice of bots, and answers again', async () => {
    const { page } = ann;
    const { data } = await callApi(page, 'POST /v1/bots', { name: 'Old Shop' });
    await go(`/bots/${data.id}`);
    await page.getByRole('button', { name: 'Archive the bot' }).click();
    const again = page.getByRole('button', { name: 'Let it answer again' });
    await again.waitFor();
    expect((await callApi(page, `GET /v1/bots/${data.id}`)).data.archived_at).not.toBeNull();
    expect(await page.locator('iframe').count()).toBe(0);
    await page.getByRole('combobox', { name: 'Bot', exact: true }).selectOption({ label: 'Serambi Tea' });
    await page
      .getByRole('combobox', { name: 'Bot', exact: true })
      .selectOption({ label: 'Old Shop · Archived' });
    await again.click();
    await page.getByRole('button', { name: 'Archive the bot' }).waitFor();
    expect((await callApi(page, `GET /v1/bots/${data.id}`)).data.archived_at).toBeNull();
    await callApi(page, `DELETE /v1/bots/${data.id}`);
  });

  test('a test is made of an answer, runs, and is compared with the run before', async () => {
    const { page } = ann;
    const message = 'How long does delivery take?';
    await callApi(page, 'POST /v1/chat', { chatbotId: botId, message, stream: false, sessionId: 'one' });
    await go('/inbox?view=all&session=one');
    await press('Make a test of this');
    await keys.press(page.getByRole('link', { name: 'Open tests' }));
    for (const _ of ['first', 'second']) {
      await press('Run tests');
      await page.getByText('The tests are running…').waitFor({ state: 'detached' });
      await page.getByText('1 / 1').first().waitFor();
    }
    await page.getByRole('combobox', { name: 'Runs' }).waitFor();
    await page.getByRole('cell', { name: 'Passed' }).waitFor();
    await press('Import CSV');
    await keys.fill(page.getByLabel('Table'), 'question,expectedAnswer\nWhere are you?,Jakarta');
    await keys.press(page.getByRole('dialog').getByRole('button', { name: 'Import CSV' }));
    await page.getByText('Where are you?', { exact: true }).waitFor();
    await page.getByText('Not run yet').waitFor();
  });

  test('tests run by themselves as often as the page says', async () => {
    const { page } = ann;
    await keys.choose(page.getByLabel('Run automatically'), 'Every w');
    await expect
      .poll(async () => (await callApi(page, `GET /v1/bots/${botId}`)).data.test_schedule)
      .toBe('weekly');
  });

  test('a search of passages shows what the bot finds, and whether it would answer', async () => {
    const { page } = ann;
    await go('/knowledge');
    await keys.press(page.getByRole('link', { name: 'Search passages' }));
    await keys.fill(page.getByRole('searchbox'), 'How long does delivery take?');
    await page.keyboard.press('Enter');
    await page.getByText('2 to 4 working days').waitFor();
    await page.getByText('The bot would answer from these passages.').waitFor();
    const current = page.getByRole('navigation', { name: 'Knowledge' }).locator('[aria-current]');
    expect(await current.allInnerTexts()).toEqual(['Search passages']);
    await go('/knowledge');
    await page.getByText('Total 1').waitFor();
  });

  test('a table in a document is shown as a table', async () => {
    const { page } = ann;
    const text =
      '# Rooms\n\nTwo rooms.\n\n| Room | Price |\n|---|---|\n| Garden | 1,200 |\n| River | 2,600 |';
    const { data } = await callApi(page, 'POST /v1/kb/ingest', { title: 'Rooms', text });
    await callApi(page, `GET /v1/kb/${data.id}?wait=30`);
    await go(`/knowledge?document=${data.id}`);
    const rows = page.getByRole('dialog').getByRole('row');
    await rows.first().waitFor();
    expect(await rows.allInnerTexts()).toEqual(['Room\tPrice', 'Garden\t1,200', 'River\t2,600']);
    expect(await page.getByRole('dialog').textContent()).not.toContain('|');
    await callApi(page, `DELETE /v1/kb/${data.id}`);
  });

  test('a conversation is assigned, and assigned to nobody again', async () => {
    const { page } = ann;
    await go('/inbox?view=all&session=one');
    const choice = page.getByRole('combobox', { name: 'Assigned to' });
    const read = async () => (await callApi(page, 'GET /v1/conversations/one')).data.assignee;
    // The choice stands before its people are read.
    await choice.getByRole('option').nth(1).waitFor({ state: 'attached' });
    await choice.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(read).toMatchObject({ name: expect.any(String) });
    // While it is saved, the choice takes no key.
    await expect.poll(() => choice.isEnabled()).toBe(true);
    await choice.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(read).toBe(null);
  });

  test('a webhook is made, tested and verified with the text that the dashboard shows', async () => {
    const { page } = ann;
    receiver.answer((response) => void response.writeHead(204).end());
    receiver.received.length = 0;
    await go('/developers?tab=webhooks&add=webhook');
    await keys.fill(page.getByLabel('Address, with https'), receiver.url);
    await press('Create');
    const secret = await page.getByLabel('Secret').inputValue();
    expect(secret).toMatch(/^whsec_/);
    const asked = new Promise((resolve) =>
      page.once('dialog', (dialog) => void dialog.dismiss().then(() => resolve(dialog.message()))),
    );
    await page.keyboard.press('Escape');
    expect(await asked).toContain('not shown again');
    expect(await page.getByLabel('Secret').inputValue()).toBe(secret);
    confirmNext();
    await press('Done');
    await keys.press(page.getByRole('link', { name: receiver.url }));
    // The empty list of deliveries offers it too.
    await keys.press(page.getByRole('button', { name: 'Send a test event' }).first());
    await keys.press(page.getByRole('button', { name: 'lead.created' }));
    const signed = await page.getByRole('region', { name: 'Signed text' }).textContent();
    const [request] = receiver.received;
    expect(
      createHmac('sha256', secret)
        .update(signed?.trim() ?? '')
        .digest('hex'),
    ).toBe(request?.headers['x-service-signature']);
    await press('Send again');
    await expect.poll(() => receiver.received.length).toBe(2);
    expect(await page.content()).not.toContain(secret);
  });

  test('a secret for signed-in visitors is made, and the inbox says who is verified', async () => {
    const { page } = ann;
    await go(`/bots/${botId}`);
    await press('New secret');
    await keys.press(page.getByRole('dialog').getByRole('button', { name: 'New secret' }));
    const identity = signIdentity(await page.getByRole('textbox', { name: 'Secret' }).inputValue(), {
      sub: 'mei',
      name: 'Mei Tan',
    });
    confirmNext();
    await press('Done');
    const visit = async (path: string, body: object, headers = {}) =>
      (
        await fetch(`${dashboard.service.url}/v1/widget/${publicKey}/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        })
      ).text();
    const { session_token, session_id: session } = JSON.parse(await visit('session', { identity })).data;
    await visit('chat', { message: 'Hello' }, { 'x-widget-session': session_token });
    await go(`/inbox?view=all&session=${session}`);
    await page.getByRole('region', { name: 'Verified' }).getByText('Mei Tan').waitFor();
  });

  test('the palette finds a document with the keyboard alone, and single keys walk through the inbox', async () => {
    const { page } = ann;
    await go('');
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    // Who types on does not wait for the palette, and no letter is a key of the page.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Deliv');
    await expect.poll(() => page.getByRole('combobox').last().inputValue()).toBe('Deliv');
    await page.getByRole('option', { name: 'Delivery', exact: true }).waitFor();
    // Conversations are listed before documents, so that the last row is one.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText('2 to 4 working days').waitFor();
    await page.keyboard.press('Escape');
    for (const sessionId of ['two', 'three'])
      await callApi(page, 'POST /v1/chat', { chatbotId: botId, message: 'Hello', stream: false, sessionId });
    await go('/inbox?view=all');
    await page.locator('main').getByRole('listitem').nth(1).waitFor();
    await page.keyboard.press('j');
    await page.waitForURL(/session=/);
    const first = page.url();
    await page.keyboard.press('j');
    await expect.poll(() => page.url()).not.toBe(first);
    await page.keyboard.press('k');
    await expect.poll(() => page.url()).toBe(first);
    const conversation = page.getByRole('region', { name: 'Conversation' });
    await conversation.getByRole('button', { name: 'Close conversation' }).waitFor();
    await page.keyboard.press('e');
    await conversation.getByText('Closed').waitFor();
    await page.keyboard.press('a');
    await expect
      .poll(() => conversation.getByRole('combobox', { name: 'Assigned to' }).inputValue())
      .not.toBe('');
    await page.keyboard.press('r');
    await page.getByLabel('Reply').waitFor();
    await page.keyboard.press('r');
    await page.keyboard.type('Good day.');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('log').getByText('Good day.').waitFor();
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('/');
    expect(await page.evaluate('document.activeElement.type')).toBe('search');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('e');
    await conversation.getByText('Closed').waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('Next conversation').waitFor();
    await page.keyboard.press('Escape');
    await go('/settings');
    await keys.press(page.getByLabel('Single-key shortcuts'), 'Space');
    await page.keyboard.press('?');
    await keys.press(page.getByLabel('Single-key shortcuts'), 'Space');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('the palette opens a conversation by a word of its customer or the name of a lead, with the keyboard alone', async () => {
    const { page } = ann;
    const { sql } = dashboard.world.runtime.database.system;
    const [workspaceId = ''] = new URL(home).pathname.split('/').slice(1);
    const message = 'Is the samovar made of copper?';
    await callApi(page, 'POST /v1/chat', { chatbotId: botId, message, stream: false, sessionId: 'copper' });
    await sql`
      insert into leads (workspace_id, bot_id, session_id, name, email) values
        (${workspaceId}, ${botId}, 'copper', 'Farida Aziz', 'farida@example.com'),
        (${workspaceId}, ${botId}, 'no-conversation', 'Goran Babić', 'goran@example.com')`;
    const open = async (text: string) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(text);
    };
    const status = page.getByRole('dialog').getByRole('status');
    await go('');
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    await open('SAMOVAR');
    const row = page.getByRole('option', { name: 'Farida Aziz' });
    await row.getByText(message).waitFor();
    expect(await row.locator('mark').allInnerTexts()).toEqual(['samovar']);
    expect(await status.textContent()).toBe('Total 1');
    expect(await inspect(page)).toEqual({ faults: [], overflow: 0 });
    await page.keyboard.press('Enter');
    await page.waitForURL(/session=copper/);
    await page.getByRole('log').getByText(message).waitFor();

    // Enter waits for the reply to what was typed.
    await go('');
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    await open('farida');
    await page.keyboard.press('Enter');
    await page.waitForURL(/session=copper/);

    await open('goran');
    await page.getByRole('option', { name: 'Goran Babić' }).waitFor();
    expect(await page.getByRole('dialog').getByRole('option').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.waitForURL(/leads\?q=goran/);
    await page.getByText('Goran Babić', { exact: true }).waitFor();

    // A row of letters that have changed since is gone before the next reply, and Enter does not open it.
    const reply = Promise.withResolvers<void>();
    const later = '**/v1/conversations?q=copper+kettle&*';
    await page.route(later, async (route) => {
      await reply.promise;
      await route.continue();
    });
    const options = page.getByRole('dialog').getByRole('option');
    await open('copper');
    await options.first().waitFor();
    const asked = page.waitForRequest((request) => request.url().includes('kettle'));
    await page.keyboard.type(' kettle');
    await asked;
    expect(await options.count()).toBe(0);
    await page.keyboard.press('Enter');
    reply.resolve();
    await status.getByText('Nothing matches').waitFor();
    expect(page.url()).toContain('/leads?q=goran');
    await page.unroute(later);
    await page.keyboard.press('Escape');
  });

  test('the palette asks for nothing that the role of a person does not read', async () => {
    const storageState = await ann.page.context().storageState();
    const { page, requests } = await dashboard.browse({ storageState });
    await page.route('**/v1/me', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      body.data.scopes = body.data.scopes.filter((scope: string) => !/^(conversations|leads):/.test(scope));
      await route.fulfill({ response, json: body });
    });
    await page.goto(`${home}/knowledge`);
    await page.getByRole('button', { name: 'Delivery', exact: true }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('samovar');
    await page.getByRole('dialog').getByText('Nothing matches').waitFor();
    for (const path of ['conversations', 'leads']) expect(requests).not.toContain(`GET /v1/${path}`);
    await page.context().close();
  });

  test('the palette changes the language of the dashboard', async () => {
    const storageState = await ann.page.context().storageState();
    const { page } = await dashboard.browse({ storageState });
    await page.goto(home);
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('arab');
    await page.getByRole('option', { name: 'العربية · Arabic' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
    await page.context().close();
  });

  test('what the widget could not answer is answered in the dashboard, and then by the widget', async () => {
    const { page } = ann;
    const browser = await openChromium();
    const chat = useChat(browser);
    await browser.open(`${dashboard.service.url}/c/${publicKey}?lang=en`);
    await chat.focuses('.composer textarea');
    await chat.type('Do you sell teapots?');
    await browser.press('Enter');
    await chat.has('.bot .bubble');
    await go('/unanswered');
    const card = page.getByRole('article').filter({ hasText: 'Do you sell teapots?' });
    await keys.press(card.getByRole('button', { name: 'Write an answer' }));
    await keys.fill(page.getByLabel('Answer'), 'Yes, iron teapots for two and for four people.');
    await press('Save answer');
    await page.getByText('Yes, iron teapots').first().waitFor();
    await chat.type('Do you sell teapots?');
    await browser.press('Enter');
    await chat.reads('.bot .bubble', 'iron teapots for two');
    await browser.close();
  });

  test('a visitor asks for a person, who replies in the inbox and hands back to the bot', async () => {
    const { page } = ann;
    const browser = await openChromium();
    const chat = useChat(browser);
    await go('/inbox');
    await page.getByText('Nobody is waiting for a person.').waitFor();
    await browser.open(`${dashboard.service.url}/c/${publicKey}?lang=en`);
    await chat.focuses('.composer textarea');
    await chat.type('I want to talk to a human');
    await browser.press('Enter');
    const waiting = page.getByRole('listitem').getByRole('button', { name: 'I want to talk to a human' });
    await keys.press(waiting);
    await keys.fill(page.getByLabel('Reply'), 'Hello, this is Ann.');
    await press('Send reply');
    await chat.reads('.person .bubble', 'Hello, this is Ann.');
    await press('Hand back to the bot');
    await page.getByRole('button', { name: 'Take over' }).waitFor();
    await chat.click('.composer textarea');
    await chat.type('How long does delivery take?');
    await browser.press('Enter');
    await chat.reads('.bot .bubble', '2 to 4 working days');
    await browser.close();
  });

  test('a text is renamed and edited where its passages are shown', async () => {
    const { page } = ann;
    const { data } = await callApi(page, 'POST /v1/kb/ingest', {
      title: 'Parking',
      text: 'Parking costs five dollars.',
    });
    await callApi(page, `GET /v1/kb/${data.id}?wait=30`);
    await go('/knowledge');
    await page.getByRole('button', { name: 'Parking', exact: true }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText('Parking costs five dollars.').waitFor();
    await drawer.getByText('Edit', { exact: true }).click();
    await drawer.getByLabel('Title').fill('Parking and bicycles');
    await drawer.getByLabel('Text').fill('Parking is free.');
    await drawer.getByRole('button', { name: 'Save' }).first().click();
    await drawer.getByRole('heading', { name: 'Parking and bicycles' }).waitFor();
    await drawer.getByRole('listitem').filter({ hasText: 'Parking is free.' }).waitFor();
    await page.keyboard.press('Escape');
  });

  test('facts of a business become knowledge, questions of the bot, and a form again', async () => {
    const { page } = ann;
    await go('/knowledge?add=facts');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Kind of business').selectOption('restaurant');
    await dialog.getByLabel('Opening hours').fill('Every day from 11:00 to 22:00');
    await dialog.getByLabel('Vegetarian and halal dishes').fill('All our meat is halal.');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'About us', exact: true }).click();
    await dialog.getByText('Opening hours: Every day from 11:00 to 22:00').waitFor();
    const { data: bot } = await callApi(page, `GET /v1/bots/${botId}`);
    expect(bot.suggestions.en).toEqual(['When are you open?', 'Do you have vegetarian or halal dishes?']);

    await dialog.getByText('Edit', { exact: true }).click();
    await dialog.getByLabel('Opening hours').fill('Every day from 10:00 to 22:00');
    await dialog.getByLabel('Parking').fill('Free behind the house');
    await dialog.getByRole('button', { name: 'Save' }).first().click();
    await dialog.getByText('Opening hours: Every day from 10:00 to 22:00').waitFor();
    await dialog.getByText('Parking: Free behind the house').waitFor();
    await dialog.getByRole('button', { name: 'Edit as text' }).click();
    await expect.poll(() => dialog.getByLabel('Text').inputValue()).toContain('## Is there parking?');
    await page.keyboard.press('Escape');
  });

  test('the file of a document is replaced where its passages are shown', async () => {
    const { page } = ann;
    const send = (name: string, text: string) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
    await go('/knowledge?add=file');
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(send('menu.txt', 'Soup costs four dollars.'));
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'menu.txt', exact: true }).click();
    await dialog.getByText('Soup costs four dollars.').waitFor();
    await dialog.getByText('Edit', { exact: true }).click();
    await dialog.getByLabel('Replace the file').setInputFiles(send('new.txt', 'Soup costs five dollars.'));
    await dialog.getByText('Soup costs five dollars.').waitFor();
    expect(await dialog.getByText('Soup costs four dollars.').count()).toBe(0);
    await dialog.getByRole('heading', { name: 'menu.txt' }).waitFor();
    await page.keyboard.press('Escape');
  });

  /** Sets a start page with links to `names`, which answer when they are released, and adds it in the dashboard. */
  const addSite = async (path: string, names: string[]) => {
    const released = Promise.withResolvers<void>();
    const links = names.map((name) => `<a href="${name}">more about it</a>`).join(' ');
    site.on(path, pageOf(`The start. ${links}`));
    for (const name of names.filter((one) => one !== 'gone'))
      site.on(`${path}${name}`, (request, response) =>
        released.promise.then(() => pageOf(`All about ${name}.`)(request, response)),
      );
    await go('/knowledge?add=site');
    await keys.fill(ann.page.getByLabel('Address'), `${site.origin}${path}`);
    await ann.page.keyboard.press('Enter');
    return {
      progress: ann.page.getByRole('region', { name: `${site.origin}${path}` }),
      release: released.resolve,
    };
  };

  test('a whole site shows how many pages were found and read, after a reload too, until it is closed', async () => {
    const { page } = ann;
    const { progress, release } = await addSite('/help/', ['rooms', 'gone']);
    await progress.getByRole('status').getByText('Pages read: 1 of 3').waitFor();
    await progress.getByText('1 did not work').waitFor();
    await page.reload();
    await progress.getByRole('button', { name: 'Stop' }).waitFor();
    expect(await progress.getByRole('progressbar', { name: 'Pages' }).getAttribute('value')).toBe('2');
    release();
    await progress.getByText('Pages read: 2 of 3').waitFor();
    await progress.getByText('Done').waitFor();
    expect(await progress.getByRole('progressbar').count()).toBe(0);
    await keys.press(progress.getByRole('button', { name: 'Close' }));
    await progress.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('row').filter({ hasText: 'help/rooms' }).waitFor();
    expect(await progress.count()).toBe(0);
  });

  test('a site is stopped while its pages are read', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `page-${at}`);
    const { progress, release } = await addSite('/long/', names);
    await progress.getByText('Pages read: 1 of 61').waitFor();
    await keys.press(progress.getByRole('button', { name: 'Stop' }));
    await progress.getByText('Stopped').waitFor();
    const focused = "document.activeElement.getAttribute('aria-label')";
    expect(await ann.page.evaluate(focused)).toBe('Close');
    release();
    await progress.getByText(/^Pages read: (\d+) of \1$/).waitFor();
    expect(site.asked.filter((path) => path.startsWith('/long/page')).length).toBeLessThan(names.length);
    const { data } = await callApi(ann.page, 'GET /v1/kb?status=queued');
    expect(data).toEqual([]);
  });

  test('pages of a site are chosen before they are read, with keys only, and stay chosen after a reload', async () => {
    const { page } = ann;
    const names = Array.from({ length: 12 }, (_, at) => `room-${at}`);
    site.on('/tick/', pageOf(names.map((name) => `<a href="${name}">more</a>`).join(' ')));
    for (const name of names) site.on(`/tick/${name}`, pageOf(`All about ${name}.`));
    const known = await callApi(page, 'POST /v1/kb/ingest', {
      title: 'Room 3',
      url: `${site.origin}/tick/room-3`,
    });
    await callApi(page, `GET /v1/kb/${known.data.id}?wait=30`);
    await go('/knowledge?add=site');
    await keys.fill(page.getByLabel('Address'), `${site.origin}/tick/`);
    await keys.press(page.getByLabel('Choose the pages first'), 'Space');
    await keys.press(page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }));
    const progress = page.getByRole('region', { name: `${site.origin}/tick/` });
    await progress.getByRole('status').getByText('13 pages found').waitFor();
    const pages = progress.getByRole('group', { name: 'Choose pages' });
    await pages.getByRole('checkbox', { name: 'room-3 Already added' }).waitFor();
    expect(await pages.getByRole('checkbox').count()).toBe(14);
    const all = pages.getByLabel('Select all that are shown');
    await keys.press(all, 'Space');
    expect(await progress.getByRole('button', { name: 'Read 0 pages' }).isDisabled()).toBe(true);
    await keys.fill(progress.getByLabel('Search'), 'ROOM  tick 1');
    expect(await pages.getByRole('listitem').count()).toBe(3);
    await keys.press(pages.getByRole('checkbox', { name: 'room-11' }), 'Space');
    expect(await all.evaluate((box: { indeterminate: boolean }) => box.indeterminate)).toBe(true);
    await page.reload();
    await keys.press(progress.getByRole('checkbox', { name: 'room-5' }), 'Space');
    expect(await inspect(page)).toEqual({ faults: [], overflow: 0 });
    await keys.press(progress.getByRole('button', { name: 'Read 2 pages' }));
    await progress.getByText('Pages read: 2 of 2').waitFor();
    await keys.press(progress.getByRole('button', { name: 'Close' }));
    const { data } = await callApi(page, 'GET /v1/kb?q=/tick/');
    const read = data.map(({ source_url }: { source_url: string }) => source_url.split('/tick/')[1]);
    expect(read.sort()).toEqual(['room-11', 'room-3', 'room-5']);

    await go('/knowledge?add=site');
    expect(await page.getByLabel('Choose the pages first').isChecked()).toBe(true);
    await page.getByLabel('Choose the pages first').uncheck();
  });

  test('a search for pages is stopped, and what it found is read', async () => {
    const { page } = ann;
    const held = Promise.withResolvers<void>();
    site.on('/few/', pageOf('<a href="a">more</a> <a href="b">more</a>'));
    site.on('/few/a', (request, response) =>
      held.promise.then(() => pageOf('<a href="late">more</a>')(request, response)),
    );
    site.on('/few/b', pageOf('All about b.'));
    await go('/knowledge?add=site');
    await page.getByLabel('Address').fill(`${site.origin}/few/`);
    await page.getByLabel('Choose the pages first').check();
    await page.keyboard.press('Enter');
    const progress = page.getByRole('region', { name: `${site.origin}/few/` });
    await progress.getByRole('status').getByText('3 pages found').waitFor();
    await progress.getByText('Searching').waitFor();
    await keys.press(progress.getByRole('button', { name: 'Stop' }));
    await keys.press(progress.getByRole('button', { name: 'Read 3 pages' }));
    const focused = "document.activeElement.closest('section')?.ariaLabel";
    await expect.poll(() => page.evaluate(focused)).toBe(`${site.origin}/few/`);
    held.resolve();
    await progress.getByText('Pages read: 3 of 3').waitFor();
    expect(site.asked).not.toContain('/few/late');
    await keys.press(progress.getByRole('button', { name: 'Close' }));
    await go('/knowledge?add=site');
    await page.getByLabel('Choose the pages first').uncheck();
  });

  test('a token gets the scopes of its use', async () => {
    const { page } = ann;
    await go('/developers?add=token');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('n8n');
    await dialog.getByLabel('Use of the token').selectOption('n8n');
    expect(await dialog.getByLabel('kb:write').isChecked()).toBe(true);
    await dialog.getByLabel('Use of the token').selectOption({ label: 'An agent that only reads' });
    await dialog.getByRole('button', { name: 'Create' }).click();
    await dialog.getByText('It is not shown again').waitFor();
    const { data } = await callApi(page, 'GET /v1/tokens');
    const [{ scopes }] = data.filter(({ name }: { name: string }) => name === 'n8n');
    expect(scopes.filter((scope: string) => !scope.endsWith(':read'))).toEqual([]);
    page.once('dialog', (asked) => void asked.accept());
    await page.keyboard.press('Escape');
  });

  test('several documents are chosen and deleted, and come back with Undo', async () => {
    const { page } = ann;
    await go('/knowledge');
    await keys.press(page.getByLabel('Select all that are shown'), 'Space');
    await page.getByText(/\d selected/).waitFor();
    await keys.press(page.getByRole('button', { name: 'Delete', exact: true }));
    await page.getByText('No knowledge yet').waitFor();
    await press('Undo');
    await page.getByRole('button', { name: 'Delivery', exact: true }).waitFor();
  });

  test('a list is downloaded as CSV with the filters of the page', async () => {
    const { page } = ann;
    await go('/inbox?view=all');
    const [download] = await Promise.all([page.waitForEvent('download'), press('Export CSV')]);
    expect(download.suggestedFilename()).toBe('conversations.csv');
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('Delivery takes 2 to 4 working days inside Indonesia.');
  });

  test('an answer in Try it is improved, and asked again', async () => {
    const { page } = ann;
    await go('/try');
    await keys.fill(page.getByLabel('Question'), 'Do you ship to Mars?');
    await press('Ask');
    await press('Improve this answer');
    expect(await page.getByRole('dialog').getByLabel('Answer').inputValue()).toBe('');
    await keys.fill(page.getByRole('dialog').getByLabel('Answer'), 'Not yet: we ship to Earth only.');
    await press('Save answer');
    await page.getByText('we ship to Earth only').last().waitFor();
    await page.getByRole('button', { name: 'Copy this question as' }).waitFor();
  });

  test('usage shows the messages of each bot, and the plans', async () => {
    const { page } = ann;
    await go('/usage');
    await page.getByRole('row', { name: /Serambi Tea/ }).waitFor();
    await page.getByText('Your plan', { exact: true }).waitFor();
  });

  test('nothing on the usage page moves when its last part is read', async () => {
    const storageState = await ann.page.context().storageState();
    const { page } = await dashboard.browse({ storageState });
    const moved = await watchShifts(page);
    const read = Promise.withResolvers<void>();
    await page.route('**/v1/plans', async (route) => {
      await read.promise;
      await route.continue();
    });
    const others = ['/v1/usage', '/v1/usage/days'].map((path) =>
      page.waitForResponse((response) => new URL(response.url()).pathname === path),
    );
    await page.goto(`${home}/usage`);
    await Promise.all(others);
    await page.getByRole('status', { name: 'Loading' }).waitFor();
    read.resolve();
    await page.getByText('Your plan', { exact: true }).waitFor();
    expect(await moved()).toBeLessThan(0.02);
  });

  test('a lead gets a state, an owner and a note, with the keyboard, and the list is narrowed to a state', async () => {
    const { page } = ann;
    const { sql } = dashboard.world.runtime.database.system;
    const [workspaceId = ''] = new URL(home).pathname.split('/').slice(1);
    await sql`
      insert into leads (workspace_id, bot_id, session_id, name, email) values
        (${workspaceId}, ${botId}, 'lead-bea', 'Bea', 'bea@example.com'),
        (${workspaceId}, ${botId}, 'lead-cid', 'Cid', 'cid@example.com')`;
    const bea = async () => (await callApi(page, 'GET /v1/leads?q=lead-bea')).data[0];
    await go('/leads');
    const state = page.getByLabel('State: Bea');
    await state.focus();
    await state.press('C');
    await expect.poll(async () => (await bea()).state).toBe('contacted');
    expect(await state.evaluate((field) => field === field.ownerDocument.activeElement)).toBe(true);
    await page.getByLabel('Assigned to: Bea').selectOption('Ann Lee');
    await expect.poll(async () => (await bea()).owner?.name).toBe('Ann Lee');
    await keys.press(page.getByRole('button', { name: 'Add a note: Bea' }));
    await keys.fill(page.getByLabel('Private note'), 'Wants two rooms in May.');
    await press('Save');
    await page.getByTitle('Wants two rooms in May.').waitFor();
    await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('Contacted');
    await page.getByText('Cid', { exact: true }).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('Bea', { exact: true }).waitFor();
    expect(await page.getByLabel('State: Cid').count()).toBe(0);
    expect(await page.getByLabel('State: Bea').inputValue()).toBe('contacted');
  });

  test('leads are narrowed to an owner, or to those that nobody owns, and the address keeps it', async () => {
    const { page } = ann;
    await go('/leads');
    const owner = page.getByRole('combobox', { name: 'Assigned to', exact: true });
    const [bea, cid] = ['Bea', 'Cid'].map((name) => page.getByText(name, { exact: true }));
    // The choice stands before its people are read.
    await owner.getByRole('option', { name: 'Ann Lee' }).waitFor({ state: 'attached' });
    await keys.choose(owner, 'Ann');
    await cid?.waitFor({ state: 'detached' });
    await bea?.waitFor();
    await page.reload();
    await bea?.waitFor();
    expect(await cid?.count()).toBe(0);
    await expect.poll(() => owner.locator('option:checked').textContent()).toBe('Ann Lee');
    await keys.choose(owner, 'Nob');
    await bea?.waitFor({ state: 'detached' });
    await cid?.waitFor();
    expect(page.url()).toContain('owner=nobody');
    await page.goto(`${page.url()}&q=nowhere`);
    await press('Show all');
    await bea?.waitFor();
  });

  test('the audit log is narrowed to a person and days, and leads to a conversation', async () => {
    const { page } = ann;
    const { data } = await callApi(page, 'GET /v1/conversations?limit=1');
    const sessionId = data[0].session_id;
    await callApi(page, `POST /v1/conversations/${sessionId}/notes`, { text: 'For the audit log.' });
    await go('/audit');
    await page.getByText('create_bot').first().waitFor();
    await page.getByRole('combobox', { name: 'Who' }).selectOption('Ann Lee');
    await page.getByLabel('First day').fill('2000-01-01');
    await page.waitForURL(/who=.*from=2000-01-01/);
    await page.getByRole('link', { name: sessionId }).first().click();
    await page.getByRole('log').getByText('For the audit log.').waitFor();
    await page.goBack();
    await page.getByLabel('Last day').fill('2000-01-02');
    await press('Show all');
    await page.getByText('create_bot').first().waitFor();
  });

  test('the audit log names records, leads to those that exist, and says which are deleted', async () => {
    const { page } = ann;
    const note = { title: 'Short-lived', text: 'Gone soon.' };
    const { id } = (await callApi(page, 'POST /v1/kb/ingest', note)).data;
    await go('/audit?operation=add_knowledge');
    await page.getByRole('link', { name: 'Short-lived' }).waitFor();
    await callApi(page, `DELETE /v1/kb/${id}`);
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: id });
    await row.getByText('Deleted', { exact: true }).waitFor();
    expect(await row.getByRole('link').count()).toBe(0);
    await go('/audit?operation=create_bot');
    await page.getByRole('link', { name: 'Serambi Tea' }).first().click();
    await page.waitForURL(new RegExp(`/bots/${botId}`));
  });

  test('a filter and a page of a list survive back and reload', async () => {
    const { page } = ann;
    await dashboard.world.runtime.database.system.sql`
      insert into documents (workspace_id, title, source_type, status)
      select id, 'Note ' || n, 'snippet', 'ready' from workspaces, generate_series(1, 130) n
      where name = 'Serambi Tea'`;
    await go('/knowledge?status=ready');
    await page.getByRole('link', { name: 'Next page' }).waitFor();
    await page.keyboard.press('n');
    await page.getByRole('link', { name: 'First page' }).waitFor();
    const shown = await page.getByRole('row').count();
    expect(shown).toBeLessThanOrEqual(201);
    await keys.press(page.getByRole('button', { name: 'Delivery', exact: true }));
    await page.getByRole('dialog').waitFor();
    await page.reload();
    await page.getByRole('dialog').getByText('2 to 4 working days').waitFor();
    await page.keyboard.press('Escape');
    await page.goBack();
    await page.getByRole('button', { name: 'Note 130', exact: true }).waitFor();
    expect(page.url()).toContain('status=ready');
  });

  test('a viewer sees no control that writes', async () => {
    const { page } = ann;
    const { data } = await callApi(page, 'POST /v1/invitations', { email: 'v@example.com', role: 'viewer' });
    const { page: other, faults } = await dashboard.browse();
    await other.goto(data.link.replace(/^https?:\/\/[^/]+/, dashboard.service.url));
    const { fill } = useKeyboard(other);
    await fill(other.locator('input[name=name]'), 'Vic');
    await fill(other.locator('input[name=password]'), 'correct horse battery');
    await other.keyboard.press('Enter');
    await other.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    for (const path of [
      '/knowledge',
      '/inbox?view=all&session=one',
      '/tests',
      '/bots/default',
      '/unanswered',
    ]) {
      await other.goto(`${home}${path}`);
      await other.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => other.locator('.skeleton').count()).toBe(0);
      const written =
        /^(Add|Delete|New|Import|Run|Take over|Close conv|Make|Save|Dismiss|Write|Assign|Replace)/;
      expect(await other.locator('main').getByRole('button', { name: written }).count(), path).toBe(0);
    }
    for (const path of ['/try', '/audit', '/start']) {
      await other.goto(`${home}${path}`);
      await other.getByRole('heading', { name: 'You cannot open this' }).waitFor();
      await other.getByRole('listitem').filter({ hasText: 'Ann Lee · Owner' }).waitFor();
    }
    expect(faults).toEqual([]);
    await other.context().close();
  });

  test('what the plan does not include leads to the plans; a lost connection is said, and then gone', async () => {
    const { page } = ann;
    const setPlan = (plan: string) =>
      dashboard.world.runtime.database.system
        .sql`update workspaces set plan = ${plan} where name = 'Serambi Tea'`;
    await setPlan('growth');
    await go('/developers?tab=webhooks&add=webhook');
    await keys.fill(page.getByLabel('Address, with https'), 'https://shop.example.com/hook');
    await press('Create');
    await page.getByRole('dialog').getByRole('alert').getByRole('link', { name: 'See the plans' }).waitFor();
    await setPlan('scale');
    await go('');
    await page.getByText('Waiting for you').waitFor();
    await page.context().setOffline(true);
    await page.getByText('No connection to the service.').waitFor();
    await page.context().setOffline(false);
    await page.getByText('No connection to the service.').waitFor({ state: 'detached' });
  });

  test('a page that is opened while the service is down says so, and opens when it is back', async () => {
    const storageState = await ann.page.context().storageState();
    const { page } = await dashboard.browse({ storageState });
    await page.goto(home);
    await page.getByText('Waiting for you').waitFor();
    const refuse = (route: Route) => route.abort('connectionrefused');
    await page.route('**/*', refuse);
    await page.getByRole('link', { name: 'Tests' }).click();
    await page.getByRole('alert').getByText('No connection to the service.').waitFor();
    expect(page.url()).toBe(`${home}/tests`);
    await page.unroute('**/*', refuse);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tests' }).waitFor();
  });

  test('the address without a workspace opens the one that was open last', async () => {
    const { page } = ann;
    const { origin } = new URL(page.url());
    const second = await callApi(page, 'POST /v1/workspaces', { name: 'Second shop' });
    const secondHome = `${origin}/${second.data.id}`;
    for (const last of [secondHome, home, secondHome]) {
      await page.goto(last);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      await page.goto(origin);
      await page.waitForURL(`${last}*`);
    }
    await page.goto(home);
  });

  test('every request is an operation of the API, and the policy of the page refused nothing', async () => {
    const offline = /ERR_INTERNET_DISCONNECTED/;
    expect(ann.faults.filter((fault) => !offline.test(fault))).toEqual([]);
    expect(await findUnknownRequests(ann)).toEqual([]);
  });
});
