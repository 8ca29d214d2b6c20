import { z } from 'zod';
import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import { timestamp } from '../../form/moments.ts';
import { nameActor } from '../../form/principal.ts';
import { type Fragment, fragment, type Sql } from '../../form/sql.ts';
import { ofBotInReach } from '../bots/bots.ts';

/** New wishes of an hour, and wishes that a workspace keeps. A wish that was reported before counts for neither. */
const maxNewAnHour = 30;
const maxKept = 200;
/** How many days a wish is kept after its last report. */
export const missingDays = 90;

/** A wish that an agent could not fulfil. */
export const MissingReport = z.object({
  id: z.uuid(),
  chatbot_id: z.uuid().nullable(),
  wanted: z.string().meta({ description: 'What the agent could not do, in its own words.' }),
  operation: z.string().nullable().meta({ description: 'The operation that came closest.' }),
  count: z.int().meta({ description: 'How often it was reported.' }),
  reported_by: z
    .string()
    .nullable()
    .meta({ description: 'Name of the token or person that reported it last.' }),
  first_reported_at: timestamp,
  last_reported_at: timestamp,
});

/** Condition for the reports that a principal may see; `r` is the alias of the table. */
export const missingInReach = ({ principal: { reach } }: Pick<Context, 'principal'>): Fragment =>
  fragment`r.workspace_id = ${reach.workspace} and ${ofBotInReach(reach, fragment`r.bot_id`)}`;

/** The id of the first report that says the same as `r`. */
const groupOf = fragment`coalesce((
  select f.id from missing_reports f where f.workspace_id = r.workspace_id and f.id = r.same_as), r.id)`;

/** The wishes that a principal may see, as rows of the API: each in the words of its first report, counted with the others. */
export const missingWishes = (ctx: Pick<Context, 'principal'>): Fragment => fragment`(
  select w.group_id as id, (array_agg(w.bot_id))[1] as chatbot_id,
    (array_agg(w.wanted order by w.own desc))[1] as wanted,
    (array_agg(w.operation order by w.last_reported_at desc) filter (where w.operation is not null))[1] as operation,
    sum(w.count)::int as count, (array_agg(w.reported_by order by w.last_reported_at desc))[1] as reported_by,
    min(w.first_reported_at) as first_reported_at, max(w.last_reported_at) as last_reported_at
  from (select r.*, r.id = g.id as own, g.id as group_id from missing_reports r cross join lateral (select ${groupOf} as id) g
    where ${missingInReach(ctx)}) w
  group by w.group_id
)`;

/** Deletes a wish with all reports that say the same. Returns whether there was one. */
export async function deleteWish(sql: Sql, ctx: Pick<Context, 'principal'>, id: string): Promise<boolean> {
  const gone = await sql`
    delete from missing_reports r where ${missingInReach(ctx)} and (r.id = ${id} or r.same_as = ${id}) returning r.id`;
  return gone.length > 0;
}

/** The words of a wish. Wishes with the same words, in any case and with any punctuation, are the same. */
function keyOf(wanted: string): string {
  const words = wanted
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.join(' ') ?? wanted.trim();
}

interface Wish {
  wanted: string;
  operation: string | null;
  botId: string | null;
}

/** Counts a wish that was reported before, or keeps a new one in place of the oldest. Fails with `rate_limited`. */
export async function reportMissing(
  sql: Sql,
  { principal, jobs }: Pick<Context, 'principal' | 'jobs'>,
  { wanted, operation, botId }: Wish,
): Promise<{ id: string; count: number }> {
  const { workspace } = principal.reach;
  const reportedBy = nameActor(principal).name;
  const key = keyOf(wanted);
  await sql`select 1 from workspaces where id = ${workspace} for no key update`;
  const [known] = await sql<{ id: string }>`
    update missing_reports r set count = count + 1, last_reported_at = now(), reported_by = ${reportedBy},
      operation = coalesce(${operation}, operation)
    where workspace_id = ${workspace} and bot_id is not distinct from ${botId}::uuid and key = ${key}
    returning ${groupOf} as id`;
  if (known) return { id: known.id, count: await countReports(sql, workspace, known.id) };
  const [recent] = await sql<{ n: number }>`
    select count(*)::int as n from missing_reports
    where workspace_id = ${workspace} and first_reported_at > now() - interval '1 hour'`;
  if ((recent?.n ?? 0) >= maxNewAnHour)
    fail('rate_limited', `A workspace takes ${maxNewAnHour} new reports in an hour. Report it later.`, {
      retryAfterSeconds: 3600,
    });
  await sql`
    delete from missing_reports where workspace_id = ${workspace} and id in (
      select id from missing_reports where workspace_id = ${workspace}
      order by last_reported_at desc, id desc offset ${maxKept - 1})`;
  const [added] = await sql<{ id: string; count: number }>`
    insert into missing_reports (workspace_id, key, bot_id, wanted, operation, reported_by)
    values (${workspace}, ${key}, ${botId}, ${wanted}, ${operation}, ${reportedBy}) returning id, count`;
  await jobs.add(sql, 'group_missing', { workspaceId: workspace }, { key: `group-missing:${workspace}` });
  return added as { id: string; count: number };
}

async function countReports(sql: Sql, workspace: string, id: string): Promise<number> {
  const [row] = await sql<{ n: number }>`
    select sum(count)::int as n from missing_reports where workspace_id = ${workspace} and (id = ${id} or same_as = ${id})`;
  return row?.n ?? 0;
}
