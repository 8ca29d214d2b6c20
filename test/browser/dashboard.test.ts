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

const knowledge = `## Delivery times
Delivery takes 2 to 4 working days inside Indonesia, and 5 to 9 working days to Japan and India.

## Returning tea
You can return unopened packs within 30 days of delivery.`;

describe.runIf(findEngines().includes('chromium'))('the dashboard in Chromium', () => {
  let dashboard: Dashboard;
  let ann: DashboardBrowser;
  beforeAll(async () => {
    dashboard = await openDashboard();
    ann = await dashboard.browse();
  });
  afterAll(() => dashboard?.close());
  const seen = (text: string | RegExp) => ann.page.getByText(text).first().waitFor();

  test('the first owner pastes a text, clicks a question and reads an answer with its source', async () => {
    const { page } = ann;
    await setUp(page, dashboard.setupUrl);
    expect(page.url()).not.toContain('#');
    await page.getByLabel('Text or link').fill(knowledge);
    await page.getByRole('button', { name: 'Make answers from this' }).click();
    await page.getByRole('button', { name: 'Delivery times?' }).click();
    await page.getByRole('blockquote').filter({ hasText: '2 to 4 working days' }).waitFor();
    await seen('2 to 4 working days inside Indonesia');
    await page.getByRole('link', { name: 'Go to your workspace' }).click();
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    expect(await page.evaluate('document.activeElement.tagName')).toBe('H1');
  });

  test('a person takes a conversation over, replies, and hands it back', async () => {
    const { page } = ann;
    const bots = (await callApi(page, 'GET /v1/bots')).data;
    const { jawab } = await callApi(page, 'POST /v1/chat', {
      chatbotId: bots[0].id,
      message: 'Do you sell teapots?',
      stream: false,
    });
    await page.getByRole('link', { name: 'Inbox' }).click();
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await page.getByRole('listitem').getByRole('button').first().click();
    await page.getByRole('button', { name: 'Take over' }).click();
    await page.getByLabel('Reply').fill('Yes, we do.\nWhich size?');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await page.getByRole('log').getByText('Which size?').waitFor();
    const { data } = await callApi(page, `GET /v1/conversations/${jawab.session_id}`);
    expect(data.status).toBe('handoff');
    expect(data.messages.at(-1)).toMatchObject({ author: 'human', author_name: 'Ann Lee' });
    await page.getByRole('button', { name: 'Hand back to the bot' }).click();
    await page.getByRole('button', { name: 'Take over' }).waitFor();
  });

  test('an answer to an unanswered question is asked again, and found', async () => {
    const { page } = ann;
    await page.getByRole('link', { name: 'Unanswered' }).click();
    await page.getByRole('button', { name: 'Write an answer' }).click();
    await page.getByLabel('Answer').fill('Yes: we have iron teapots for two and for four people.');
    await page.getByRole('button', { name: 'Save answer' }).click();
    await seen('Yes: we have iron teapots');
    expect((await callApi(page, 'GET /v1/unanswered')).data).toEqual([]);
  });

  test('a deleted document comes back with Undo', async () => {
    const { page } = ann;
    await page.getByRole('link', { name: 'Knowledge' }).click();
    await page.getByRole('button', { name: 'Delivery times', exact: true }).click();
    await page.getByRole('dialog').getByText('unopened packs').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete “Delivery times”' }).click();
    await page.getByRole('button', { name: 'Delivery times', exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Delivery times', exact: true }).waitFor();
    expect((await callApi(page, 'GET /v1/kb')).data).toHaveLength(2);
  });

  test('a person signs out, and signs in where they wanted to go', async () => {
    const { page } = ann;
    const wanted = page.url();
    await page.getByRole('button', { name: 'Serambi Tea' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL(/sign-in/);
    await page.goto(wanted);
    await page.getByLabel('Email').fill('ann@example.com');
    await page.getByLabel('Password').fill('wrong password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(wanted);
  });

  test('every request is an operation of the API, and the policy of the page refuses nothing', async () => {
    expect(ann.faults).toEqual([]);
    expect(await findUnknownRequests(ann)).toEqual([]);
    expect([...ann.requests].filter((line) => line.includes(' /v1/')).length).toBeGreaterThan(10);
  });
});
