import { z } from 'zod';
import type { Context } from './context.ts';
import type { Sql } from './sql.ts';
import type { Tool } from './tool.ts';

type Fields = Record<string, unknown>;

const dryRun = z
  .boolean()
  .optional()
  .meta({ description: 'true: changes nothing, and says what would change.' });

/**
 * Returns whether a tool can report what it would change. Tools with `changes` do all their work in the database, where it can be rolled
 * back: jobs and events are rows too. A list as `data` has no room for what would change.
 */
const saysChange = ({ changes, audience, output }: Pick<Tool, 'changes' | 'audience' | 'output'>): boolean =>
  changes !== undefined &&
  (audience ?? ['token']).includes('token') &&
  output.shape.data instanceof z.ZodObject;

/** Returns a tool as it is offered: one that can say what it would change also takes `dryRun`. */
export const withDryRun = (tool: Tool): Tool =>
  saysChange(tool) ? Object.assign({}, tool, { input: tool.input.extend({ dryRun }) }) : tool;

/** Tables whose rows callers know, and what they call them. */
const nouns: Record<string, string> = {
  bots: 'bots',
  channels: 'channels',
  chunks: 'passages',
  connections: 'connections',
  conversations: 'conversations',
  crawls: 'crawls',
  customers: 'customers',
  deliveries: 'deliveries',
  documents: 'documents',
  events: 'events',
  exports: 'exports',
  invitations: 'invitations',
  leads: 'leads',
  members: 'members',
  messages: 'messages',
  missing_reports: 'missing_reports',
  notes: 'notes',
  resolved_questions: 'resolved_questions',
  saved_replies: 'saved_replies',
  test_cases: 'test_cases',
  test_runs: 'test_runs',
  tokens: 'tokens',
  webhooks: 'webhooks',
  workspaces: 'workspaces',
};

interface Counts {
  name: string;
  created: number;
  changed: number;
  deleted: number;
}

/** Counts what the connection did to each table so far, with what cascades did. */
const countChanges = (sql: Sql) => sql<Counts>`
  select relname as name, n_tup_ins::int as created, n_tup_upd::int as changed, n_tup_del::int as deleted
  from pg_stat_xact_user_tables where relname = any(${Object.keys(nouns)}::text[])`;

function describeCounts(before: Counts[], after: Counts[]): Record<string, Partial<Counts>> {
  const described = after.flatMap((row) => {
    const earlier = before.find(({ name }) => name === row.name);
    const counts = (['created', 'changed', 'deleted'] as const)
      .map((kind) => [kind, row[kind] - (earlier?.[kind] ?? 0)] as const)
      .filter(([, count]) => count > 0);
    return counts.length > 0 ? [[nouns[row.name] as string, Object.fromEntries(counts)] as const] : [];
  });
  return Object.fromEntries(described);
}

const rolledBack = new Error('A dry run is rolled back.');

/** The context of a call inside a transaction: every statement belongs to it. */
export const contextInside = (ctx: Context, sql: Sql): Context =>
  Object.assign({}, ctx, {
    sql,
    sqlSoon: sql,
    sqlOfReplica: sql,
    tx: (run: (sql: Sql) => Promise<unknown>) => run(sql),
    system: null,
  });

/** The record as it would be. A record that does not exist yet has no id, and a secret is not made for nothing. */
function describeRecord({ answersSecret }: Tool, data: unknown, isKnown: boolean): Fields | undefined {
  if (answersSecret) return undefined;
  const { id, ...others } = data as Fields;
  return isKnown ? { id, ...others } : others;
}

/**
 * Runs a tool in a transaction, rolls it back, and returns what it would have changed: the kind of record and its id (null if it
 * would be new), the rows by noun, and the output. Refuses what the call itself would refuse.
 */
export async function rehearse(tool: Tool, ctx: Context, input: Fields): Promise<Fields> {
  let would: Fields | null = null;
  const rehearsal = ctx.tx(async (sql) => {
    const before = await countChanges(sql);
    const inside = Object.assign(contextInside(ctx, sql), { rehearses: true });
    const output = (await tool.handler(inside, input)) as { data: unknown };
    const id = input.id ?? input.sessionId ?? null;
    const rows = describeCounts(before, await countChanges(sql));
    const data = describeRecord(tool, output.data, id !== null);
    would = Object.assign({ operation: tool.name, changes: tool.changes, id, rows }, data && { data });
    throw rolledBack;
  });
  await rehearsal.catch((error) => {
    if (error !== rolledBack) throw error;
  });
  return { data: { dry_run: true, would } };
}
