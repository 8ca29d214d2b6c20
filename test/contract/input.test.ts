import { listFor, toJsonSchema } from '@jawab/core';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asRequest, codeOf, offers, openSurfaces } from '../support/surfaces.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

const world: World = await openWorld();
const { surfaces, send, close } = await openSurfaces(world);
let shop: Tenant;
let token: string;
beforeAll(async () => {
  shop = await createTenant(world, { bots: ['One', 'Two'] });
  token = await shop.token();
});
afterAll(async () => {
  await close();
  await world.close();
});

/** Inputs that no check of a field refuses, for every tool; nothing they name exists. */
const id = crypto.randomUUID();
const valid: Record<string, unknown> = {
  id,
  messageId: id,
  deliveryId: id,
  sessionId: 'none',
  chatbotId: id,
  message: 'Hello',
  query: 'x',
  name: 'N',
  title: 'T',
  text: 'x',
  tags: ['x'],
  shortcut: 'x',
  question: 'Q',
  rating: 'up',
  status: 'open',
  event: 'lead.created',
  filename: 'a.txt',
  contentBase64: 'eA==',
  audio: { data: 'eA==' },
  input: 'x',
  url: 'https://shop.example.com/',
  events: ['lead.created'],
};
const fieldsOf = (name: string) => Object.keys(registry.get(name)?.input.shape ?? {});
const requiredOf = (name: string) => {
  const { shape } = registry.get(name)?.input ?? { shape: {} as Record<string, never> };
  return Object.keys(shape).filter((field) => !shape[field]?.safeParse(undefined).success);
};
const base = (name: string) => Object.fromEntries(requiredOf(name).map((field) => [field, valid[field]]));
const snake = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const inPath = (name: string, field: string) => registry.get(name)?.rest.path.includes(`{${field}}`);
const tools = listFor(registry, 'token');
const names = tools.map(({ name }) => name);
/** A value of a type no field of the name takes, that an address can carry too. */
const wrongFor = (name: string, field: string) => {
  const schema = (toJsonSchema(registry.get(name)?.input as never, 'input') as unknown as Schema).properties[
    field
  ];
  return schema?.type === 'string' && !schema.format && !schema.enum && !schema.const
    ? null
    : 'no-such-value';
};
interface Schema {
  properties: Record<string, { type?: string; format?: string; enum?: unknown; const?: unknown }>;
}

describe.each(surfaces.map((surface) => [surface.name, surface] as const))('over %s', (_, surface) => {
  const offered = names.filter((name) => offers(surface, name));
  const issuesOf = async (name: string, input: Record<string, unknown>) => {
    const answer = await surface.call(token, name, input);
    const codes = ['invalid_request', 'url_not_allowed'];
    expect(codes, `${name} ${JSON.stringify(input)}`).toContain(codeOf(surface, answer));
    expect(answer.body.error).toMatch(/[.?]$/);
    return answer.body.issues as { path: string; message: string }[];
  };

  test.each(offered)(
    '[REQ-3 rest mcp] %s: names a field that is missing or has the wrong type',
    async (name) => {
      for (const field of requiredOf(name).filter((one) => !inPath(name, one))) {
        const input = base(name);
        delete input[field];
        expect(await issuesOf(name, input)).toContainEqual({
          path: field,
          message: expect.stringMatching(/\w/),
        });
      }
      for (const field of fieldsOf(name)) {
        const wrong = wrongFor(name, field);
        if (wrong === null) continue;
        const issues = await issuesOf(name, { ...base(name), [field]: wrong });
        expect(issues.map(({ path }) => path)).toContain(field);
      }
    },
  );

  test.each(offered)(
    '[REQ-3 rest mcp] %s: suggests the name of a misspelt field; refuses unknown arguments, or names what it ignored',
    async (name) => {
      for (const field of fieldsOf(name).filter((one) => snake(one) !== one)) {
        const issues = await issuesOf(name, { ...base(name), [snake(field)]: valid[field] ?? 'x' });
        expect(issues).toContainEqual({ path: snake(field), message: `did you mean ${field}?` });
      }
      // Another test gives the workspace the name that would confirm this call.
      if (name === 'delete_workspace') return;
      const answer = await surface.call(token, name, { ...base(name), 'no-such-field': 'x' });
      expect(codeOf(surface, answer)).not.toBe('internal');
      const paths = answer.body?.issues?.map(({ path }: { path: string }) => path) ?? [];
      const { method } = registry.get(name)?.rest ?? {};
      const isBody = surface.name === 'rest' && ['POST', 'PUT', 'PATCH'].includes(method ?? '');
      expect(paths.includes('no-such-field'), answer.text).toBe(!isBody);
      expect(answer.headers.get('x-ignored-fields')).toBe(isBody ? 'no-such-field' : null);
    },
  );

  test('[OPS-17 rest mcp] a session id has 1 to 200 code points, no control characters, and is not . or ..', async () => {
    for (const sessionId of ['.', '..', 'a\nb', '\u0085', 'x'.repeat(201)])
      expect(await issuesOf('ask_bot', { message: 'Hello', sessionId })).toMatchObject([
        { path: 'sessionId' },
      ]);
    const sessionId = `${'😀'.repeat(180)} a/b?&#%${surface.name}`;
    await surface.call(token, 'ask_bot', { message: 'Hello', sessionId });
    const read = await surface.call(token, 'get_conversation', { sessionId });
    expect(read.body.data.session_id).toBe(sessionId);
  });

  test('[REQ-14 rest mcp] null and blank mean left out, and a wrong bot never answers', async () => {
    const blank = { message: 'Hello', chatbotId: null, sessionId: ' ', language: '' };
    const { body } = await surface.call(token, 'ask_bot', blank);
    expect(codeOf(surface, { status: 200, body } as never)).toBeNull();
    for (const name of ['botId', 'bot_id', 'bot', 'lang', 'conversationId', 'session'])
      expect(await issuesOf('ask_bot', { message: 'Hello', [name]: id })).toMatchObject([{ path: name }]);
    for (const name of ['text', 'question', 'query', 'content', 'mesage'])
      expect(await issuesOf('ask_bot', { [name]: 'Hello' })).toMatchObject([
        { path: name, message: 'did you mean message?' },
      ]);
    const page = await surface.call(token, 'list_leads', { label: '', minScore: '' });
    expect(codeOf(surface, page)).toBeNull();
  });

  test('[TURN-8 rest mcp] refuses an unsupported language with the supported ones; returns canonical codes', async () => {
    const [issue] = await issuesOf('ask_bot', { message: 'Hello', language: 'tlh' });
    expect(issue?.path).toBe('language');
    for (const code of 'en ja zh-Hans zh-Hant ko ms id th vi fil ar hi ta bn te'.split(' '))
      expect(issue?.message).toMatch(new RegExp(`\\b${code}\\b`));
    const bot = await surface.call(token, 'create_bot', { name: 'Canonical', language: 'ZH-hant-tw' });
    expect(bot.body.data.language).toBe('zh-Hant-TW');
  });

  test('[REQ-6 rest mcp] [DOC-3 rest mcp] accepts a url, a text, both, or a question with its answer as knowledge', async () => {
    const url = 'https://shop.example.com/page';
    for (const input of [{}, { question: 'Q?' }, { answer: 'A.' }, { url: ' ' }, { text: '' }])
      await issuesOf('add_knowledge', { title: 'T', ...input });
    const both = { title: 'T', text: 'x', question: 'Q?', answer: 'A.' };
    expect(await issuesOf('add_knowledge', both)).toMatchObject([{ path: 'text' }]);
    for (const [input, type, source] of [
      [{ url }, 'url', url],
      [{ url, text: '', question: ' ' }, 'url', url],
      [{ text: 'x' }, 'snippet', null],
      [{ url, text: 'x' }, 'snippet', url],
      [{ question: 'Q?', answer: 'A.' }, 'qa', null],
    ] as const) {
      const { id } = (await surface.call(token, 'add_knowledge', { title: 'T', ...input })).body.data;
      const { data } = (await surface.call(token, 'get_knowledge', { id })).body;
      expect([data.source_type, data.source_url]).toEqual([type, source]);
    }
    const file = await surface.call(token, 'add_file', { filename: 'a.txt', contentBase64: 'eA==' });
    const { data } = (await surface.call(token, 'get_knowledge', { id: file.body.data.id })).body;
    expect(data).toMatchObject({ source_type: 'file', status: 'queued', title: 'a.txt' });
  });

  test.each([
    'ftp://shop.example.com/',
    'file:///etc/passwd',
    'https://shop.example.com:22/',
    'https://a:b@shop.example.com/',
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/',
    'http://2130706433/',
    'http://localhost/',
    'http://printer.local/',
    'https://10.0.0.1/',
  ])('[REQ-7 rest mcp] refuses %s at once', async (url) => {
    for (const [name, input] of [
      ['add_knowledge', { title: 'T', url }],
      ['add_knowledge', { title: 'T', url, text: 'x' }],
      ['crawl_site', { url }],
      ['create_webhook', { url, events: ['lead.created'] }],
    ] as const) {
      const answer = await surface.call(token, name, input);
      expect(codeOf(surface, answer), name).toBe('url_not_allowed');
      expect(answer.body.issues).toMatchObject([{ path: 'url' }]);
    }
  });

  test('[REQ-9 rest mcp] every operation returns {data}, except chat and OpenAI’s transcription; search adds more fields', async () => {
    const exceptions = ['ask_bot', 'try_bot', 'voice_turn', 'try_voice', 'transcribe_audio'];
    for (const { name, output } of tools)
      if (!exceptions.includes(name)) expect(Object.keys(output.shape), name).toContain('data');
    const made = await surface.call(token, 'create_bot', { name: 'Gone' });
    const deleted = await surface.call(token, 'delete_bot', { id: made.body.data.id });
    expect(deleted.body).toEqual({
      data: { id: made.body.data.id, deleted: true, restorable_until: expect.any(String) },
    });
    const until = new Date().toISOString();
    const deletions = tools.filter(({ rest }) => rest.method === 'DELETE');
    for (const { name, output } of deletions)
      expect(
        output.safeParse({ data: { id, chatbot_id: id, deleted: true, restorable_until: until } }).success,
        name,
      ).toBe(true);
  });

  test('[ERR-3 rest] [REQ-9 rest mcp] successes have the status of their kind', async () => {
    for (const { name, rest } of tools) {
      if (rest.method === 'GET' || rest.method === 'PATCH' || rest.method === 'DELETE')
        expect(rest.status ?? 200, name).toBe(200);
      expect(rest.status ?? 200, name).toBe(
        { create_bot: 201, add_knowledge: 202 }[name] ?? rest.status ?? 200,
      );
    }
    const isRest = surface.name === 'rest';
    const added = await surface.call(token, 'add_knowledge', { title: 'T', text: 'x' });
    const bot = await surface.call(token, 'create_bot', { name: 'B' });
    const statuses = [added.status, bot.status, (await surface.call(token, 'list_bots')).status];
    expect(statuses).toEqual(isRest ? [202, 201, 200] : [200, 200, 200]);
  });
});

test.each(names.filter((name) => ['POST', 'PUT', 'PATCH'].includes(registry.get(name)?.rest.method ?? '')))(
  '[REQ-4 rest] %s: returns 400 for malformed JSON, 413 above 1 MiB (7 MiB with audio), 415 for another type',
  async (name) => {
    const { line } = asRequest(name, valid);
    const refuse = async (body: string, type = 'application/json') => {
      const answer = await send(token, line, body, { 'content-type': type, accept: 'image/png' });
      return [answer.status, ((await answer.json()) as { code: string }).code];
    };
    for (const body of ['{', '[1,2', '{"a":1}x', '['.repeat(100)])
      expect(await refuse(body)).toEqual([400, 'malformed_json']);
    for (const body of ['[]', '1', 'null', '"x"'])
      expect(await refuse(body)).toEqual([400, 'invalid_request']);
    const maxBytes = registry.get(name)?.rest.multipart === 'audio' ? 7_340_032 : 1_048_576;
    expect(await refuse(JSON.stringify('x'.repeat(maxBytes)))).toEqual([413, 'payload_too_large']);
    expect(await refuse('a=b', 'application/x-www-form-urlencoded')).toEqual([415, 'unsupported_media_type']);
  },
);
