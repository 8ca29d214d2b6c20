import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi, type Dashboard, type DashboardBrowser, openDashboard, setUp } from './dashboard.ts';
import { goTo, inspect } from './dashboard-pages.ts';
import { findEngines } from './engine.ts';

const dayMs = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

describe.runIf(findEngines().includes('chromium'))('the analytics page answers', () => {
  let dashboard: Dashboard;
  let ann: DashboardBrowser;
  let page: Page;
  let home: string;

  /** Three conversations, with a question each that was not answered: four and three days ago, and today. */
  beforeAll(async () => {
    dashboard = await openDashboard();
    ann = await dashboard.browse({ viewport: { width: 1280, height: 800 }, timezoneId: 'UTC' });
    page = ann.page;
    await setUp(page, dashboard.setupUrl);
    const workspace = new URL(page.url()).pathname.split('/')[1] as string;
    home = `/${workspace}`;
    const { data } = await callApi(page, 'POST /v1/bots', { name: 'Naree' });
    const { sql } = dashboard.world.runtime.database.system;
    const talks = { 'Is there a pool?': 3, 'Is parking free?': 4, 'Is there a gym?': 0 };
    for (const [question, day] of Object.entries(talks)) {
      const at = `${dayBefore(day)}T00:00:00Z`;
      const [conversation] = await sql<{ id: string }>`
        insert into conversations (workspace_id, bot_id, session_id, channel, first_message_at, last_message_at, last_message)
        values (${workspace}, ${data.id}, ${question}, 'api', ${at}, ${at}, ${question}) returning id`;
      await sql`
        insert into messages (workspace_id, conversation_id, position, role, author, content, created_at, answered)
        select ${workspace}, ${conversation?.id}, 1 + k, case k when 0 then 'user' else 'assistant' end,
          case k when 0 then 'visitor' else 'bot' end, ${question}, ${at}::timestamptz, case k when 1 then false end
        from generate_series(0, 1) k`;
    }
  });
  afterAll(() => dashboard?.close());

  const chart = (name: string) => page.getByRole('figure', { name: new RegExp(`^${name}`) });
  const rows = () => page.getByRole('main').getByRole('listitem').getByRole('button').allTextContents();

  test('arrow keys go to a day, and its bar leads to what was said on that day', async () => {
    await goTo(page, `${home}/analytics`);
    await chart('Handoffs').getByText('Busiest day: 0', { exact: true }).waitFor();
    const last = chart('Messages').getByRole('link').last();
    await last.focus();
    expect(await last.getAttribute('aria-label')).toMatch(/ · 1$/);
    for (let day = 0; day < 3; day++) await page.keyboard.press('ArrowLeft');
    const shown = (await page.evaluate('document.activeElement.getAttribute("aria-label")')) as string;
    expect(shown).toMatch(/ · 1$/);
    await chart('Messages').getByText(shown, { exact: true }).waitFor();
    expect((await inspect(page)).faults).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/inbox/);
    await expect.poll(rows).toHaveLength(1);
    expect((await rows())[0]).toContain('Is there a pool?');
    expect((await inspect(page)).faults).toEqual([]);
    await page.getByRole('link', { name: /^Remove the filter/ }).click();
    await expect.poll(rows).toHaveLength(3);
    expect(ann.faults).toEqual([]);
  });

  test('days are chosen by number or one by one, each figure beside that of the days before', async () => {
    await goTo(page, `${home}/analytics`);
    const messages = page.getByRole('main').locator('dl > div').first();
    await expect.poll(() => messages.textContent()).toBe('Messages3Before: 0');
    await page.getByLabel('First day').fill(dayBefore(3));
    await expect.poll(() => messages.textContent()).toBe('Messages2Before: 1');
    await page.getByLabel('Last day').fill(dayBefore(200));
    await expect.poll(() => page.getByLabel('First day').inputValue()).toBe(dayBefore(200));
    await expect.poll(() => messages.textContent()).toBe('Messages0Before: 0');
    await page.getByRole('combobox', { name: 'Days' }).selectOption('7');
    await expect.poll(() => messages.textContent()).toBe('Messages3Before: 0');
    expect(await chart('Messages').getByRole('link').count()).toBe(7);
    expect(ann.faults).toEqual([]);
  });

  test.each([390, 768, 1280, 1440])('no figure is alone in its row at a width of %i', async (width) => {
    await page.setViewportSize({ width, height: 800 });
    await goTo(page, `${home}/analytics`);
    const groups = page.getByRole('main').locator('dl');
    await groups.first().waitFor();
    const ends = await groups.evaluateAll((lists) =>
      lists.map((list) => {
        const rows = new Map<number, number>();
        for (const { top, right } of [...list.children].map((one) => one.getBoundingClientRect()))
          rows.set(Math.round(top), right);
        const { right } = list.getBoundingClientRect();
        return { figures: list.children.length, open: [...rows.values()].filter((end) => right - end > 1) };
      }),
    );
    expect(ends).toEqual([5, 4, 2, 2].map((figures) => ({ figures, open: [] })));
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  test('a question that is asked most leads to its conversations', async () => {
    const { data } = await callApi(page, 'GET /v1/bots');
    await callApi(page, 'POST /v1/chat', {
      chatbotId: data[0].id,
      message: 'Do you rent kayaks?',
      stream: false,
    });
    await page.goto(`${dashboard.service.url}${home}/analytics`);
    await page.getByRole('link', { name: 'Do you rent kayaks?' }).click();
    await page.waitForURL(/\/inbox\?.*q=Do\+you\+rent\+kayaks/);
    await expect.poll(rows).toHaveLength(1);
    expect((await rows())[0]).toContain('Do you rent kayaks?');
    expect(ann.faults).toEqual([]);
  });
});
