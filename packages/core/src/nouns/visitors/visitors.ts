import type { z } from 'zod';
import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import type { PersonalKind } from '../../form/personal-kinds.ts';
import { type Limits, limitsOf, type Plan, plans } from '../../form/plans.ts';
import type { SpeechForms } from '../../form/ports.ts';
import type { VisitorPrincipal } from '../../form/principal.ts';
import { type Database, fragment } from '../../form/sql.ts';
import { visitOf } from '../../form/visit-of.ts';
import { filesOfMessage } from '../attachments/attachments.ts';
import { refusePublicKey } from '../bots/bots.ts';
import { currentGreeting, windowColumns } from '../bots/window-columns.ts';
import type { WindowSettings } from '../bots/window-settings.ts';
import type { ConversationStatus } from '../conversations/schemas.ts';
import { timeText } from '../events/events.ts';
import type { VisitorMessage } from './schemas.ts';
import type { VisitorSession } from './visitor-sessions.ts';

/** The limits of visitors in each plan, as SQL functions take them. */
export const planLimits = JSON.stringify(
  Object.fromEntries(
    Object.entries(plans).map(
      ([plan, { visitorRequestsPerMinute, addressRequestsPerMinute, botRequestsPerMinute }]) => [
        plan,
        { visitorRequestsPerMinute, addressRequestsPerMinute, botRequestsPerMinute },
      ],
    ),
  ),
);

interface VisitedBot {
  id: string;
  name: string;
  language: string;
  greeting: string | null;
  speech_forms: SpeechForms;
  allowed_origins: string[];
}

/** A bot with the settings of its chat window. */
export type WindowBot = VisitedBot & z.infer<typeof WindowSettings>;

interface WidgetRow {
  workspace_id: string;
  workspace_name: string;
  plan: Plan;
  limits: Partial<Limits> | null;
  egress_allowed: boolean;
  redact: PersonalKind[];
  bot_id: string;
  speech_forms: SpeechForms;
  refused: boolean;
  waits_for: number | null;
  address_waits: boolean;
}

interface VisitorAdmission {
  principal: VisitorPrincipal;
  /** True if the bot does not allow pages of this origin. */
  isRefused: boolean;
  /** Seconds to wait if this session, this address or all visitors of the bot sent too many requests; else null. */
  waitSeconds: number | null;
  /** True if it is the address that must wait, whatever it asks of this bot. */
  isAddressWaiting: boolean;
}

/** The parts of a request that admitting a visitor needs. */
interface VisitorCall {
  session: VisitorSession | null;
  address: string;
  /** Origin of a page of another host, as browsers write it; null for any other caller. */
  origin: string | null;
}

/**
 * Admits a visitor: finds the bot of a public key and takes one request from the rate buckets of the address, the session and
 * the bot. A refused origin takes from the bucket of its address only. The principal reaches that bot only; a session of
 * another bot counts as no session. Fails with `not_found`.
 */
export async function admitVisitor(
  database: Database,
  publicKey: string,
  { session, address, origin }: VisitorCall,
): Promise<VisitorAdmission> {
  const [row] = await database.door.sql<WidgetRow>`
    select * from open_widget(
      ${publicKey}, ${session?.session ?? null}, ${address}, ${origin}, ${planLimits}::jsonb)`;
  if (!row) return refusePublicKey(database, publicKey);
  const own = session?.bot === row.bot_id ? session : null;
  return {
    principal: {
      actor: 'visitor',
      speechForms: row.speech_forms,
      sessionId: own?.session ?? null,
      ...(own?.subject !== undefined && { externalId: own.subject }),
      workspaceName: row.workspace_name,
      plan: row.plan,
      limits: limitsOf(row.plan, row.limits),
      scopes: [],
      egressAllowed: row.egress_allowed,
      redact: row.redact,
      reach: { workspace: row.workspace_id, bots: [row.bot_id] },
    },
    isRefused: row.refused,
    waitSeconds: row.waits_for === null ? null : Math.max(1, Math.ceil(60 / row.waits_for)),
    isAddressWaiting: row.address_waits,
  };
}

/** Reads the bot of a visitor's call. Fails with `not_found`. */
export async function readVisitedBot(ctx: Pick<Context, 'sql' | 'principal'>): Promise<WindowBot> {
  const { workspace, bots } = ctx.principal.reach;
  const [bot] = await ctx.sql<WindowBot>`
    select b.id, b.name, b.language, ${currentGreeting}, b.speech_forms, b.allowed_origins, ${windowColumns} from answering_bots() b
    where b.workspace_id = ${workspace} and b.id = any(${bots}::uuid[])`;
  return bot ?? fail('not_found', 'This bot was deleted.');
}

/** A visitor's conversation as the window shows it. */
export interface VisitorConversation {
  /** Null until the session has a message. */
  status: ConversationStatus | null;
  /** Who typed in the last seconds, and when. */
  typing: { name: string; at: string } | null;
  messages: z.infer<typeof VisitorMessage>[];
}

/** The most messages that are read at once. */
export const maxVisitorMessages = 200;

/**
 * Reads a visitor's conversation after the message with the id `after`, or all of it. Oldest first, 200 messages at most. A
 * person's reply counts as seen.
 */
export async function readVisitorConversation(
  ctx: Pick<Context, 'sql' | 'principal'>,
  after: string | null = null,
): Promise<VisitorConversation> {
  const { workspace } = ctx.principal.reach;
  const { botId, sessionId } = visitOf(ctx);
  const [row] = await ctx.sql<VisitorConversation>`
    with seen as (
      update conversations set reply_unseen_since = null
      where workspace_id = ${workspace} and bot_id = ${botId} and session_id = ${sessionId} and of_visitor
        and reply_unseen_since is not null)
    select c.status,
      case when c.typing_at > now() - interval '6 seconds'
        then jsonb_build_object('name', c.typing_name, 'at', c.typing_at) end as typing,
      coalesce((
      select jsonb_agg(to_jsonb(m) - 'position' order by m.position) from (
        select m.position, m.id, m.role, m.kind, m.status, m.author, m.author_name, m.content, m.language, m.answered, m.interrupted,
          m.sources, m.feedback, m.reply_to, m.spoken, m.heard, ${filesOfMessage} as attachments, ${timeText(fragment`m.created_at`)} as created_at
        from messages m
        where m.workspace_id = c.workspace_id and m.conversation_id = c.id
          and m.position > coalesce((
            select a.position from messages a
            where a.workspace_id = ${workspace} and a.conversation_id = c.id and a.id = ${after}::uuid), 0)
        order by m.position limit ${maxVisitorMessages}
      ) m), '[]') as messages
    from conversations c
    where c.workspace_id = ${workspace} and c.bot_id = ${botId} and c.session_id = ${sessionId}
      and c.of_visitor`;
  return row ?? { status: null, typing: null, messages: [] };
}
