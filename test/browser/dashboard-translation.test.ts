import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { callApi, type Dashboard, type DashboardBrowser, openDashboard, setUp } from './dashboard.ts';
import { goTo, inspect } from './dashboard-pages.ts';
import { findEngines } from './engine.ts';
import { type Keyboard, useKeyboard } from './keyboard.ts';

const question = '送料はいくらですか？';
const isTranslation = ({ body }: { body: unknown }) => JSON.stringify(body).includes('You translate');

describe.runIf(findEngines().includes('chromium'))('the inbox translates', () => {
  let model: ModelServer;
  let dashboard: Dashboard;
  let ann: DashboardBrowser;
  let keys: Keyboard;
  beforeAll(async () => {
    model = await startModelServer();
    dashboard = await openDashboard({ CHAT_MODEL_URL: model.openaiUrl, CHAT_MODEL: 'test' });
    ann = await dashboard.browse();
    keys = useKeyboard(ann.page);
    await setUp(ann.page, dashboard.setupUrl);
    const { data: bot } = await callApi(ann.page, 'POST /v1/bots', { name: 'Shop' });
    for (const [sessionId, message] of [
      ['japanese', question],
      ['english', 'Hello'],
    ])
      await callApi(ann.page, 'POST /v1/chat', { chatbotId: bot.id, message, sessionId, stream: false });
  });
  afterAll(async () => {
    await dashboard?.close();
    await model?.close();
  });
  const open = async (session: string) => {
    const workspace = new URL(ann.page.url()).pathname.split('/')[1];
    await goTo(ann.page, `/${workspace}/inbox?view=all&session=${session}`);
    await ann.page.getByRole('log').getByRole('article').first().waitFor();
  };
  const button = (name: string) => ann.page.getByRole('button', { name });

  test('says why nothing was translated, and tries again', async () => {
    await open('japanese');
    model.script({ status: 400, match: isTranslation });
    await keys.press(button('Translate'));
    await ann.page.getByRole('status').filter({ hasText: 'The chat model did not answer' }).waitFor();
    // The newest message is translated first.
    model.script({ reply: '"I do not know."\n"How much is shipping?"', match: isTranslation });
    await keys.press(button('Try again'));
    await ann.page.getByRole('log').getByText('How much is shipping?').waitFor();
    expect(await ann.page.getByText('The chat model did not answer').count()).toBe(0);
  });

  test('shows a translation below each message, and hides it', async () => {
    const { page } = ann;
    const first = page.getByRole('article').first();
    await first.getByText(question).waitFor();
    expect(await first.getByText('How much is shipping?').getAttribute('lang')).toBe('en');
    await first.getByText('Machine translation').waitFor();
    expect(await inspect(page)).toEqual({ faults: [], overflow: 0 });
    await keys.press(button('Hide translation'));
    await first.getByText('How much is shipping?').waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Translate');
  });

  test('offers no translation of a conversation in the language of the page', async () => {
    await open('english');
    expect(await button('Translate').count()).toBe(0);
    expect(ann.faults).toEqual([]);
  });

  test('translates a reply, shows it first, and sends what was shown with the original beside it', async () => {
    const { page } = ann;
    await callApi(page, 'POST /v1/conversations/japanese/status', { status: 'handoff' });
    await open('japanese');
    model.script({ reply: '"送料は600円です。"', match: isTranslation });
    await page.getByRole('textbox', { name: 'Reply' }).fill('Shipping is 500 yen.');
    await keys.press(button('Preview of the translation'));
    await page.getByText('changes a number, a link or a name').waitFor();
    await page.getByRole('textbox', { name: 'Reply' }).fill('Shipping is 600 yen.');
    model.script({ reply: '"送料は600円です。"', match: isTranslation });
    await keys.press(button('Preview of the translation'));
    await page.getByRole('status').getByText('送料は600円です。').waitFor();
    expect(await inspect(page)).toEqual({ faults: [], overflow: 0 });
    await keys.press(button('Send the translation'));
    const sent = page.getByRole('article').filter({ hasText: '送料は600円です。' });
    await sent.getByText('Shipping is 600 yen.').waitFor();
    // The original is in the language of the page, so a translation would repeat it.
    model.script({
      reply: ({ text }) =>
        text
          .split('\n')
          .map(() => '"From the model"')
          .join('\n'),
      match: isTranslation,
    });
    await keys.press(button('Translate').or(button('Hide translation')));
    await page
      .getByRole('log')
      .getByText('From the model')
      .or(page.getByRole('log').getByText('How much is shipping?'))
      .first()
      .waitFor();
    expect(await sent.getByText('Machine translation').count()).toBe(0);
    await expect.poll(() => page.getByRole('textbox', { name: 'Reply' }).inputValue()).toBe('');
  });
});
