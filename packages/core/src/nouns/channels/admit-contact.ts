import type { PersonalKind } from '../../form/personal-kinds.ts';
import { type Limits, limitsOf, type Plan } from '../../form/plans.ts';
import type { SpeechForms } from '../../form/ports.ts';
import type { VisitorPrincipal } from '../../form/principal.ts';
import type { Sql } from '../../form/sql.ts';
import { planLimits } from '../visitors/visitors.ts';
import type { Contact } from './contacts.ts';

/** A customer as a visitor. */
interface ContactAdmission {
  principal: VisitorPrincipal;
  /** False if the bot is archived. */
  answers: boolean;
  /** How long the message must wait, because the customer or all visitors of the bot wrote too many; null: it need not. */
  waitMs: number | null;
}

/**
 * Admits a customer of a channel: a visitor of its bot with this session, by the limits that visitors of a window have. Takes one
 * message from them. `sql` is that of the whole database. Returns null if the workspace was deleted.
 */
export async function admitContact(
  sql: Sql,
  contact: Contact,
  sessionId: string,
): Promise<ContactAdmission | null> {
  const { workspace_id: workspace, bot_id, contact_id, id, customer_id } = contact;
  const [row] = await sql<{
    workspace_name: string;
    plan: Plan;
    limits: Partial<Limits> | null;
    egress_allowed: boolean;
    redact: PersonalKind[];
    speech_forms: SpeechForms | null;
    waits_for: number | null;
  }>`select * from admit_contact(${workspace}, ${bot_id}, ${sessionId}, ${planLimits}::jsonb)`;
  if (!row) return null;
  return {
    principal: {
      actor: 'visitor',
      speechForms: row.speech_forms ?? {},
      sessionId,
      contact: { id: contact_id, channelId: id, customerId: customer_id },
      workspaceName: row.workspace_name,
      plan: row.plan,
      limits: limitsOf(row.plan, row.limits),
      scopes: [],
      egressAllowed: row.egress_allowed,
      redact: row.redact,
      reach: { workspace, bots: [bot_id] },
    },
    answers: row.speech_forms !== null,
    waitMs: row.waits_for === null ? null : Math.ceil(60_000 / row.waits_for),
  };
}
