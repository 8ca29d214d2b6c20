import { z } from 'zod';
import { actors } from '../../form/principal.ts';
import type { RecordedChange } from '../../form/records.ts';
import { fragment, type Sql } from '../../form/sql.ts';

/** A setting that a change set. */
const SettingChange = z.object({
  field: z.string().meta({ description: 'Name of the setting.' }),
  before: z.unknown().meta({ description: 'Its value before.' }),
  after: z.unknown().meta({ description: 'Its value since then.' }),
});
export type SettingChange = z.infer<typeof SettingChange>;

/** One change a principal made: who, what and when. It has the settings that were set, and no other contents. */
export const AuditEvent = z.object({
  id: z.uuid(),
  at: z.iso.datetime().meta({ description: 'RFC 3339, UTC.' }),
  actor: z.object({
    kind: z.enum(actors),
    id: z
      .string()
      .nullable()
      .meta({ description: 'Id of the token or member; null for visitors and the operator.' }),
    name: z.string().nullable(),
  }),
  surface: z.string().meta({ description: 'Where the call came from: api, mcp, cli, …' }),
  operation: z.string().meta({ description: 'Name of the tool.' }),
  target: z.object({
    kind: z.string().meta({ description: 'What was changed: bot, document, token, …' }),
    id: z.string(),
    name: z
      .string()
      .nullable()
      .meta({ description: 'Its name or title as it is now; null: it has none, or it is gone.' }),
    gone: z
      .boolean()
      .nullable()
      .meta({ description: 'true: it is deleted. null: nobody looks for records of this kind.' }),
  }),
  count: z.int().nullable().meta({
    description: 'How many records a job of the service changed; null for a call.',
  }),
  changes: z.array(SettingChange).nullable().meta({
    description:
      'Settings of a bot, the workspace, a webhook or a member, before and after; null for every other event.',
  }),
  outcome: z.string().meta({ description: 'Always `done`: a refused call changes nothing.' }),
});

/** Columns of an audit event as the wire has them; `e` is the table's alias, `r` that of {@link auditedRecord}. */
export const auditColumns = fragment`
  e.id, e.at, jsonb_build_object('kind', e.actor_kind, 'id', e.actor_id, 'name', e.actor_name) as actor, e.surface,
  e.operation, jsonb_build_object('kind', e.target_kind, 'id', e.target_id,
    'name', r.name, 'gone', r.gone) as target, e.count, e.changes, e.outcome`;

/** Writes an audit event on the transaction of the change, so that it exists if and only if the change does. */
export async function recordAuditEvent(
  sql: Sql,
  { workspaceId, actor, surface, operation, target }: Omit<RecordedChange, 'before'>,
  changes: SettingChange[] = [],
): Promise<void> {
  await sql`
    insert into audit_events
      (workspace_id, actor_kind, actor_id, actor_name, surface, operation, target_kind, target_id, changes)
    values (${workspaceId}, ${actor.kind}, ${actor.id}, ${actor.name}, ${surface}, ${operation}, ${target.kind},
      ${target.id}, ${changes.length > 0 ? JSON.stringify(changes) : null}::jsonb)`;
}

/** Returns the id of the last change that anybody made to a record, or null. Work that the service does by itself does not count. */
export async function readLastChange(
  sql: Sql,
  workspaceId: string,
  { kind, id }: RecordedChange['target'],
): Promise<string | null> {
  const [event] = await sql<{ id: string }>`
    select id from audit_events where workspace_id = ${workspaceId} and target_kind = ${kind} and target_id = ${id}
    order by id desc limit 1`;
  return event?.id ?? null;
}
