import type { Context } from '../../form/context.ts';
import { type Fragment, fragment, type Sql } from '../../form/sql.ts';
import { botsInReach } from './bots.ts';
import { Theme } from './window-settings.ts';

/** Condition: there is a bot with this id, whether it answers or not. */
export const botExists = (workspace: string, id: Fragment): Fragment =>
  fragment`exists (select from bots b where b.workspace_id = ${workspace}::uuid and b.id = ${id})`;

/** The ids of all bots of a workspace, as a query with the column `id`. */
export const idsOfBots = (workspace: string): Fragment =>
  fragment`(select b.id from bots b where b.workspace_id = ${workspace}::uuid)`;

/** The name and language of a bot, as a query to join, whether it answers or not. */
export const factsOfBot = (workspace: Fragment, id: Fragment): Fragment => fragment`(
  select b.name, b.language from bots b where b.workspace_id = ${workspace} and b.id = ${id})`;

/** Lists the ids of all bots that a principal may see, whether they answer or not. */
export const listBotsInReach = async (ctx: Pick<Context, 'sql' | 'principal'>): Promise<string[]> => {
  const rows = await ctx.sql<{
    id: string;
  }>`select b.id from bots b where ${botsInReach(ctx.principal.reach)}`;
  return rows.map(({ id }) => id);
};

/** Expression for the number of bots of a workspace. */
export const botCount = (workspace: string): Fragment =>
  fragment`(select count(*)::int from bots where workspace_id = ${workspace})`;

/** Expression for the bots of a workspace as a JSON array of `id` and `name`, by name. */
export const namedBots = (workspace: Fragment): Fragment => fragment`coalesce((
  select jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name) order by b.name)
  from bots b where b.workspace_id = ${workspace}), '[]')`;

/** Expression for the languages of a bot, or of all bots of a workspace if `bot` is null. */
export const languagesOfBots = (workspace: Fragment, bot: Fragment): Fragment => fragment`
  array(select distinct b.language from bots b where b.workspace_id = ${workspace} and b.id = coalesce(${bot}, b.id))`;

/** Expression for the language of the oldest bot of a workspace; English without a bot. */
export const firstLanguage = (workspace: Fragment): Fragment => fragment`
  coalesce((select b.language from bots b where b.workspace_id = ${workspace} order by b.created_at limit 1), 'en')`;

/** Lists the languages of all bots that the connection reaches, each once. */
export const listBotLanguages = async (sql: Sql): Promise<string[]> => {
  const rows = await sql<{ language: string }>`select distinct language from bots`;
  return rows.map(({ language }) => language);
};

/** Reads the language of a bot; null if it was deleted. */
export async function readBotLanguage(sql: Sql, workspace: string, id: string): Promise<string | null> {
  const [bot] = await sql<{ language: string }>`
    select language from bots where workspace_id = ${workspace} and id = ${id}`;
  return bot?.language ?? null;
}

/** Locks a bot until the transaction ends, so that nothing counted for it changes meanwhile. */
export const lockBot = (sql: Sql, workspace: string, id: string) =>
  sql`select 1 from bots where workspace_id = ${workspace} and id = ${id} for update`;

/** Gives all bots of a workspace new public keys, so that no page reaches them any more. */
export const changePublicKeys = (sql: Sql, workspace: string) =>
  sql`update bots set public_key = new_public_key() where workspace_id = ${workspace}`;

/** The facts of a bot that a page needs to show it. */
interface SnippetFacts {
  public_key: string;
  theme: { accent: string };
  bubble: object | null;
  /** Pages of the origin may show it. */
  allowed: boolean;
}

/** Reads what pages of `origin` need to show a bot. Null if the bot was deleted. */
export async function readSnippetFacts(
  sql: Sql,
  { workspace, id }: { workspace: string; id: string },
  { origin, ownOrigin }: { origin: string; ownOrigin: string },
): Promise<SnippetFacts | null> {
  const [bot] = await sql<SnippetFacts>`
    select public_key, coalesce(theme, ${JSON.stringify(Theme.parse({}))}::jsonb) as theme, bubble,
      ${origin} = ${ownOrigin} or origin_allowed(${origin}, allowed_origins) as allowed
    from bots where workspace_id = ${workspace} and id = ${id}`;
  return bot ?? null;
}
