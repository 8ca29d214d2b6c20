import { fragment, type Sql } from '../../form/sql.ts';
import { type Alerts, alertsOf, isQuiet } from '../alerts/alerts.ts';
import { factsOfBot } from '../bots/bot-facts.ts';
import { customerName, lastCustomerMessage } from '../conversations/list-conversations.ts';
import type { MailJob } from '../workspaces/invitations.ts';

/** The visitors who begin to wait meanwhile are one mail. */
const gatherInterval = fragment`interval '5 minutes'`;
/** A mail shows those who have waited longest, and counts the others. */
const maxShown = 10;

interface Recipient {
  workspaceId: string;
  email: string;
}

type WaitingJob = Extract<MailJob, { kind: 'waiting' }>;

/** A visitor who waits for a person, as a mail shows them. */
export interface DueVisitor {
  conversationId: string;
  sessionId: string;
  customerId: string | null;
  name: string | null;
  words: string;
  bot: string;
  waitedMs: number;
}

interface DueRow extends DueVisitor {
  total: number;
  through: Date;
}

/** The visitors whom a person has not been mailed about, and what has to be stored when the mail has left. */
export interface DueVisitors {
  visitors: DueVisitor[];
  total: number;
  /** The last of their waits. */
  through: Date;
  /** When the mail before this one was made. */
  mailedBefore: Date | null;
}

/** Queues the mail of a person about everybody who waits. If one is queued, that one tells of them. */
export const queueWaitingMail = (
  sql: Sql,
  { workspaceId, email, language }: Recipient & { language: string },
  runAt: Date | null = null,
) => {
  const job: WaitingJob = { kind: 'waiting', workspaceId, email, language };
  return sql`
    select enqueue('send_mail', ${JSON.stringify(job)}::jsonb, ${`waiting:${workspaceId}:${email}`},
      coalesce(${runAt}::timestamptz, now()), key_mode => 'preserve_run_at')`;
};

/** Reads who waits longer than the workspace wants, and whom no mail has told of. A wait begins later than those that mails told of. */
const readDue = (sql: Sql, { workspaceId }: Recipient, through: Date | null) => sql<DueRow>`
  select c.id as "conversationId", c.session_id as "sessionId", c.customer_id as "customerId", b.name as bot,
    ${customerName({ workspace: workspaceId, bots: null })} as name, coalesce(${lastCustomerMessage}, '') as words,
    extract(epoch from now() - c.waiting_since)::float8 * 1000 as "waitedMs",
    count(*) over ()::int as total, max(c.waiting_since) over () as through
  from conversations c
  join workspaces w on w.id = c.workspace_id
  join lateral ${factsOfBot(fragment`c.workspace_id`, fragment`c.bot_id`)} b on true
  left join leads l on l.workspace_id = c.workspace_id and l.bot_id = c.bot_id and l.session_id = c.session_id
  left join customers k on k.workspace_id = c.workspace_id and k.id = c.customer_id
  where c.workspace_id = ${workspaceId} and c.waiting_since > coalesce(${through}::timestamptz, '-infinity')
    -- A wait is stored to the millisecond, and its job comes due to the microsecond.
    and c.waiting_since <= now() - w.escalate_minutes * interval '1 minute' + interval '1 second'
  order by c.waiting_since, c.id limit ${maxShown}`;

interface Told {
  alerts: Partial<Alerts> | null;
  mailedAt: Date | null;
  through: Date | null;
  nextAt: Date;
  isEarly: boolean;
}

/**
 * Takes the next mail of a person about visitors who wait, on the caller's transaction. Returns null if nobody waits whom no mail has told
 * of, or if the person is not disturbed now. A mail within five minutes after the last one is queued for then.
 */
export async function takeWaitingMail(sql: Sql, job: WaitingJob): Promise<DueVisitors | null> {
  const { workspaceId, email } = job;
  const [told] = await sql<Told>`
    select alerts, waiting_mailed_at as "mailedAt", waiting_mailed_through as through,
      waiting_mailed_at + ${gatherInterval} as "nextAt", coalesce(waiting_mailed_at + ${gatherInterval} > now(), false) as "isEarly"
    from members where workspace_id = ${workspaceId} and email = ${email} and role <> 'viewer' for update`;
  if (!told) return null;
  const chosen = alertsOf(told.alerts);
  if (!chosen.mail || isQuiet(chosen, new Date())) return null;
  const rows = await readDue(sql, job, told.through);
  const [first] = rows;
  if (!first) return null;
  if (told.isEarly) {
    await queueWaitingMail(sql, job, told.nextAt);
    return null;
  }
  await sql`
    update members set waiting_mailed_at = now() where workspace_id = ${workspaceId} and email = ${email}`;
  return { visitors: rows, total: first.total, through: first.through, mailedBefore: told.mailedAt };
}

/** Stores that a mail has told of visitors. */
export const countAsMailed = (sql: Sql, { workspaceId, email }: Recipient, { through }: DueVisitors) => sql`
  update members set waiting_mailed_through = greatest(waiting_mailed_through, ${through}::timestamptz)
  where workspace_id = ${workspaceId} and email = ${email}`;

/** Gives a mail back that could not be sent, so that the next try need not wait. */
export const returnWaitingMail = (
  sql: Sql,
  { workspaceId, email }: Recipient,
  { mailedBefore }: DueVisitors,
) => sql`
  update members set waiting_mailed_at = ${mailedBefore}::timestamptz
  where workspace_id = ${workspaceId} and email = ${email}`;
