import { z } from 'zod';
import type { Context } from '../form/context.ts';
import { type Limits, type Plan, planNames } from '../form/plans.ts';
import { fragment, type Sql, type WorkspaceDatabase } from '../form/sql.ts';

/** A workspace as the wire has it. */
export const Workspace = z.object({
  id: z.uuid(),
  name: z.string(),
  plan: z.enum(planNames),
  limits: z
    .record(z.string(), z.unknown())
    .meta({ description: 'Limits that differ from the plan; null: no limit.' }),
  default_bot_id: z.uuid().nullable(),
  created_at: z.iso.datetime().meta({ description: 'RFC 3339, UTC.' }),
});

/** Columns of a workspace as the wire has them; `w` is the table's alias. */
export const workspaceColumns = fragment`w.id, w.name, w.plan, w.limits, w.default_bot_id, w.created_at`;

/** Limits an operator sets apart from the plan; null lifts a limit. */
export const LimitExceptions = z.strictObject({
  api: z.boolean().optional(),
  webhooks: z.boolean().optional(),
  bots: z.int().min(0).nullable().optional(),
  messagesPerMonth: z.int().min(0).nullable().optional(),
  requestsPerMinute: z.int().min(1).nullable().optional(),
  visitorRequestsPerMinute: z.int().min(1).nullable().optional(),
  addressRequestsPerMinute: z.int().min(1).nullable().optional(),
  botRequestsPerMinute: z.int().min(1).nullable().optional(),
});

export interface NewWorkspace {
  name: string;
  plan: Plan;
  /** Limits that differ from the plan; `null` lifts a limit. */
  limits?: Partial<Limits>;
  /** Whether `EGRESS_ALLOW` applies to it. */
  egressAllowed?: boolean;
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

/** The whole database, for tools of the operator alone. Throws for any other principal. */
export function wholeDatabase({ system }: Pick<Context, 'system'>): WorkspaceDatabase {
  if (!system) throw new Error('Only the operator reaches the whole database.');
  return system;
}
