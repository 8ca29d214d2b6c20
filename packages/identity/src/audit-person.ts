import type { Database, RecordKind } from '@jawab/core';

/** An event of a person's account or sessions, as the audit log names it. */
export interface PersonEvent {
  personId: string;
  operation: 'sign_in' | 'sign_out' | 'change_password' | 'reset_password';
  target: { kind: Extract<RecordKind, 'member' | 'session'>; id: string };
}

/** Writes an audit event into each workspace of a person: accounts and sessions belong to none of them alone. */
export async function auditPerson(
  { system }: Pick<Database, 'system'>,
  { personId, operation, target }: PersonEvent,
): Promise<void> {
  await system.sql`
    insert into audit_events
      (workspace_id, actor_kind, actor_id, actor_name, surface, operation, target_kind, target_id)
    select workspace_id, 'member', user_id, name, 'web', ${operation}, ${target.kind}, ${target.id}
    from members where user_id = ${personId}`;
}
