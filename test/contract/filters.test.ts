import { countRows, type Fragment, fragment } from '@jawab/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSurfaces } from '../support/surfaces.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

const world: World = await openWorld();
const { surfaces, close } = await openSurfaces(world);
let shop: Tenant;
let token: string;

beforeAll(async () => {
  shop = await createTenant(world, { bots: ['Tea', 'Ｔｏｙｓ'] });
  token = await shop.token();
  const { sql } = world.runtime.database.system;
  const [tea, toys] = shop.bots as [string, string];
  const workspace = shop.workspaceId;
  const idOf = (session: string, n: Fragment) =>
    fragment`overlay(overlay(md5(${session} || ${n}) placing '4' from 13) placing '8' from 17)::uuid`;
  const talk = async (session: string, bot: string, facts: Record<string, string>, answered: boolean[]) => {
    const { status = 'open', channel = 'api', language = 'en', day } = facts;
    await sql`
      with talk as (
        insert into conversations (workspace_id, bot_id, session_id, channel, status, language, last_message_at)
        values (${workspace}, ${bot}, ${session}, ${channel}, ${status}, ${language}, ${`${day}T12:00:00Z`}::timestamptz)
        returning id
      ), question as (
        insert into messages (workspace_id, conversation_id, position, id, role, author, content, language, created_at)
        select ${workspace}, talk.id, 2 * n - 1, ${idOf(session, fragment`n`)}, 'user', 'visitor', ${session} || ' asks ' || n,
          ${language}, ${`${day}T12:00:00Z`}::timestamptz from talk, generate_series(1, ${answered.length}::int) n
      )
      insert into messages (workspace_id, conversation_id, position, role, author, content, answered, reply_to, created_at)
      select ${workspace}, talk.id, 2 * a.n, 'assistant', 'bot', 'A', a.answered, ${idOf(session, fragment`a.n`)},
        ${`${day}T12:00:00Z`}::timestamptz
      from talk, unnest(${answered}::boolean[]) with ordinality a(answered, n)`;
  };
  const recent = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  await talk('old', tea, { day: '2026-01-31', status: 'closed' }, [true]);
  await talk('waits', tea, { day: '2026-02-01', status: 'handoff', channel: 'widget', language: 'zh-Hant' }, [
    true,
  ]);
  await talk('lost', toys, { day: recent(2), channel: 'mcp', language: 'zh-Hans' }, [true, false]);
  await talk('new', toys, { day: recent(1), language: 'ja' }, [false]);
  const lead = (session: string, score: number, name: string, day: string) => sql`
    insert into leads (workspace_id, bot_id, session_id, name, email, phone, intent_score, created_at)
    values (${workspace}, ${tea}, ${session}, ${name}, ${`${session}@example.com`}, '+62 811', ${score},
      ${`${day}T23:59:59.999Z`}::timestamptz)`;
  await lead('hot', 70, 'สมชาย', '2026-02-02');
  await lead('warm', 69, 'Ann 100%', '2026-02-03');
  await lead('cold', 39, 'Ｂｏｂ', '2026-02-04');
  const document = (title: string, status: string, type: string, url: string | null) => sql`
    insert into documents (workspace_id, title, status, source_type, source_url)
    values (${workspace}, ${title}, ${status}, ${type}, ${url})`;
  await document('返品について', 'ready', 'snippet', null);
  await document('Prices', 'failed', 'url', 'https://shop.example/PRICES');
  await document('Menu', 'failed', 'file', null);
  const event = (seq: number, bot: string | null, day: string) => sql`
    insert into events (workspace_id, seq, event, bot_id, data, created_at)
    values (${workspace}, ${seq}, 'lead.created', ${bot}, ${JSON.stringify({ name: `e${seq}` })}::jsonb,
      ${`${day}T12:00:00Z`}::timestamptz)`;
  await event(2_000_001, tea, recent(5));
  await event(2_000_002, toys, recent(3));
  await event(2_000_003, null, recent(1));
});
afterAll(async () => {
  await close();
  await world.close();
});

const recent = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
// biome-ignore lint/suspicious/noExplicitAny: rows of many lists
const nameOf = (row: any) => row.data?.name ?? row.name ?? row.title ?? row.session_id;
const oldest = { from: '2026-02-01', to: '2026-02-01' };

test('lists count no further than one more than 10,000', async () => {
  const { sql } = world.runtime.database.system;
  expect(await countRows(sql, fragment`generate_series(1, 20000)`, true)).toBe(10_001);
  expect(await countRows(sql, fragment`generate_series(1, 20000)`, undefined)).toBe(undefined);
});

describe.each(surfaces.map((surface) => [surface.name, surface] as const))('over %s', (_, surface) => {
  test.each<[string, Record<string, unknown>, string[]]>([
    ['list_conversations', { status: 'handoff' }, ['waits']],
    ['list_conversations', { status: 'open' }, ['new', 'lost']],
    ['list_conversations', { channel: 'mcp' }, ['lost']],
    ['list_conversations', { language: 'zh' }, ['lost', 'waits']],
    ['list_conversations', { language: 'zh-hant' }, ['waits']],
    ['list_conversations', { answered: false }, ['new', 'lost']],
    ['list_conversations', { answered: true }, ['waits', 'old']],
    ['list_conversations', oldest, ['waits']],
    ['list_conversations', { to: '2026-02-01T12:00:00Z' }, ['old']],
    ['list_conversations', { from: '2026-02-01T19:00:00+07:00', to: '2026-02-28' }, ['waits']],
    ['list_conversations', { status: 'open', answered: false, language: 'ja', channel: 'api' }, ['new']],
    ['list_knowledge', { status: 'failed' }, ['Menu', 'Prices']],
    ['list_knowledge', { status: 'failed', sourceType: 'file' }, ['Menu']],
    ['list_knowledge', { q: '返品' }, ['返品について']],
    ['list_knowledge', { q: 'example/prices' }, ['Prices']],
    ['list_leads', { label: 'hot' }, ['สมชาย']],
    ['list_leads', { label: 'warm' }, ['Ann 100%']],
    ['list_leads', { label: 'warm', minScore: 70 }, []],
    ['list_leads', { label: 'cold' }, ['Ｂｏｂ']],
    ['list_leads', { q: 'BOB' }, ['Ｂｏｂ']],
    ['list_leads', { q: '0%' }, ['Ann 100%']],
    ['list_leads', { from: '2026-02-03', to: '2026-02-03' }, ['Ann 100%']],
    ['list_events', { since: recent(3) }, ['e2000002', 'e2000003']],
    ['list_bots', { q: 'toys' }, ['Ｔｏｙｓ']],
    ['list_bots', { limit: 1 }, ['Ｔｏｙｓ']],
    ['list_unanswered', { from: recent(1) }, ['new']],
    ['list_unanswered', { language: 'zh' }, ['lost']],
  ])('[FILTER-1 rest mcp] %s %j finds %j', async (tool, filters, expected) => {
    const { body } = await surface.call(token, tool, filters);
    expect(body.data?.map(nameOf), JSON.stringify(body)).toEqual(expected);
  });

  test.each([
    ['list_conversations', { answered: false }, 2],
    ['list_leads', { label: 'warm' }, 1],
    ['list_knowledge', { status: 'failed' }, 2],
  ])('[FILTER-1 rest mcp] %s %j counts %i', async (tool, filters, total) => {
    const { body } = await surface.call(token, tool, Object.assign({ count: true, limit: 1 }, filters));
    expect(body.total, JSON.stringify(body)).toBe(total);
  });

  test('[FILTER-1 rest mcp] list_events of one bot', async () => {
    const { body } = await surface.call(token, 'list_events', { chatbotId: shop.bots[1] });
    expect(body.data.map(nameOf)).toEqual(['e2000002']);
  });

  test('[FILTER-1 rest mcp] pages within the filters, and only with the same ones', async () => {
    const first = (await surface.call(token, 'list_conversations', { answered: false, limit: 1 })).body;
    const next = { answered: false, limit: 1, cursor: first.next_cursor };
    const { body } = await surface.call(token, 'list_conversations', next);
    expect([...first.data, ...body.data].map(nameOf)).toEqual(['new', 'lost']);
    const other = await surface.call(token, 'list_conversations', {
      answered: true,
      cursor: first.next_cursor,
    });
    expect(other.body.code).toBe('invalid_cursor');
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['list_conversations', { from: 'yesterday' }, /^`from` must be a day such as 2026-03-31 or a time/],
    ['list_conversations', { to: '2026-02-30' }, /^`to` must be a day/],
    ['list_conversations', { language: 'no such' }, /^`language` must be a language tag/],
    ['list_conversations', { status: 'waiting' }, /^`status` must be one of open, handoff, closed/],
    ['get_analytics', { from: '2026-01-01', to: '2026-04-01' }, /at most 90 days apart; these are 91 days/],
    ['get_analytics', { from: '2026-01-02', to: '2026-01-01' }, /^`from` must not be after `to`/],
    ['get_analytics', { timezone: '+05:30' }, /^`timezone` must be the name of a time zone/],
    ['get_analytics', { timezone: 'Asia/Atlantis' }, /^`timezone` must be the name of a time zone/],
  ])('[FILTER-1 rest mcp] %s %j is refused', async (tool, filters, sentence) => {
    const { body } = await surface.call(token, tool, filters);
    expect(body).toMatchObject({ code: 'invalid_request', error: expect.stringMatching(sentence) });
  });

  test('[FILTER-1 rest mcp] get_analytics takes 90 days, of any time zone', async () => {
    const asked = { from: '2026-01-01', to: '2026-03-31', timezone: 'Asia/Tokyo' };
    const { body } = await surface.call(token, 'get_analytics', asked);
    expect(body.data).toMatchObject({ window: { days: 90, timezone: 'Asia/Tokyo' }, totals: { leads: 3 } });
    expect(body.data.daily).toHaveLength(90);
    expect(body.data.daily.find((day: { leads: number }) => day.leads)?.date).toBe('2026-02-03');
  });
});
