import { z } from 'zod';
import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import { personalKinds } from '../../form/personal-kinds.ts';
import { type Limits, type Plan, planNames } from '../../form/plans.ts';
import type { Grant, Principal } from '../../form/principal.ts';
import { fragment, type Sql, type WorkspaceDatabase } from '../../form/sql.ts';
import { roleField } from './members.ts';

/** How visitors who wait for a person are given to members. */
export const assignments = ['manual', 'round_robin', 'least_busy'] as const;

/** A workspace as the wire has it. */
export const Workspace = z.object({
  id: z.uuid(),
  name: z.string(),
  plan: z.enum(planNames),
  limits: z
    .record(z.string(), z.unknown())
    .meta({ description: 'Limits that differ from the plan; null: no limit.' }),
  default_bot_id: z.uuid().nullable(),
  escalate_minutes: z
    .int()
    .nullable()
    .meta({ description: 'After how many minutes without a reply the team gets a mail; null: never.' }),
  assignment: z.enum(assignments).meta({
    description: 'How visitors who wait for a person are given to members who are online.',
  }),
  redact: z.array(z.enum(personalKinds)).meta({
    description:
      'What is replaced in what customers write, and in notes on leads: `[card]`, `[email]`, `[phone]`, `[id_number]`.',
  }),
  retention_days: z
    .object({ conversations: z.int().nullable(), leads: z.int().nullable(), attachments: z.int().nullable() })
    .meta({ description: 'After how many days they are deleted; null: they are kept.' }),
  created_at: z.iso.datetime().meta({ description: 'RFC 3339, UTC.' }),
});

/** A workspace as somebody lists it who may be in several. */
export const ListedWorkspace = Workspace.extend({
  role: roleField.nullable().meta({ description: 'Your role there; null for the operator.' }),
});

/** Columns of a workspace as the wire has them; `w` is the table's alias. */
export const workspaceColumns = fragment`w.id, w.name, w.plan, w.limits, w.default_bot_id, w.escalate_minutes, w.assignment,
  jsonb_build_object('conversations', w.retention_conversations, 'leads', w.retention_leads,
    'attachments', w.retention_attachments) as retention_days, w.redact, w.created_at`;

/** Limits an operator sets apart from the plan; null lifts a limit. */
export const LimitExceptions = z.strictObject({
  api: z.boolean().optional(),
  webhooks: z.boolean().optional(),
  bots: z.int().min(0).nullable().optional(),
  messagesPerMonth: z.int().min(0).nullable().optional(),
  requestsPerMinute: z.int().min(1).nullable().optional(),
  memberRequestsPerMinute: z.int().min(1).nullable().optional(),
  visitorRequestsPerMinute: z.int().min(1).nullable().optional(),
  addressRequestsPerMinute: z.int().min(1).nullable().optional(),
  botRequestsPerMinute: z.int().min(1).nullable().optional(),
});

interface NewWorkspace {
  name: string;
  plan: Plan;
  /** Limits that differ from the plan; `null` lifts a limit. */
  limits?: Partial<Limits> | undefined;
  /** True if `EGRESS_ALLOW` applies to it. */
  egressAllowed?: boolean | undefined;
}

/** Creates a workspace. Needs the whole database: no workspace may create another one. */
export async function createWorkspace(
  sql: Sql,
  { name, plan, limits = {}, egressAllowed = false }: NewWorkspace,
): Promise<z.infer<typeof Workspace>> {
  const [row] = await sql(Workspace)`
    insert into workspaces as w (name, plan, limits, egress_allowed)
    values (${name}, ${plan}, ${JSON.stringify(limits)}::jsonb, ${egressAllowed})
    returning ${workspaceColumns}`;
  return row as z.infer<typeof Workspace>;
}

/** The whole database, for the operator and for a person outside any workspace. Throws for any other principal. */
export function wholeDatabase({ system }: Pick<Context, 'system'>): WorkspaceDatabase {
  if (!system) throw new Error('This principal does not reach the whole database.');
  return system;
}

const maxOwned = 10;

/** Fails with `conflict` when a person owns 10 workspaces already. Locks the person until the transaction ends. */
export async function requireRoomForWorkspace(sql: Sql, personId: string): Promise<void> {
  await sql`select 1 from auth."user" where id = ${personId} for update`;
  const [owned] = await sql<{ n: number }>`
    select count(*)::int as n from members where user_id = ${personId} and role = 'owner'`;
  if ((owned?.n ?? 0) >= maxOwned)
    fail('conflict', `You can own at most ${maxOwned} workspaces. Delete one, or hand one over.`);
}

/** Fails with `invalid_request` for fields that only the operator sets, and that somebody else sent. */
export function requireOperator({ actor }: Pick<Principal, 'actor'>, fields: Record<string, unknown>): void {
  if (actor === 'operator') return;
  const issues = Object.keys(fields)
    .filter((path) => fields[path] !== undefined)
    .map((path) => ({ path, message: 'is set by the operator of the service only' }));
  if (issues.length > 0)
    fail('invalid_request', 'Only the operator of the service sets plan and limits. Leave them out.', {
      issues,
    });
}

/** Reads which personal data a workspace has replaced, for work without a principal. */
export async function readRedaction(sql: Sql, workspaceId: string): Promise<Pick<Grant, 'redact'>> {
  const [row] = await sql<Pick<Grant, 'redact'>>`select redact from workspaces where id = ${workspaceId}`;
  return row ?? { redact: [] };
}
