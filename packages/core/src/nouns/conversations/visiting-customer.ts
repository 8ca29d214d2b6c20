import type { Context } from '../../form/context.ts';
import { type Fragment, fragment } from '../../form/sql.ts';

/**
 * Parts of a statement that name the customer of a conversation, as `customer` with the column `id`: the one of a channel, the one whom
 * the site proved, or (where `opens` is the end of a query with a row) somebody new, of whom nothing is known. `before` has the
 * `customer_id` of a conversation that is there already. An API token has no customer.
 */
export function visitingCustomer({ principal }: Pick<Context, 'principal'>, opens: Fragment): Fragment {
  if (principal.actor !== 'visitor') return fragment`customer as (select null::uuid as id)`;
  const { contact, externalId, reach } = principal;
  if (contact) return fragment`customer as (select ${contact.customerId}::uuid as id)`;
  const seen = fragment`seen as (
    update customers u set last_seen_at = now() from before
    where u.workspace_id = ${reach.workspace} and u.id = before.customer_id and u.last_seen_at < now() - interval '1 minute')`;
  return externalId === undefined
    ? fragment`${seen}, customer as (
        insert into customers (workspace_id) select ${reach.workspace} ${opens} returning id)`
    : fragment`${seen}, customer as (
        select u.id from customers u where u.workspace_id = ${reach.workspace} and u.external_id = ${externalId})`;
}
