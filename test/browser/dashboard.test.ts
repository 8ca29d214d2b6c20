import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callApi,
  type Dashboard,
  type DashboardBrowser,
  findUnknownRequests,
  openDashboard,
  setUp,
} from './dashboard.ts';
import { findEngines } from './engine.ts';
import { type Keyboard, useKeyboard } from './keyboard.ts';

const knowledge = `## Delivery times
Delivery takes 2 to 4 working days inside Indonesia, and 5 to 9 working days to Japan and India.

## Returning tea
You can return unopened packs within 30 days of delivery.`;

describe.runIf(findEngines().includes('chromium'))('the dashboard in Chromium', () => {
  let dashboard: Dashboard;
  let ann: DashboardBrowser;
  let keys: Keyboard;
  beforeAll(async () => {
    dashboard = await openDashboard();
    ann = await dashboard.browse();
    keys = useKeyboard(ann.page);
  });
  afterAll(() => dashboard?.close());
  const seen = (text: string | RegExp) => ann.page.getByText(text).first().waitFor();

  test('a setup link with a wrong code, or without one, says what to do and shows no form', async () => {
    const { page } = ann;
    const blank = 'about:blank';
    await page.goto(`${dashboard.setupUrl}x`);
    await page.getByRole('status').filter({ hasText: 'This setup link is wrong or out of date.' }).waitFor();
    expect(await page.locator('form').count()).toBe(0);
    await page.goto(blank);
    await page.goto(dashboard.setupUrl.replace(/#.*/, ''));
    await page.getByRole('status').filter({ hasText: 'Open the whole link' }).waitFor();
    await page.goto(blank);
  });

  test('the first owner pastes a text, clicks a question and reads an answer with its source', async () => {
    const { page } = ann;
    await setUp(page, dashboard.setupUrl);
    expect(page.url()).not.toContain('#');
    await keys.fill(page.getByLabel('Text or link'), knowledge);
    await keys.press(page.getByRole('button', { name: 'Make answers from this' }));
    await keys.press(page.getByRole('button', { name: 'Delivery times?' }));
    await page.getByRole('blockquote').filter({ hasText: '2 to 4 working days' }).waitFor();
    await seen('2 to 4 working days inside Indonesia');
    await keys.press(page.getByRole('link', { name: 'Go to your workspace' }));
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    expect(await page.evaluate('document.activeElement.tagName')).toBe('H1');
    // A try leaves no conversation, and still is a step that is done.
    await page.getByRole('link', { name: /^Done\s*Ask it a question$/ }).waitFor();
  });

  test('a setup link that was used leads to sign-in', async () => {
    const { page } = await dashboard.browse();
    await page.goto(dashboard.setupUrl);
    await page.getByRole('status').filter({ hasText: 'has its first owner already' }).waitFor();
    expect(await page.locator('form').count()).toBe(0);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Password').waitFor();
    await page.context().close();
  });

  test('a person takes a conversation over, replies, and hands it back', async () => {
    const { page } = ann;
    const bots = (await callApi(page, 'GET /v1/bots')).data;
    const { jawab } = await callApi(page, 'POST /v1/chat', {
      chatbotId: bots[0].id,
      message: 'Do you sell teapots in Japan?',
      stream: false,
    });
    await keys.press(page.getByRole('link', { name: 'Inbox' }));
    await keys.press(page.getByRole('link', { name: 'All', exact: true }));
    await keys.press(page.getByRole('listitem').getByRole('button').first());
    await keys.press(page.getByRole('button', { name: 'Take over' }));
    await keys.fill(page.getByLabel('Reply'), 'Yes, we do.\nWhich size?');
    await keys.press(page.getByRole('button', { name: 'Send reply' }));
    await page.getByRole('log').getByText('Which size?').waitFor();
    const { data } = await callApi(page, `GET /v1/conversations/${jawab.session_id}`);
    expect(data.status).toBe('handoff');
    expect(data.messages.at(-1)).toMatchObject({ author: 'human', author_name: 'Ann Lee' });
    await keys.press(page.getByRole('button', { name: 'Hand back to the bot' }));
    await page.getByRole('button', { name: 'Take over' }).waitFor();
  });

  test('an answer to an unanswered question is asked again, and found', async () => {
    const { page } = ann;
    await keys.press(page.getByRole('link', { name: 'Unanswered' }));
    await keys.press(page.getByRole('button', { name: 'Write an answer' }));
    await seen('These passages are not enough for an answer.');
    await seen('5 to 9 working days to Japan');
    await keys.fill(page.getByLabel('Answer'), 'Yes: we have iron teapots for two and for four people.');
    await keys.press(page.getByRole('button', { name: 'Save answer' }));
    await seen('Yes: we have iron teapots');
    expect((await callApi(page, 'GET /v1/unanswered')).data).toEqual([]);
  });

  test('a deleted document comes back with Undo', async () => {
    const { page } = ann;
    await keys.press(page.getByRole('link', { name: 'Knowledge' }));
    await keys.press(page.getByRole('button', { name: 'Delivery times', exact: true }));
    await page.getByRole('dialog').getByText('unopened packs').waitFor();
    await page.keyboard.press('Escape');
    await keys.press(page.getByRole('button', { name: 'Delete “Delivery times”' }));
    await page.getByRole('button', { name: 'Delivery times', exact: true }).waitFor({ state: 'detached' });
    expect((await callApi(page, 'GET /v1/kb')).data).toHaveLength(1);
    await keys.press(page.getByRole('button', { name: 'Undo' }));
    await page.getByRole('button', { name: 'Delivery times', exact: true }).waitFor();
    expect((await callApi(page, 'GET /v1/kb')).data).toHaveLength(2);
  });

  test('a document is archived, kept as a draft, and used until a day', async () => {
    const { page } = ann;
    const drawer = page.getByRole('dialog');
    const { data } = await callApi(page, 'GET /v1/kb');
    const { id } = data.find(({ title }: { title: string }) => title === 'Delivery times');
    const stores = (fields: object) =>
      expect.poll(async () => (await callApi(page, `GET /v1/kb/${id}`)).data).toMatchObject(fields);
    await keys.press(page.getByRole('button', { name: 'Delivery times', exact: true }));
    await keys.press(drawer.getByText('Use in answers'));
    await drawer.getByLabel('Last day').fill('2031-03-31');
    await keys.press(drawer.getByLabel('Archived'), 'Space');
    await keys.press(drawer.getByRole('button', { name: 'Save' }));
    await drawer.getByText('Saved').waitFor();
    await drawer.getByText('Mar 31, 2031').waitFor();
    const limits = { valid_from: null, valid_until: expect.stringMatching(/^2031-04-01T00:00:00/) };
    await stores({ archived: true, publish: 'published', ...limits });
    await keys.press(drawer.getByLabel('Archived'), 'Space');
    await keys.press(drawer.getByLabel('Draft'), 'Space');
    await keys.press(drawer.getByRole('button', { name: 'Save' }));
    await stores({ archived: false, publish: 'draft', ...limits });
    await drawer.getByLabel('First day').fill('2031-04-01');
    await drawer.getByText('The last day cannot be before the first day.').waitFor();
    expect(await drawer.locator('input:invalid').getAttribute('name')).toBe('last');
    await drawer.getByLabel('Last day').fill('2031-04-01');
    await keys.press(drawer.getByRole('button', { name: 'Save' }));
    await stores({
      valid_from: expect.stringMatching(/^2031-04-01/),
      valid_until: expect.stringMatching(/^2031-04-02/),
    });
    await page.keyboard.press('Escape');
  });

  test('reads everything again when the service rejects its cursor', async () => {
    const { page } = ann;
    const add = async (title: string) => {
      await callApi(page, 'POST /v1/kb/ingest', { title, text: `${title} cost 4 dollars.` });
      await page.getByRole('button', { name: title, exact: true }).waitFor();
    };
    await keys.press(page.getByRole('link', { name: 'Knowledge' }));
    let isForgotten = false;
    await page.route('**/v1/changes*cursor*', async (route) => {
      if (isForgotten) return route.continue();
      isForgotten = true;
      const response = await route.fetch();
      const body = await response.json();
      await route.fulfill({ response, json: Object.assign(body, { next_cursor: 'forgotten' }) });
    });
    for (const title of ['Bags', 'Boxes', 'Tins']) await add(title);
    expect(isForgotten).toBe(true);
    await page.unroute('**/v1/changes*cursor*');
  });

  test('a person signs out, and signs in where they wanted to go', async () => {
    const { page } = ann;
    const wanted = page.url();
    await keys.press(page.getByRole('button', { name: 'Serambi Tea' }));
    await keys.press(page.getByRole('menuitem', { name: 'Sign out' }));
    await page.waitForURL(/sign-in/);
    await page.goto(wanted);
    await keys.fill(page.getByLabel('Email'), 'ann@example.com');
    await keys.fill(page.getByLabel('Password'), 'wrong password');
    await keys.press(page.getByRole('button', { name: 'Sign in' }));
    await page.getByRole('alert').waitFor();
    await keys.fill(page.getByLabel('Password'), 'correct horse battery');
    await keys.press(page.getByRole('button', { name: 'Sign in' }));
    await page.waitForURL(wanted);
  });

  test('every request is an operation of the API, and the policy of the page refuses nothing', async () => {
    expect(ann.faults).toEqual([]);
    expect(await findUnknownRequests(ann)).toEqual([]);
    expect([...ann.requests].filter((line) => line.includes(' /v1/')).length).toBeGreaterThan(10);
  });
});
