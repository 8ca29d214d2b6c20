import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import type { Sql } from '../../form/sql.ts';

/** The names that a text of the team may mention, by how it writes them; null is not known. */
interface Names {
  'customer.name': string | null;
  'agent.name': string | null;
}

/** Fills in the names of a text. A name that is not known is left out, with the space before or after it. */
export function fillNames(text: string, names: Names): string {
  // The customer's name comes last, so that nothing in it is filled in.
  for (const key of ['agent.name', 'customer.name'] as const) {
    const name = names[key];
    const place = `\\{\\{ ?${key.replace('.', '\\.')} ?\\}\\}`;
    text = name
      ? text.replace(new RegExp(place, 'g'), () => name)
      : text.replace(new RegExp(`[ \\u3000]${place}|${place}[ \\u3000]?`, 'g'), '');
  }
  return text;
}

/**
 * Fills in the names of a reply to the customer of a conversation. Who may not read leads does not learn a name. Fails with
 * `invalid_request` if nothing is left.
 */
export async function fillReply(
  { principal }: Pick<Context, 'principal'>,
  sql: Sql,
  conversationId: string,
  text: string,
): Promise<string> {
  if (!text.includes('{{')) return text;
  const mayRead = principal.scopes.includes('leads:read');
  const [customer] = await sql<{ name: string | null }>`
    select case when ${mayRead} then coalesce(nullif(l.name, ''), k.name) end as name
    from conversations c
    left join leads l on l.workspace_id = c.workspace_id and l.bot_id = c.bot_id and l.session_id = c.session_id
    left join customers k on k.workspace_id = c.workspace_id and k.id = c.customer_id
    where c.workspace_id = ${principal.reach.workspace} and c.id = ${conversationId}`;
  const filled = fillNames(text, {
    'customer.name': customer?.name ?? null,
    'agent.name': principal.actor === 'member' ? principal.memberName : null,
  });
  if (filled.trim() === '')
    fail('invalid_request', '`text` is blank without the names, which are not known.', {
      issues: [{ path: 'text', message: 'must not be blank' }],
    });
  return filled;
}
