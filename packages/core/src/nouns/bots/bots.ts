import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import type { Reach } from '../../form/principal.ts';
import { type Database, type Fragment, fragment, type Sql } from '../../form/sql.ts';
import { windowColumns } from './window-columns.ts';

/** Columns of a bot in the API, for statements that read `bots b` and `workspaces w`. */
export const botColumns = fragment`b.id, b.name, b.language, b.created_at, b.id = w.default_bot_id as is_default,
  b.archived_at`;

/** The same columns with the settings. */
const botSettingsColumns = fragment`${botColumns}, b.instructions, b.greeting, b.handoff_message,
  b.allowed_origins, b.public_key, b.speech_forms, b.test_schedule, b.wording, ${windowColumns}`;

/** The statement that reads the settings of a bot, archived or not. */
export const selectBotSettings = (workspace: string, id: string) => fragment`
  select ${botSettingsColumns} from bots b join workspaces w on w.id = b.workspace_id
  where b.workspace_id = ${workspace} and b.id = ${id}`;

/** Condition for the bots that a principal may see; `b` is the alias of the table. */
export const botsInReach = (reach: Reach) =>
  fragment`b.workspace_id = ${reach.workspace} and (${reach.bots}::uuid[] is null or b.id = any(${reach.bots}::uuid[]))`;

/** Condition for rows whose bot a principal may see. A principal that is limited to bots sees nothing of a deleted bot. */
export const ofBotInReach = ({ workspace, bots }: Reach, botId: Fragment) =>
  bots === null
    ? fragment`true`
    : fragment`${botId} in (
        select b.id from bots b where b.workspace_id = ${workspace} and b.id = any(${bots}::uuid[]))`;

export const unknownBot = (id: string): never =>
  fail('not_found', `There is no bot ${id}. Call list_bots for the ids.`);

export const forbiddenBot = (id: string): never =>
  fail('bot_forbidden', `This token cannot use bot ${id}. Call list_bots for the bots it can use.`);

/** Fails with 404 for a bot of another workspace, and with 403 for a bot that the principal cannot use. */
export async function requireVisibleBot(ctx: Pick<Context, 'sql' | 'principal'>, id: string): Promise<void> {
  const { workspace, bots } = ctx.principal.reach;
  const [bot] = await ctx.sql`select 1 from bots where workspace_id = ${workspace} and id = ${id}`;
  if (!bot) unknownBot(id);
  if (bots && !bots.includes(id)) forbiddenBot(id);
}

/**
 * Fails with 402 if the plan has no room for another bot. Until the transaction ends, nobody else adds a bot or changes which one is the
 * default.
 */
export async function requireBotPlace(
  sql: Sql,
  { reach: { workspace }, limits, plan }: Context['principal'],
): Promise<void> {
  await sql`select 1 from workspaces where id = ${workspace} for no key update`;
  const [count] = await sql<{ n: number }>`
    select count(*)::int as n from bots where workspace_id = ${workspace}`;
  if (limits.bots !== null && (count?.n ?? 0) >= limits.bots)
    fail(
      'bot_limit_reached',
      `This workspace has reached the bot limit of its plan (${plan}: ${limits.bots}). Delete a bot or upgrade the plan.`,
    );
}

/**
 * Refuses a question whose bot does not answer: by the id that the caller `named`, or with the ids that may be sent. `chosen` is
 * the named bot, or the one that the question would go to.
 */
export async function refuseBot(
  ctx: Pick<Context, 'sql' | 'principal'>,
  { named, chosen }: { named: string | undefined; chosen: string | null },
): Promise<never> {
  if (named) await requireVisibleBot(ctx, named);
  const [archived] = await ctx.sql`
    select 1 from bots b where ${botsInReach(ctx.principal.reach)} and b.id = ${chosen} and b.archived_at is not null`;
  if (archived)
    fail(
      'bot_archived',
      `The bot ${chosen} is archived and answers nobody. Restore it with restore_bot, or use another bot.`,
    );
  const bots = await ctx.sql<{ id: string }>`
    select b.id from answering_bots() b where ${botsInReach(ctx.principal.reach)} order by b.created_at limit 50`;
  const names = bots.map((bot) => bot.id).join(', ');
  return fail(
    'bot_required',
    names
      ? `Send the id of one of these bots as \`chatbotId\`: ${names}.`
      : 'There is no bot yet. Create one with create_bot.',
  );
}

/** Refuses the public key of a bot that does not answer, or of none. */
export async function refusePublicKey(database: Database, publicKey: string): Promise<never> {
  const [bot] = await database.system.sql`
    select 1 from bots where public_key = ${publicKey} and archived_at is not null`;
  return bot
    ? fail('bot_archived', 'This chat is closed.')
    : fail('not_found', 'There is no bot with this public key.');
}

/** A bot by what a caller may know of it. */
export interface KnownBot {
  id: string;
  name: string;
  created_at: string;
}

/** Lists the bots that answer and that a principal may use, oldest first. */
export const listKnownBots = (
  ctx: Pick<Context, 'sql' | 'principal'>,
): Promise<KnownBot[]> => ctx.sql<KnownBot>`
  select b.id, b.name, b.created_at from answering_bots() b where ${botsInReach(ctx.principal.reach)} order by b.created_at, b.id`;
