import { createRegistry, defineTool } from '@jawab/core';
import { createMcpApp } from '@jawab/mcp';
import { maxBytes } from '@jawab/mcp/content/answer-size.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { registry } from '@jawab/tools';
import { countTokens } from 'gpt-tokenizer/encoding/cl100k_base';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type Connected, connect } from './connect.ts';
import { listenWithToken } from './listen.ts';
import { message, post } from './post.ts';

const sentences: Record<string, string> = {
  en: 'Delivery takes two to four working days inside Indonesia. ',
  ja: '配達はインドネシア国内で二日から四日かかります。',
  th: 'การจัดส่งภายในอินโดนีเซียใช้เวลาสองถึงสี่วันทำการ ',
  hi: 'इंडोनेशिया के भीतर डिलीवरी में दो से चार कार्य दिवस लगते हैं। ',
  ta: 'இந்தோனேசியாவிற்குள் விநியோகம் இரண்டு முதல் நான்கு வேலை நாட்கள் ஆகும். ',
  te: 'ఇండోనేషియాలో డెలివరీకి రెండు నుండి నాలుగు పని దినాలు పడుతుంది. ',
};

let world: World;
let shop: Tenant;
let client: Connected;
beforeAll(async () => {
  world = await openWorld();
  shop = await createTenant(world);
  client = await connect('v2 auto', createMcpApp({ runtime: world.runtime, registry }), await shop.token());
});
afterAll(async () => {
  await client?.close();
  await world?.close();
});

async function addConversation(sessionId: string, texts: string[]) {
  const { sql } = world.runtime.database.system;
  const [row] = await sql`
    insert into conversations (workspace_id, bot_id, session_id, channel, message_count, last_message)
    values (${shop.workspaceId}, ${shop.bots[0]}, ${sessionId}, 'api', ${texts.length}, ${texts.at(-1)}) returning id`;
  await sql`
    insert into messages (workspace_id, conversation_id, position, role, author, content)
    select ${shop.workspaceId}, ${row?.id}, n, 'user', 'visitor', t from unnest(${texts}::text[]) with ordinality u(t, n)`;
}

// biome-ignore lint/suspicious/noExplicitAny: tests read what they asked for
const structured = (result: { structuredContent?: unknown }) => result.structuredContent as any;
const textOf = (result: { content: unknown[] }) => (result.content[0] as { text: string }).text;

describe('long lists', () => {
  beforeAll(async () => {
    for (let n = 0; n < 45; n++) await addConversation(`list-${n}`, [`${n} ${'long '.repeat(60)}`]);
  });

  test('have 20 rows by default and say how to continue', async () => {
    const first = structured(await client.call('list_conversations'));
    expect(first.data).toHaveLength(20);
    expect(first.hint).toBe(
      'There is more: call list_conversations with the same filters and cursor set to next_cursor.',
    );
    const rest = structured(
      await client.call('list_conversations', { limit: 30, cursor: first.next_cursor }),
    );
    expect(rest.data).toHaveLength(25);
    expect(rest).not.toHaveProperty('hint');
  });

  test('concise cuts long texts in both forms, detailed leaves them', async () => {
    const concise = await client.call('list_conversations', { responseFormat: 'concise', limit: 1 });
    const [, cut = ''] = /^<u-\w+>(.*)<\/u-\w+>$/.exec(structured(concise).data[0].last_message) ?? [];
    expect([...cut]).toHaveLength(201);
    expect(textOf(concise)).toContain(`>${cut}</u-`);
    const detailed = structured(
      await client.call('list_conversations', { responseFormat: 'detailed', limit: 1 }),
    );
    expect(detailed.data[0].last_message.length).toBeGreaterThan(290);
  });

  test('a wrong responseFormat is refused like any other input', async () => {
    const wrong = await client.call('list_conversations', { responseFormat: 'short' });
    expect(textOf(wrong)).toContain('must be one of concise, detailed');
    const misspelt = await client.call('list_conversations', { response_format: 'concise' });
    expect(textOf(misspelt)).toContain('did you mean responseFormat?');
  });
});

describe.each(Object.entries(sentences))('answers in %s stay below 25,000 tokens', (language, sentence) => {
  const rows = language === 'en' ? 24 : 14;
  beforeAll(async () => {
    const long = sentence.repeat(Math.floor(1900 / sentence.length));
    for (let n = 0; n < rows; n++)
      await addConversation(`${language}-${n}`, Array(n === 0 ? 60 : 1).fill(long));
  });

  test('a list gives fewer rows, and the cursor leads to every other', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const q = `${language}-`;
      const result = await client.call('list_conversations', { q, limit: 200, ...(cursor && { cursor }) });
      expect(countTokens(textOf(result))).toBeLessThan(25_000);
      const page = structured(result);
      if (page.has_more) expect(page.hint).toContain('next_cursor');
      seen.push(...page.data.map((row: { session_id: string }) => row.session_id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(new Set(seen).size).toBe(rows);
    expect(seen).toHaveLength(rows);
  });

  test('a transcript comes in windows with every message once', async () => {
    let [offset, calls] = [0, 0];
    for (;;) {
      const result = await client.call('get_conversation', { sessionId: `${language}-0`, offset });
      expect(countTokens(textOf(result))).toBeLessThan(25_000);
      expect(Buffer.byteLength(textOf(result))).toBeLessThanOrEqual(maxBytes);
      const { data, hint } = structured(result);
      offset += data.messages.length;
      calls++;
      if (!/again with offset/.test(hint ?? '')) break;
      expect(hint).toContain(`Entries ${offset - data.messages.length + 1}–${offset} of 60.`);
      expect(hint).toContain(`offset ${offset}.`);
    }
    expect(offset).toBe(60);
    expect(calls).toBeGreaterThan(1);
  });
});

test('an offset past the end says so', async () => {
  const { data, hint } = structured(await client.call('get_conversation', { sessionId: 'en-0', offset: 60 }));
  expect(data.messages).toEqual([]);
  expect(hint).toBe('None of 60 entries shown.');
});

describe('a call under way', () => {
  const endless = createRegistry([
    defineTool({
      name: 'wait_forever',
      title: 'Wait',
      description: 'Says one thing and waits.',
      scope: null,
      effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
      rest: { method: 'POST', path: '/wait', stream: true },
      mcp: 'core',
      input: z.object({}),
      output: z.object({}),
      async *handler({ signal }) {
        yield 'begun';
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
        return {};
      },
    }),
  ]);
  const forms = [
    ['2026-07-28', JSON.stringify(message('tools/call', { name: 'wait_forever' }))],
    ['2025-11-25', '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"wait_forever"}}'],
  ] as const;

  test.each(forms)(
    '%s: its stream opens at once, and it ends when the connection does',
    async (revision, body) => {
      const { config } = world.runtime;
      const server = await listenWithToken(await shop.token(), (port) =>
        createMcpApp({ runtime: { ...world.runtime, config: { ...config, port } }, registry: endless }),
      );
      const gone = new AbortController();
      const headers = {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        'MCP-Protocol-Version': revision,
        'Mcp-Method': 'tools/call',
        'Mcp-Name': 'wait_forever',
      };
      const countGone = async () => {
        const metrics = await world.runtime.metrics.registry.metrics();
        return Number(/operation="wait_forever",status="499"\} (\d+)/.exec(metrics)?.[1] ?? 0);
      };
      const before = await countGone();
      try {
        const response = await fetch(server.url, { method: 'POST', headers, body, signal: gone.signal });
        expect(response.headers.get('content-type')).toBe('text/event-stream');
        gone.abort();
        await expect.poll(countGone).toBe(before + 1);
      } finally {
        await server.close();
      }
    },
  );
});

test('[REQ-5 mcp] internal errors appear only in the log', async () => {
  const logged = vi.spyOn(world.runtime.log, 'error').mockImplementation(() => {});
  const broken = createRegistry([
    {
      ...(registry.get('list_bots') as NonNullable<ReturnType<typeof registry.get>>),
      async handler() {
        throw new Error('password of the upstream is hunter2');
      },
    },
  ]);
  const app = createMcpApp({ runtime: world.runtime, registry: broken });
  const response = await post(app, 'tools/call', { name: 'list_bots' }, { token: await shop.token() });
  const text = await response.text();
  expect(text).toContain('internal');
  expect(text).not.toContain('hunter2');
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ tool: 'list_bots' }), expect.any(String));
  logged.mockRestore();
});
