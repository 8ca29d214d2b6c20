import { randomUUID } from 'node:crypto';
import { isFor, Refusal } from '@jawab/core';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ingest } from '../support/ingest.ts';
import { sampleInput } from '../support/sample-input.ts';
import { asVisitor } from '../support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

const marker = 'FOREIGNSECRET';
let world: World;
let ours: Tenant;
let theirs: Tenant;
let foreign: Record<string, string>;
/** The session of our visitor. */
const mine = randomUUID();
/** A reply to another visitor of the same bot. */
let replyToOther: string;
const otherMarker = 'OTHERVISITOR';

beforeAll(async () => {
  world = await openWorld();
  ours = await createTenant(world, { bots: ['Ours', 'Other'] });
  theirs = await createTenant(world, { bots: [`${marker} bot`] });
  const [document] = await ingest(world, theirs, [
    { title: `${marker} title`, text: `${marker} opens at nine.`, chatbotId: theirs.bots[0] as string },
  ]);
  const { message_id: messageId } = await theirs.call('ask_bot', {
    message: `${marker} question`,
    sessionId: marker,
  });
  await theirs.call('widget_chat', { message: `${marker} question` }, asVisitor(theirs, { sessionId: mine }));
  await ours.call('widget_chat', { message: 'Hello' }, asVisitor(ours, { sessionId: mine }));
  const other = asVisitor(ours);
  replyToOther = (await ours.call('widget_chat', { message: `${otherMarker} question` }, other)).message_id;
  await ours.call('widget_lead', { name: otherMarker, email: 'other@example.com' }, other);
  await world.runtime.database.system.sql`
    insert into leads (workspace_id, bot_id, session_id, name, email)
    values (${theirs.workspaceId}, ${theirs.bots[0]}, ${marker}, ${`${marker} name`}, 'x@example.com')`;
  foreign = { chatbotId: theirs.bots[0] as string, sessionId: marker, id: document?.id as string, messageId };
});
afterAll(() => world.close());

/** Texts that a foreign answer would contain, and the session of our own token. */
const texts = {
  message: `${marker} question`,
  question: `${marker} question`,
  query: marker,
  sessionId: 'mine',
};

describe.each(registry.tools.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
  const fields = Object.keys(tool.input.shape);
  const base = () => ({
    ...sampleInput(tool, { ...foreign, ...texts }),
    ...('dismiss' in tool.input.shape && { dismiss: true }),
  });
  /** As the operator of our workspace, or as a visitor of its bot where only visitors may call. */
  const call = (input: object, change = {}) =>
    ours.call(name, input, isFor(tool, 'operator') ? change : asVisitor(ours, { sessionId: mine }));

  test.each(fields.filter((field) => field in { chatbotId: 1, id: 1, messageId: 1 }))(
    'returns 404 for another workspace’s %s',
    async (field) => {
      const outcome = await call({ ...base(), [field]: foreign[field] }).catch((error) => error);
      expect(outcome).toBeInstanceOf(Refusal);
      expect(outcome.code, `${outcome.message} (test/support/sample-input.ts makes the input)`).toBe(
        'not_found',
      );
    },
  );

  test('never shows a byte of another workspace', async () => {
    const inputs = [
      base(),
      { ...base(), ...('sessionId' in tool.input.shape && { sessionId: marker }) },
      { ...base(), ...('after' in tool.input.shape && { after: foreign.messageId }) },
    ];
    for (const input of inputs) {
      const outcome = await call(input).catch((error) => ({ error: String(error) }));
      const shown = JSON.stringify(outcome)
        .replaceAll(JSON.stringify(marker), '')
        .replaceAll(`${marker} question`, '');
      expect(shown).not.toContain(`${marker} `);
    }
  });

  if (isFor(tool, 'visitor'))
    test('shows a visitor nothing of another session of the same bot, and changes nothing in it', async () => {
      const ids = { messageId: replyToOther, after: replyToOther };
      const given = Object.fromEntries(Object.entries(ids).filter(([field]) => fields.includes(field)));
      const otherState = () => world.runtime.database.system.sql`
        select m.*, c.* from messages m join conversations c on c.id = m.conversation_id
        where m.id = ${replyToOther}`;
      const before = await otherState();
      const outcome = await call({ ...base(), ...given }).catch((error) => error);
      expect(JSON.stringify(outcome)).not.toContain(otherMarker);
      if ('messageId' in given) expect(outcome).toMatchObject({ code: 'not_found' });
      expect(await otherState()).toEqual(before);
    });

  test('refuses a bot outside the token’s reach, or shows nothing of it', async () => {
    const reach = { workspace: ours.workspaceId, bots: [ours.bots[0] as string] };
    if (!('chatbotId' in tool.input.shape)) return expect(tool.input.shape).not.toHaveProperty('chatbotId');
    const outcome = await call({ ...base(), chatbotId: ours.bots[1] }, { reach }).catch((error) => error);
    expect(outcome).toMatchObject({ code: 'bot_forbidden' });
  });
});

test('row-level security alone isolates workspaces: a statement without a condition sees only its own rows', async () => {
  const { sql } = world.runtime.database.workspace(ours.workspaceId);
  const tables = await world.runtime.database.system.sql<{ table_name: string }>`
    select c.table_name from information_schema.columns c join pg_class p on p.relname = c.table_name
    where c.table_schema = 'public' and c.column_name = 'workspace_id' and p.relkind = 'r'`;
  expect(tables.length).toBeGreaterThan(7);
  for (const { table_name } of tables) {
    const query = [
      `select count(*)::int as n from ${table_name} where workspace_id <> '${ours.workspaceId}'`,
    ];
    const statement = Object.assign(query, { raw: query }) as unknown as TemplateStringsArray;
    const rows = await sql<{ n: number }>(statement).catch((error) =>
      error.code === '42501' ? [{ n: 0 }] : Promise.reject(error),
    );
    expect(rows[0]?.n, table_name).toBe(0);
  }
});
