import { type Scope, scopes } from '@jawab/core';
import { createMcpApp, measureToolList } from '@jawab/mcp';
import { createCatalogue } from '@jawab/mcp/content/catalogue.ts';
import { registry } from '@jawab/tools';
import { countTokens } from 'gpt-tokenizer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTenant, openWorld, type Tenant, type World } from '../../support/world.ts';
import { message, post } from './post.ts';

const world: World = await openWorld();
const app = createMcpApp({ runtime: world.runtime, registry });
let shop: Tenant;
let token: string;
beforeAll(async () => {
  shop = await createTenant(world);
  token = await shop.token();
});
afterAll(() => world.close());

const old = '2025-06-18';

async function call(
  name: string,
  args: unknown,
  options: { token?: string; path?: string; revision?: string } = {},
  // biome-ignore lint/suspicious/noExplicitAny: results of many tools
): Promise<any> {
  const { path = '/mcp/find', revision = '2026-07-28' } = options;
  const params = { name, arguments: args };
  const body =
    revision === old
      ? { jsonrpc: '2.0', id: 7, method: 'tools/call', params }
      : message('tools/call', params);
  const headers = { 'MCP-Protocol-Version': revision, 'Mcp-Name': name, Accept: 'application/json' };
  const response = await post(
    app,
    'tools/call',
    {},
    { token: options.token ?? token, path, headers, body: JSON.stringify(body) },
  );
  const { result, error } = (await response.json()) as { result: object; error?: object };
  return result ?? error;
}
const find = async (query: string, options = {}): Promise<string[]> =>
  (await call('find_operations', { query }, options)).structuredContent.operations.map(
    ({ name }: { name: string }) => name,
  );

test('lists two tools in under 1,000 tokens', () => {
  const { tokens, tools } = measureToolList(registry, countTokens, 'find');
  expect(tools.map(({ name }) => name)).toEqual(['call_operation', 'find_operations']);
  expect(tokens).toBeLessThan(1000);
});

test.each(['2026-07-28', old])(
  'revision %s: a called operation answers exactly as it does itself',
  async (revision) => {
    const args = { q: 'nothing', limit: '5' };
    const found = await call('call_operation', { name: 'list_knowledge', arguments: args }, { revision });
    expect(found).toEqual(await call('list_knowledge', args, { path: '/mcp/all', revision }));
    expect(found.structuredContent).toMatchObject({ data: [] });
    expect(
      (await call('call_operation', JSON.stringify({ name: 'list_bots' }), { revision })).structuredContent
        .data,
    ).toHaveLength(1);
  },
);

test('/mcp lists them too, and finds and calls what it does not list', async () => {
  const names = createCatalogue(registry, 'core')
    .list({ actor: 'token', scopes, reach: { workspace: '', bots: null } })
    .map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['call_operation', 'find_operations', 'list_unanswered']));
  expect(names).not.toContain('list_webhooks');
  const options = { path: '/mcp' };
  expect(await find('list webhooks', options)).toContain('list_webhooks');
  const called = await call('call_operation', { name: 'list_webhooks' }, options);
  expect(called.structuredContent).toMatchObject({ data: [] });
  const wrong = await call('call_operation', { name: 'paint_bot' }, options);
  expect(wrong).toMatchObject({ isError: true });
  const bot = shop.bots[0];
  const { structuredContent } = await call('find_operations', { query: 'update a bot', limit: 1 }, options);
  expect(structuredContent.operations[0].input_schema.properties).toHaveProperty('leadForm');
  const args = { id: bot, history: 'device' };
  expect((await call('update_bot', args, options)).structuredContent.data.history).toBe('device');
});

test('an operation is found with its description, what it does, and what it takes', async () => {
  const { structuredContent } = await call('find_operations', { query: 'delete a document', limit: 1 });
  expect(structuredContent.operations).toEqual([
    {
      name: 'delete_knowledge',
      description: expect.stringContaining('Deletes one'),
      effect: 'write',
      input_schema: expect.objectContaining({
        type: 'object',
        required: ['id'],
        additionalProperties: false,
      }),
    },
  ]);
});

test('a dry run stays one, and unknown arguments are refused', async () => {
  const { id } = (await shop.call('add_knowledge', { title: 'Kept', text: 'Kept.' })).data;
  const run = await call('call_operation', { name: 'delete_knowledge', arguments: { id, dryRun: true } });
  expect(run.structuredContent.data.dry_run).toBe(true);
  const texts = await Promise.all(
    [
      { name: 'delete_knowledge', arguments: { id, force: true } },
      { name: 'delete_knowledge', id },
      { name: 'remove_everything' },
      { name: 'call_operation', arguments: { name: 'list_bots' } },
      { arguments: {} },
    ].map(async (args) => {
      const { isError, content } = await call('call_operation', args);
      expect(isError).toBe(true);
      return JSON.parse(content[0].text).error;
    }),
  );
  expect(texts).toEqual([
    expect.stringContaining('`force`'),
    expect.stringContaining('put what the operation takes into `arguments`'),
    'There is no operation remove_everything. Call find_operations for the names.',
    expect.stringContaining('Call find_operations for the names'),
    expect.stringContaining('Call find_operations for the names'),
  ]);
  expect((await shop.call('get_knowledge', { id })).data.id).toBe(id);
});

test('scopes hold: what a token cannot use is neither found nor called', async () => {
  const reader = await shop.token({ scopes: ['kb:read'] as Scope[] });
  expect(await find('delete a document', { token: reader })).not.toContain('delete_knowledge');
  const args = { name: 'delete_knowledge', arguments: { id: crypto.randomUUID() } };
  const response = await post(
    app,
    'tools/call',
    { name: 'call_operation', arguments: args },
    { token: reader, path: '/mcp/find' },
  );
  expect(response.status).toBe(403);
  expect(response.headers.get('www-authenticate')).toContain('insufficient_scope');
});

/** Tasks in the words of owners, and the operations that do them. */
const tasks: [string, string[]][] = [
  ['show gaps in the knowledge', ['list_unanswered']],
  ['upload a spreadsheet with room rates', ['add_file']],
  ['remove the outdated price list', ['delete_knowledge', 'update_knowledge']],
  ['anyone waiting for a human?', ['list_conversations']],
  ['make the assistant sound friendlier', ['update_bot']],
  ['set opening hours for human agents', ['update_bot']],
  ['new assistant for our Singapore branch', ['create_bot']],
  ['crawl docs.example.com', ['crawl_site']],
  ['reply to a customer as a person', ['reply_to_conversation']],
  ['GDPR deletion request', ['erase_visitor']],
  ['how busy were we yesterday', ['get_analytics', 'list_usage_days']],
  ['which pages failed to load', ['list_knowledge']],
  ['create an API key for the website developer', ['create_token']],
  ['revoke a leaked key', ['revoke_token']],
  ['invite a teammate', ['invite_member']],
  ['mark the conversation as done', ['set_conversation_status']],
  ['get notified when a lead comes in', ['create_webhook', 'list_events']],
  ['resend the failed event', ['redeliver_webhook']],
  ['test the bot without using quota', ['try_bot']],
  ['check whether my own draft reply is supported by the knowledge', ['check_reply']],
  ["what's on our plan and what does the next one cost", ['list_plans', 'get_usage', 'change_plan']],
  ['download a backup', ['export_workspace', 'download_export', 'list_exports']],
  ['re-read the page, it was changed', ['recrawl_knowledge']],
  ['transcribe a voice note', ['transcribe_audio']],
  ['who has access to this workspace', ['list_members']],
  ['fix a wrong reply', ['correct_answer']],
  ['find the passage about parking', ['search_knowledge']],
  ['change the widget colour', ['update_bot']],
  ['see chat from Priya', ['list_conversations', 'get_conversation']],
  ['stop sending events to the old server', ['delete_webhook', 'update_webhook']],
  ['list contact details visitors left', ['list_leads']],
  ['audit trail', ['list_audit_events']],
  ['schedule weekly test runs', ['update_bot']],
  ['is indexing finished', ['get_knowledge']],
];

describe('finds what people ask for', () => {
  test('the right operation is among the first three for nine of ten tasks', async () => {
    const missed: string[] = [];
    for (const [query, right] of tasks) {
      const first = (await find(query)).slice(0, 3);
      if (!right.some((name) => first.includes(name))) missed.push(`${query}: ${first}`);
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(tasks.length / 10);
  });

  test.each([
    ['hapus dokumen lama', 'delete_knowledge'],
    ['未回答の質問を見る', 'list_unanswered'],
    ['เชิญคนเข้าทีม', 'invite_member'],
    ['احذف المستند', 'delete_knowledge'],
    ['导出所有数据', 'export_workspace'],
    ['문서 삭제', 'delete_knowledge'],
    ['दस्तावेज़ हटाएँ', 'delete_knowledge'],
    ['tạo bot mới', 'create_bot'],
  ])('in other languages: %s', async (query, right) => {
    expect((await find(query)).slice(0, 3)).toContain(right);
  });
});
