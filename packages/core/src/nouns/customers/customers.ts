import type { z } from 'zod';
import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import { type Fragment, fragment, type Sql } from '../../form/sql.ts';
import { ofBotInReach } from '../bots/bots.ts';
import { Customer } from './schemas.ts';

/** Columns of a customer in the API, as far as a principal may see them; `u` is the alias of the table. */
export const customerColumns = ({ principal: { reach } }: Pick<Context, 'principal'>): Fragment => fragment`
  u.id, u.external_id, u.name, u.email, u.phone, u.external_id is not null as verified,
  (select c.language from conversations c where c.workspace_id = u.workspace_id and c.customer_id = u.id and ${ofBotInReach(reach, fragment`c.bot_id`)}
    order by c.last_message_at desc limit 1) as language,
  coalesce((
    select jsonb_agg(jsonb_build_object('kind', h.kind, 'channel_id', h.id, 'address', t.address) order by t.id)
    from channel_contacts t join channels h on h.workspace_id = t.workspace_id and h.id = t.channel_id
    where t.workspace_id = u.workspace_id and t.customer_id = u.id and ${ofBotInReach(reach, fragment`h.bot_id`)}), '[]') as channels,
  u.first_seen_at, u.last_seen_at`;

/** Condition for the customers of bots; `u` is the alias of the table. */
const ofBots = (isOf: (botId: Fragment) => Fragment): Fragment => fragment`(
  exists (
    select from conversations c where c.workspace_id = u.workspace_id and c.customer_id = u.id and ${isOf(fragment`c.bot_id`)})
  or exists (
    select from channel_contacts t join channels h on h.workspace_id = t.workspace_id and h.id = t.channel_id
    where t.workspace_id = u.workspace_id and t.customer_id = u.id and ${isOf(fragment`h.bot_id`)}))`;

/** Condition for the customers that a principal may see: of a bot in reach. */
export const customersInReach = ({ principal: { reach } }: Pick<Context, 'principal'>): Fragment =>
  reach.bots === null
    ? fragment`u.workspace_id = ${reach.workspace}`
    : fragment`u.workspace_id = ${reach.workspace} and ${ofBots((id) => ofBotInReach(reach, id))}`;

/** Condition for the customers of one bot. */
export const customersOfBot = (botId: string): Fragment => ofBots((id) => fragment`${id} = ${botId}::uuid`);

/** Reads a customer. Fails with `not_found` for one that the principal may not see. */
export async function requireCustomer(
  ctx: Pick<Context, 'principal'>,
  sql: Sql,
  id: string,
): Promise<z.infer<typeof Customer>> {
  const [customer] = await sql(Customer)`
    select ${customerColumns(ctx)} from customers u where ${customersInReach(ctx)} and u.id = ${id}`;
  return customer ?? fail('not_found', `There is no customer ${id}. Call list_customers for the ids.`);
}

/**
 * Makes two customers one, on the caller's transaction: conversations and channels of `from` become those of `into`, and what is not
 * known of `into` is taken over. Fails with `conflict` for two verified ones.
 */
export async function mergeCustomers(
  ctx: Pick<Context, 'principal'>,
  sql: Sql,
  { from, into }: { from: string; into: string },
): Promise<z.infer<typeof Customer>> {
  const { workspace } = ctx.principal.reach;
  if (from === into) return fail('conflict', 'A customer cannot be merged into itself.');
  const [other, kept] = [await requireCustomer(ctx, sql, from), await requireCustomer(ctx, sql, into)];
  if (other.verified && kept.verified)
    fail('conflict', 'Both customers are verified, so they are two people. Only one of two can be verified.');
  await sql`update conversations set customer_id = ${into} where workspace_id = ${workspace} and customer_id = ${from}`;
  await sql`update channel_contacts set customer_id = ${into} where workspace_id = ${workspace} and customer_id = ${from}`;
  await sql`
    update deleted_rows set content = content || jsonb_build_object('customer_id', ${into}::uuid)
    where workspace_id = ${workspace} and source = 'conversations' and content ->> 'customer_id' = ${from}::text`;
  await sql`delete from customers where workspace_id = ${workspace} and id = ${from}`;
  await sql`
    update customers set external_id = coalesce(external_id, ${other.external_id}), name = coalesce(name, ${other.name}),
      email = coalesce(email, ${other.email}), phone = coalesce(phone, ${other.phone}),
      first_seen_at = least(first_seen_at, ${other.first_seen_at}), last_seen_at = greatest(last_seen_at, ${other.last_seen_at})
    where workspace_id = ${workspace} and id = ${into}`;
  return requireCustomer(ctx, sql, into);
}
