import type { z } from 'zod';
import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import { fragment, type Sql } from '../../form/sql.ts';
import { ofBotInReach } from '../bots/bots.ts';
import { assigneeOf } from '../events/events.ts';
import { scoresOf } from './leads.ts';
import { Lead } from './schemas.ts';

/** The columns of a lead in the API; `l` is the alias of the table. */
export const leadColumns = (workspace: string) => fragment`
  l.id, l.bot_id as chatbot_id, l.session_id, l.name, l.email, l.phone, l.company, l.message, l.intent_score,
  case when l.intent_score >= ${scoresOf.hot[0]} then 'hot' when l.intent_score >= ${scoresOf.warm[0]} then 'warm'
    else 'cold' end as intent_label,
  l.intent_reasons, l.language, l.consent, l.state, ${assigneeOf(workspace, fragment`l.owner_id`)} as owner, l.note, l.created_at`;

/** Returns a lead in reach. Fails with `not_found`. */
export async function requireLead(
  { principal: { reach } }: Pick<Context, 'principal'>,
  sql: Sql,
  id: string,
): Promise<z.infer<typeof Lead>> {
  const [lead] = await sql(Lead)`
    select ${leadColumns(reach.workspace)} from leads l
    where l.workspace_id = ${reach.workspace} and l.id = ${id} and ${ofBotInReach(reach, fragment`l.bot_id`)}`;
  return lead ?? fail('not_found', `There is no lead ${id}. Call list_leads for the ids.`);
}
