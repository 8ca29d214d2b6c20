import { openSite, page, type Site } from '@jawab/worker/site.testing.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settled, withWorker } from '../support/ingest.ts';
import { codeOf, openSurfaces } from '../support/surfaces.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

const site: Site = await openSite();
const world: World = await openWorld({ EGRESS_ALLOW: site.host });
const { surfaces, send, close } = await openSurfaces(world);
let shop: Tenant;
let token: string;
beforeAll(async () => {
  await world.runtime.warmUp();
  shop = await createTenant(world, { bots: ['Shop', 'Other'] });
  await world.runtime.database.system.sql`
    update workspaces set egress_allowed = true where id = ${shop.workspaceId}`;
  token = await shop.token();
});
afterAll(async () => {
  await close();
  await world.close();
  await site.close();
});

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
type Body = any;
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe.each(surfaces.map((surface) => [surface.name, surface] as const))('over %s', (name, surface) => {
  const read = async (tool: string, input: Record<string, unknown> = {}): Promise<Body> => {
    const answer = await surface.call(token, tool, input);
    expect(codeOf(surface, answer), answer.text).toBeNull();
    return answer.body;
  };
  const refusal = async (tool: string, input: Record<string, unknown>, by = token) =>
    codeOf(surface, await surface.call(by, tool, input));
  const settle = (id: string) => withWorker(world, () => settled(read, id));
  const add = async (input: object) =>
    settle((await read('add_knowledge', { title: 'T', ...input })).data.id);
  const search = async (query: string) => JSON.stringify((await read('search_knowledge', { query })).data);

  test('[KB-5 rest mcp] [OPS-5 rest mcp] fetches a page; it can be awaited, changed and deleted by id', async () => {
    site.on('/hours', page(`The ${name} kiosk opens at nine.`));
    const { id } = (await read('add_knowledge', { title: 'T', url: `${site.origin}/hours` })).data;
    expect((await read('get_knowledge', { id })).data.status).toBe('queued');
    expect(await settle(id)).toMatchObject({
      status: 'ready',
      source_type: 'url',
      source_url: `${site.origin}/hours`,
    });
    const changed = await read('update_knowledge', { id, title: 'Kiosk', refresh: 'daily' });
    expect(changed.data).toMatchObject({ id, title: 'Kiosk', refresh: 'daily' });
    await settle(id);
    expect((await read('delete_knowledge', { id })).data).toMatchObject({ id, deleted: true });
    expect(await refusal('get_knowledge', { id })).toBe('not_found');
  });

  test('[DOC-1 rest mcp] old passages and their count stay until a change is ready', async () => {
    const before = await add({ text: `The ${name} umbrella costs five.` });
    const { data } = await read('update_knowledge', {
      id: before.id,
      text: `# A\nThe ${name} parasol costs six.\n\n# B\nSold out.`,
    });
    expect(data).toMatchObject({ status: 'queued', chunk_count: before.chunk_count });
    expect(await search(`${name} umbrella`)).toContain('costs five');
    expect(await settle(before.id)).toMatchObject({ status: 'ready', chunk_count: 2 });
    expect(await search(`${name} umbrella`)).not.toContain('costs five');
    await read('delete_knowledge', { id: before.id });
  });

  test('[OPS-6 rest mcp] [DOC-4 rest mcp] a failed document says why and can be retried; a page can be fetched again', async () => {
    const path = `/late-${name}`;
    const failed = await add({ url: site.origin + path });
    expect(failed).toMatchObject({ status: 'failed', created_at: time, updated_at: time });
    expect(failed.error).toEqual({ code: 'http_status', message: expect.stringMatching(/404/) });
    site.on(path, page(`The ${name} gate is green.`));
    const retried = await read('retry_knowledge', { id: failed.id });
    expect(retried.data).toEqual({ id: failed.id, status: 'queued' });
    expect(await settle(failed.id)).toMatchObject({ status: 'ready', error: null });
    expect(await refusal('retry_knowledge', { id: failed.id })).toBe('conflict');
    site.on(path, page(`The ${name} gate is blue.`));
    expect((await read('recrawl_knowledge', { id: failed.id })).data.status).toBe('queued');
    await settle(failed.id);
    expect(await search(`${name} gate`)).toContain('gate is blue');
    await read('delete_knowledge', { id: failed.id });
  });

  test('[OPS-4 rest mcp] a search returns passages with scores, and with explain their retrievers', async () => {
    const { id } = await add({ text: `The ${name} lantern burns ten hours.`, chatbotId: shop.bots[0] });
    const body = await read('search_knowledge', { query: `${name} lantern`, limit: 1, explain: true });
    expect(body).toMatchObject({
      answerable: true,
      confidence: expect.any(Number),
      threshold: expect.any(Number),
    });
    expect(body.data).toMatchObject([
      { document_id: id, score: expect.any(Number), retrievers: { terms: 1 } },
    ]);
    const [plain] = (await read('search_knowledge', { query: `${name} lantern` })).data;
    expect(plain).not.toHaveProperty('retrievers');
    await read('delete_knowledge', { id });
  });

  test('[OPS-7 rest mcp] answers a matching stored question word for word', async () => {
    const { id } = await add({ question: `Do you sell ${name} vouchers?`, answer: 'Yes.\nAt the counter.' });
    const body = await read('ask_bot', { message: `do you sell ${name} vouchers` });
    expect(body.answer ?? body.choices[0].message.content).toBe('Yes.\nAt the counter.');
    await read('delete_knowledge', { id });
  });

  test('[OPS-8 mcp] accepts a file as base64', async () => {
    const contentBase64 = Buffer.from(`Item,Price\n${name} rake,42 dirhams\n`).toString('base64');
    const { data } = await read('add_file', { filename: 'prices.csv', contentBase64, title: 'Prices' });
    expect(await settle(data.id)).toMatchObject({ status: 'ready', source_type: 'file', title: 'Prices' });
    expect(await search(`${name} rake`)).toContain('42 dirhams');
    await read('delete_knowledge', { id: data.id });
  });

  test('[OPS-9 rest mcp] crawls a site within its maximum', async () => {
    const links = [1, 2, 3, 4].map((at) => `<a href="${at}">page ${at}</a>`).join(' ');
    site.on(`/${name}/`, page(`Start. ${links}`));
    for (const at of [1, 2, 3, 4]) site.on(`/${name}/${at}`, page(`Page ${at}.`));
    const { data } = await read('crawl_site', { url: `${site.origin}/${name}/`, maxPages: 3 });
    expect(data).toMatchObject({ status: 'queued', max_pages: 3, kind: null });
    const state = async () => (await read('get_crawl', { id: data.id })).data;
    await withWorker(world, () =>
      expect.poll(async () => (await state()).status, { timeout: 90_000 }).toBe('done'),
    );
    expect((await state()).pages).toEqual({ queued: 0, processing: 0, ready: 3, failed: 0 });
    expect((await read('stop_crawl', { id: data.id })).data.status).toBe('done');
    expect(await refusal('crawl_site', { url: `${site.origin}/`, maxPages: 501 })).toBe('invalid_request');
  });

  test('[REQ-8 rest mcp] fails a document whose page redirects to a private address', async () => {
    const redirecting = (
      await surface.call(token, 'add_knowledge', { title: 'T', url: `${site.origin}/away` })
    ).body.data;
    site.on('/away', (_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end());
    expect(await settle(redirecting.id)).toMatchObject({
      status: 'failed',
      error: { code: 'private_address' },
    });
    await read('delete_knowledge', { id: redirecting.id });
  });

  test('[OPS-3 rest mcp] [DOC-5 rest mcp] [DOC-7 rest mcp] reads, changes and deletes a bot and makes it the default; its conversations stay', async () => {
    const tenant = await createTenant(world, { bots: ['A', 'B', 'C'] });
    const by = await tenant.token();
    const call = async (tool: string, input: Record<string, unknown> = {}) =>
      (await surface.call(by, tool, input)).body;
    const [a, b, c] = tenant.bots as [string, string, string];
    const change = {
      name: 'Bee',
      language: 'ja-JP',
      instructions: 'Be brief.',
      greeting: 'Hi.',
      handoffMessage: 'Soon.',
      isDefault: true,
      allowedOrigins: ['https://shop.example'],
    };
    const { data } = await call('update_bot', { id: b, ...change });
    expect(data).toMatchObject({
      id: b,
      name: 'Bee',
      language: 'ja-JP',
      instructions: 'Be brief.',
      greeting: 'Hi.',
      handoff_message: 'Soon.',
      is_default: true,
      allowed_origins: ['https://shop.example'],
    });
    expect((await call('get_bot', { id: b })).data).toMatchObject(data);
    const document = (await tenant.call('add_knowledge', { title: 'T', text: 'x', chatbotId: b })).data;
    await tenant.call('ask_bot', { message: 'Hello', sessionId: 's', chatbotId: b });
    await world.runtime.database.system.sql`
      insert into leads (workspace_id, bot_id, session_id, name, email)
      values (${tenant.workspaceId}, ${b}, 's', 'Ann', 'ann@example.com')`;
    expect((await call('delete_bot', { id: b })).data).toMatchObject({ id: b, deleted: true });
    expect((await call('list_bots')).data.map((bot: Body) => [bot.id, bot.is_default])).toEqual([
      [c, false],
      [a, true],
    ]);
    expect(await refusal('get_knowledge', { id: document.id }, by)).toBe('not_found');
    expect((await call('get_conversation', { sessionId: 's' })).data.chatbot_id).toBe(b);
    expect((await call('list_leads')).data).toMatchObject([{ chatbot_id: b }]);
  });

  test('[DOC-6 rest mcp] keeps the name of a deleted document in old sources', async () => {
    const url = 'https://shop.example.com/sources';
    const { id } = await add({ title: 'Sources', url, text: `The ${name} tandem seats two riders.` });
    const sessionId = `sources-${name}`;
    await read('ask_bot', { message: `How many riders does the ${name} tandem seat?`, sessionId });
    await read('delete_knowledge', { id });
    const { messages } = (await read('get_conversation', { sessionId })).data;
    expect(messages[1].sources).toMatchObject([{ document_id: id, title: 'Sources', url }]);
  });
});

test('[OPS-8 rest] accepts a file as a form', async () => {
  const form = new FormData();
  form.append('file', new File(['Open until nine.'], 'hours.md'));
  form.append('title', 'Hours');
  const body = new Response(form);
  const type = body.headers.get('content-type') as string;
  const answer = await send(token, 'POST /v1/kb/files', await body.text(), { 'content-type': type });
  expect(answer.status).toBe(202);
  const { data } = (await answer.json()) as Body;
  expect((await shop.call('get_knowledge', { id: data.id })).data).toMatchObject({
    title: 'Hours',
    source_type: 'file',
  });
});
