import { findTables } from '@jawab/test/support/find-tables.ts';
import { type ModelServer, startModelServer } from '@jawab/test/support/model-server.ts';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShop, openShop, type Shop } from '../worker.testing.ts';

/** A word that is in every text of the deleted workspace, and nowhere else. */
const word = 'zyxomma';

let model: ModelServer;
let shop: Shop;
beforeAll(async () => {
  model = await startModelServer({ reply: [`The ${word} costs 20 cents [1].`] });
  shop = await openShop({ GEMINI_API_KEY: 'test', GEMINI_BASE_URL: model.url, AGENT_TRACES: 'on' });
});
afterAll(async () => {
  await shop.close();
  await model.close();
});

/** Uses a workspace in every way that leaves rows. */
async function fill(tenant: Shop): Promise<void> {
  const chatbotId = tenant.bots[0] as string;
  const file = {
    filename: `${word}.txt`,
    contentBase64: Buffer.from(`A ${word} in a file.`).toString('base64'),
  };
  const added = [
    await tenant.call('add_knowledge', { title: word, text: `The ${word} costs 20 cents.`, chatbotId }),
    await tenant.call('add_file', file),
  ];
  await tenant.settled(...added.map(({ data }) => data.id));
  await tenant.token();
  await tenant.call('invite_member', { email: `${word}@example.com`, role: 'viewer' });
  await tenant.call('create_webhook', { url: `https://${word}.example.com/`, events: ['lead.created'] });
  await tenant.call('ask_bot', { message: `What does the ${word} cost?`, sessionId: word, chatbotId });
  const visitor = asVisitor(tenant);
  await tenant.call('widget_chat', { message: `My ${word}?` }, visitor);
  await tenant.call('widget_lead', { name: word, email: `${word}@example.com` }, visitor);
  await tenant.call('create_test_case', { chatbotId, question: `${word}?`, expectedAnswer: '20 cents' });
  const { data } = await tenant.call('run_tests', { chatbotId });
  const status = async () => (await tenant.call('get_test_run', { id: data.id })).data.status;
  await expect.poll(status, { timeout: 60_000 }).toBe('done');
}

test('[GONE-1 inside] a deleted workspace leaves nothing in any table, and another one stays whole', async () => {
  const { sql } = shop.world.runtime.database.system;
  const other = await createShop(shop.world);
  await shop.startWorker();
  await fill(shop);
  await other.call('add_knowledge', { title: 'Stays', text: 'This stays.' });
  const texts = [shop.workspaceId, ...shop.bots, word];
  const traces = async () => (await findTables(sql, texts)).filter((name) => name.startsWith('mastra.'));
  await expect.poll(traces, { timeout: 60_000 }).toHaveLength(2);
  expect((await findTables(sql, texts)).length).toBeGreaterThan(20);

  await shop.call('delete_workspace', { confirm: 'Test' });
  await expect.poll(() => findTables(sql, texts), { timeout: 60_000 }).toEqual([]);
  expect((await other.call('list_knowledge')).data).toMatchObject([{ title: 'Stays' }]);
});
