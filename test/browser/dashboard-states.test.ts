import type { DashboardLanguage } from '@jawab/language/dashboard-languages.ts';
import type { DashboardStrings } from '@jawab/language/dashboard-strings.ts';
import arabic from '@jawab/language/languages/ar/reported.ts';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi, type Dashboard, type DashboardBrowser, openDashboard, setUp } from './dashboard.ts';
import { goTo, inspect, loadWords } from './dashboard-pages.ts';
import { findEngines } from './engine.ts';

type Key = keyof DashboardStrings;

interface PageCase {
  path: string;
  title: Key;
  /** The one action of the empty page; without it, the page is never empty. */
  action?: Key;
  /** The page shows nothing of the API before a person does something. */
  isForm?: boolean;
  /** Every role opens it. */
  isOpen?: boolean;
}

/** Every second page has another title than the one before it, so that a title says that its page is open. */
const pages: PageCase[] = [
  { path: '', title: 'home', action: 'pasteKnowledge', isOpen: true },
  { path: '/unanswered', title: 'unanswered', action: 'tryIt' },
  { path: '/inbox', title: 'inbox', action: 'showAll' },
  { path: '/try', title: 'tryIt', action: 'pasteKnowledge' },
  { path: '/leads', title: 'leads', action: 'botForm' },
  { path: '/inbox?view=all', title: 'inbox', action: 'step_site' },
  { path: '/knowledge', title: 'knowledge', action: 'addKnowledge' },
  { path: '/leads?q=nobody', title: 'leads', action: 'showAll' },
  { path: '/tests', title: 'tests', action: 'pasteKnowledge' },
  { path: '/bots/default', title: 'botSettings', action: 'pasteKnowledge' },
  { path: '/knowledge?status=failed', title: 'knowledge', action: 'showAll' },
  { path: '/knowledge?tab=passages&q=tea', title: 'knowledge', action: 'addKnowledge' },
  { path: '/analytics', title: 'analytics', action: 'step_site' },
  { path: '/developers?tab=webhooks', title: 'developers', action: 'newWebhook' },
  { path: '/developers', title: 'developers', action: 'newToken' },
  { path: '/developers?tab=connections', title: 'developers' },
  { path: '/usage', title: 'usage', action: 'step_site' },
  { path: '/audit?operation=nothing', title: 'audit', action: 'showAll' },
  { path: '/developers?tab=mcp', title: 'developers', isForm: true },
  { path: '/team', title: 'team' },
  { path: '/settings', title: 'settings', isOpen: true },
  { path: '/start', title: 'startTitle', isForm: true },
];

const looks = [
  ['en', { width: 1440, height: 900 }, 'light'],
  ['ar', { width: 360, height: 800 }, 'dark'],
] as const;

/**
 * The pages that a test of a state shows in a language. Each page is shown in each state once, in half of the states in each
 * language: the parts that show a state are the same on every page, and `dashboard-looks` shows every page in every look.
 */
const pagesIn = (language: DashboardLanguage, state: (typeof states)[number]) =>
  pages.filter(
    (_, at) => (at + states.indexOf(state)) % 2 === looks.findIndex(([code]) => code === language),
  );
const states = ['empty', 'unreachable', 'failed', 'forbidden'] as const;

/** Requests that the dashboard needs to open at all. */
const isFrame = (url: string) => /\/v1\/(me|workspaces)$/.test(new URL(url).pathname);
const isChange = (url: string) => new URL(url).pathname === '/v1/changes';
const refusal = (status: number, code: string, error: string) => ({
  status,
  json: { error, code, request_id: 'req-of-this-test' },
});

describe.runIf(findEngines().includes('chromium'))('the states of every page', () => {
  let dashboard: Dashboard;
  let workspace: string;
  let state: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
  let me: { data: { scopes: string[] } };
  beforeAll(async () => {
    dashboard = await openDashboard();
    const { page } = await dashboard.browse();
    await setUp(page, dashboard.setupUrl);
    workspace = new URL(page.url()).pathname.split('/')[1] as string;
    me = await callApi(page, 'GET /v1/me');
    state = await page.context().storageState();
    await page.context().close();
  });
  afterAll(() => dashboard?.close());

  type Answer = (route: Route) => unknown;
  interface Opened extends DashboardBrowser {
    words: DashboardStrings;
    /** Opens a page, waits for its title, lets `expectState` look at it, and checks it with axe. */
    visit(one: PageCase, expectState: (page: Page) => Promise<unknown>): Promise<void>;
    /** Answers the reads of pages, or lets the service answer. */
    answer(next: Answer | null): void;
  }

  /** Opens the dashboard at a page that reads nothing, with reads that are answered in a given way. */
  async function open(language: DashboardLanguage, first: Answer | null): Promise<Opened> {
    const [, viewport, colorScheme] = looks.find(([code]) => code === language) ?? looks[0];
    const words = await loadWords(language);
    const browser = await dashboard.browse({
      storageState: state,
      viewport,
      colorScheme,
      reducedMotion: 'reduce',
    });
    const { page } = browser;
    let current = first;
    await page.clock.install();
    await page.addInitScript(`localStorage.setItem('jawab.language', '${language}')`);
    await page.route('**/v1/**', (route) => (current ? current(route) : route.continue()));
    await page.goto(`${dashboard.service.url}/${workspace}/start`);
    await page.locator('h1').waitFor();
    return Object.assign(browser, {
      words,
      answer: (next: Answer | null) => {
        current = next;
      },
      async visit(one: PageCase, expectState: (page: Page) => Promise<unknown>) {
        await goTo(page, `/${workspace}${one.path}`);
        await expect.poll(() => page.locator('h1').allInnerTexts()).toEqual([words[one.title]]);
        await expectState(page);
        const where = `${one.path} in ${language}`;
        expect.soft(await inspect(page, 'main'), where).toEqual({ faults: [], overflow: 0 });
      },
    });
  }

  /** Waits for a condition while the clock of the page runs ahead, so that failed reads are tried again at once. */
  const hurry = (page: Page, isSo: () => Promise<boolean>) =>
    expect
      .poll(
        async () => {
          await page.clock.fastForward(5_000);
          return isSo();
        },
        { message: page.url() },
      )
      .toBe(true);

  /** Every alert says a sentence and offers to try again. */
  const expectFailure = async (page: Page, { retry }: DashboardStrings, ...texts: string[]) => {
    const alerts = page.locator('main').getByRole('alert');
    await hurry(
      page,
      async () => (await alerts.count()) > 0 && (await page.locator('.skeleton').count()) === 0,
    );
    for (const alert of await alerts.all()) {
      const text = await alert.textContent();
      for (const one of texts) expect.soft(text, page.url()).toContain(one);
      expect.soft(await alert.getByRole('button', { name: retry }).count(), page.url()).toBe(1);
    }
  };

  test.each(looks)('empty in %s: one sentence and one action', async (language) => {
    const { page, words, visit, faults } = await open(language, null);
    for (const one of pagesIn(language, 'empty').filter(({ action }) => action))
      await visit(one, async () => {
        const notice = page.locator('main .notice').filter({ hasText: words[one.action as Key] });
        await notice.waitFor();
        expect
          .soft(await notice.locator('a, button').allInnerTexts(), one.path)
          .toEqual([words[one.action as Key]]);
        expect.soft(await notice.locator('p').count(), one.path).toBeLessThanOrEqual(1);
      });
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test.each(looks)('loading, then offline, then online again in %s', async (language) => {
    const held: Route[] = [];
    const { page, words, visit, answer } = await open(language, (route) =>
      isFrame(route.request().url()) || isChange(route.request().url()) ? route.continue() : held.push(route),
    );
    for (const one of pagesIn(language, 'unreachable').filter(({ isForm }) => !isForm))
      await visit(one, async () => {
        await page.locator('main .skeleton').first().waitFor({ state: 'attached' });
        // It appears late, so that nothing flickers. Nothing else moves, because this person asks for reduced motion.
        const skeleton = `(({ animationName, animationDelay }) => [animationName, animationDelay])(getComputedStyle(document.querySelector('main .skeleton')))`;
        expect(await page.evaluate(skeleton)).toEqual(['appear', '0.15s']);
        const moving = `[...document.querySelectorAll('*')].filter((one) => getComputedStyle(one).transitionDuration !== '0s').length`;
        expect(await page.evaluate(moving), one.path).toBe(0);
      });
    await goTo(page, `/${workspace}/start`);
    for (const route of held) await route.abort().catch(() => undefined);
    answer(null);
    await page.context().setOffline(true);
    for (const one of pagesIn(language, 'unreachable'))
      await visit(one, async () => {
        await page.getByRole('status').getByText(words.offline).waitFor();
        if (!one.isForm) await expectFailure(page, words, words.offline);
      });
    await page.clock.fastForward(70_000);
    await goTo(page, `/${workspace}/team`);
    await expectFailure(page, words, words.offline);
    await page.context().setOffline(false);
    await page.getByRole('cell', { name: 'ann@example.com' }).waitFor();
    await page.getByText(words.offline).first().waitFor({ state: 'detached' });
    await page.context().close();
  });

  test.each(looks)(
    'failed in %s: what happened in the language of the page, its id, and another try',
    async (language) => {
      const failure = refusal(500, 'internal', 'Something failed on our side.');
      const fail = (route: Route) =>
        isFrame(route.request().url()) ? route.continue() : route.fulfill(failure);
      const { page, words, visit, answer } = await open(language, fail);
      const real = await callApi(page, 'GET /v1/bots/none');
      expect(Object.keys(real)).toEqual(expect.arrayContaining(Object.keys(failure.json)));
      const sentence = language === 'ar' ? arabic.fault_internal : failure.json.error;
      const expectIt = () => expectFailure(page, words, sentence, failure.json.request_id);
      for (const one of pagesIn(language, 'failed').filter(({ isForm }) => !isForm))
        await visit(one, expectIt);
      await visit(pages[0] as PageCase, expectIt);
      const alerts = page.locator('main').getByRole('alert');
      expect(await alerts.count()).toBeGreaterThan(1);
      const banner = page.getByRole('status').getByText(words.offline);
      await hurry(page, () => banner.isVisible());
      // As long as no change arrives, only the button makes the page read again.
      answer((route) => (isChange(route.request().url()) ? route.fulfill(failure) : route.continue()));
      await alerts.first().getByRole('button', { name: words.retry }).click();
      await expect.poll(() => alerts.count()).toBe(0);
      answer(null);
      await hurry(page, () => banner.isHidden());
      await page.context().close();
    },
  );

  test.each(looks)('not allowed in %s: who can', async (language) => {
    const forbid = refusal(403, 'insufficient_scope', 'list_bots needs the scope bots:read.');
    const { page, words, visit } = await open(language, (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/v1/me')
        return route.fulfill({ json: { data: Object.assign({}, me.data, { role: 'viewer', scopes: [] }) } });
      return isFrame(route.request().url()) || pathname === '/v1/members'
        ? route.continue()
        : route.fulfill(forbid);
    });
    for (const one of pagesIn(language, 'forbidden'))
      await visit(one, async () => {
        const notice = page.locator('main .notice').filter({ hasText: words.noPermission });
        await notice.first().getByText('Ann Lee').waitFor();
        if (one.isOpen) return;
        expect.soft(await page.locator('main').getByRole('button').count(), one.path).toBe(0);
      });
    await page.context().close();
  });
});
