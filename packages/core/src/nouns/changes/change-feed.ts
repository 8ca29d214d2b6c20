import { z } from 'zod';
import type { Context } from '../../form/context.ts';
import { readCursor, writeCursor } from '../../form/cursor.ts';
import { fail } from '../../form/errors.ts';
import type { LiveEvent } from '../../form/live.ts';
import { type Grant, nameActor, type Scope } from '../../form/principal.ts';
import { fragment } from '../../form/sql.ts';
import { createWake } from '../../form/wake.ts';
import { ofBotInReach } from '../bots/bots.ts';

/** Kinds of records that can change, and the scope that reads each. */
const scopeOf = {
  conversation: 'conversations:read',
  document: 'kb:read',
  lead: 'leads:read',
  gap: 'analytics:read',
  bot: 'bots:read',
  channel: 'bots:read',
  member: 'members:read',
} as const satisfies Record<string, Scope>;
type Kind = keyof typeof scopeOf;
const kinds = Object.keys(scopeOf) as Kind[];

/** One record that moved, by its id. */
const ChangedRecord = z.object({
  kind: z.enum([...kinds, 'usage']).meta({ description: 'What moved. New kinds can come.' }),
  id: z.string().meta({
    description: 'Its id: of a conversation the session id, of a gap a question, of usage the month.',
  }),
  chatbot_id: z.uuid().nullable(),
  message_id: z.uuid().nullable().meta({ description: 'Of a conversation: its last message.' }),
});

export const ChangePage = z.object({
  data: z.array(ChangedRecord),
  reset: z.boolean().meta({ description: 'true: more moved than is listed. Read everything again.' }),
  next_cursor: z.string().meta({ description: 'Where to continue, even if nothing moved.' }),
});
type Page = z.infer<typeof ChangePage>;

const filters = { of: 'changes' };
const maxRows = 500;
/** Changes are kept an hour. */
const maxAgeMs = 50 * 60_000;
const snapshotForm = /^\d+:\d+:[\d,]*$/;

interface Row {
  snapshot: string;
  kind: Kind | null;
  id: string;
  chatbot_id: string | null;
  message_id: string | null;
}

/** The snapshot counts the transactions of all workspaces, so a cursor has it sealed. */
const sealContext = ({ reach }: Pick<Grant, 'reach'>) => `changes:${reach.workspace}`;

function readPlace(
  { secrets, principal }: Pick<Context, 'secrets' | 'principal'>,
  cursor: string | undefined,
): { snapshot: string; at: number } | null {
  const place = readCursor(filters, cursor);
  if (!place) return null;
  const [sealed = '', at = ''] = place;
  try {
    const snapshot = secrets.open(sealed, sealContext(principal));
    if (snapshotForm.test(snapshot) && Number.isFinite(Number(at))) return { snapshot, at: Number(at) };
  } catch {}
  return fail('invalid_cursor', 'This is not a cursor of this list. Start again without `cursor`.');
}

const readableKinds = ({ scopes }: Pick<Grant, 'scopes'>) =>
  kinds.filter((kind) => scopes.includes(scopeOf[kind]));

/** Lists what moved since a cursor, in one statement; nothing without one. Only kinds that the caller may read. */
async function readChanges(
  ctx: Pick<Context, 'sql' | 'principal' | 'now' | 'secrets'>,
  cursor: string | undefined,
): Promise<Page> {
  const place = readPlace(ctx, cursor);
  const { reach } = ctx.principal;
  const since = place?.snapshot ?? null;
  const rows = await ctx.sql<Row>`
    select now.snapshot::text as snapshot, c.kind, c.id, c.bot_id as chatbot_id,
      case when c.kind = 'conversation' then (
        select m.id from conversations v
        join messages m on m.workspace_id = v.workspace_id and m.conversation_id = v.id
        where v.workspace_id = ${reach.workspace} and v.session_id = c.id and v.bot_id = c.bot_id
        order by v.last_message_at desc, m.position desc limit 1) end as message_id
    from (select pg_current_snapshot() as snapshot) now
    left join lateral (
      select distinct on (c.kind, c.id) c.kind, c.id, c.bot_id from changes c
      where c.workspace_id = ${reach.workspace} and c.change >= pg_snapshot_xmin(${since}::pg_snapshot)
        and not pg_visible_in_snapshot(c.change, ${since}::pg_snapshot)
        and c.kind = any(${readableKinds(ctx.principal)}) and ${ofBotInReach(reach, fragment`c.bot_id`)}
      limit ${maxRows + 1}
    ) c on true`;
  const at = ctx.now();
  const moved = rows.filter((row): row is Row & { kind: Kind } => row.kind !== null);
  const data: Page['data'] = moved
    .slice(0, maxRows)
    .map(({ kind, id, chatbot_id, message_id }) => ({ kind, id, chatbot_id, message_id }));
  // A turn and its cost are one transaction.
  if (reach.bots === null && data.some(({ kind }) => kind === 'conversation'))
    data.push({ kind: 'usage', id: at.toISOString().slice(0, 7), chatbot_id: null, message_id: null });
  const isOld = place !== null && at.getTime() - place.at > maxAgeMs;
  const snapshot = ctx.secrets.seal(rows[0]?.snapshot ?? '', sealContext(ctx.principal));
  const next_cursor = writeCursor(filters, [snapshot, at.getTime()]);
  return { data, reset: isOld || moved.length > maxRows, next_cursor };
}

/**
 * Follows what moves since a cursor: first a page at once, then one for each change, until `lifetimeMs` is over or the caller
 * leaves. While nothing moves it costs no statement of its own: one watcher in the process looks for everybody.
 */
async function* followChanges(
  ctx: Pick<Context, 'sql' | 'principal' | 'now' | 'signal' | 'changes' | 'secrets'>,
  cursor: string | undefined,
  lifetimeMs: number,
): AsyncGenerator<Page> {
  const wake = createWake(ctx.signal, lifetimeMs);
  const watch = ctx.changes.watch({ workspaceId: ctx.principal.reach.workspace }, wake.wake);
  try {
    await watch.ready;
    let page = await readChanges(ctx, cursor);
    yield page;
    while (await wake.wait()) {
      page = await readChanges(ctx, page.next_cursor);
      if (page.data.length > 0 || page.reset) yield page;
    }
  } finally {
    watch.end();
    wake.end();
  }
}

/** Waits up to `waitSeconds` for something to move since a cursor. */
export async function waitForChanges(
  ctx: Parameters<typeof followChanges>[0],
  cursor: string | undefined,
  waitSeconds: number,
): Promise<Page> {
  if (waitSeconds === 0) return readChanges(ctx, cursor);
  let last: Page | null = null;
  for await (const page of followChanges(ctx, cursor, waitSeconds * 1000)) {
    last = page;
    if (page.data.length > 0 || page.reset) break;
  }
  return last as Page;
}

/** The maximum age of a stream. Clients come again, so a removed member or a new role takes effect. */
const streamMs = 600_000;

/** Streams what moves since a cursor, each page with its cursor as id. Ends when the membership of its reader changes. */
export async function* streamChanges(
  ctx: Context,
  { cursor }: { cursor?: string | undefined },
): AsyncGenerator<LiveEvent> {
  const { id: self } = nameActor(ctx.principal);
  for await (const page of followChanges(ctx, cursor, streamMs)) {
    yield { id: page.next_cursor, data: page };
    if (page.data.some(({ kind, id }) => kind === 'member' && id === self)) return;
  }
}
