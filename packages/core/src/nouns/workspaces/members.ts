import { z } from 'zod';
import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import { timestamp } from '../../form/moments.ts';
import { nameHolder, type Principal, type Role, roleNames } from '../../form/principal.ts';
import { mayGive, roles } from '../../form/roles.ts';
import { fragment, type Sql } from '../../form/sql.ts';

/** The role of a person, as input and output have it. */
export const roleField = z.enum(roleNames).meta({
  description:
    'What the person may do, each also what comes before: viewer reads, support answers customers, editor changes bots and knowledge, admin manages the workspace, owner may delete it.',
});

/** A member who is online takes visitors who wait for a person. */
export const presences = ['online', 'away'] as const;

/** A member as the wire has it. */
export const Member = z.object({
  id: z.uuid().meta({ description: 'Id of the person.' }),
  name: z.string(),
  email: z.string(),
  role: roleField,
  joined_at: timestamp,
  last_seen_at: timestamp.nullable(),
  presence: z.enum(presences).meta({
    description:
      'online: takes visitors who wait for a person. away: chosen, or ten minutes without a sign of life.',
  }),
});

/** Columns of a member as the wire has them; `m` is the table's alias. */
export const memberColumns = fragment`m.user_id as id, m.name, m.email, m.role, m.joined_at, m.last_seen_at,
  case when is_online(m.online_at) then 'online' else 'away' end as presence`;

/**
 * Adds a person to a workspace and returns their role there: the old one if they are a member already. Needs the whole
 * database, which knows the person.
 */
export async function addMember(
  sql: Sql,
  { workspaceId, personId, role }: { workspaceId: string; personId: string; role: Role },
): Promise<Role> {
  const [member] = await sql<{ role: Role }>`
    insert into members as m (workspace_id, user_id, name, email, role)
    select ${workspaceId}, id, name, email, ${role} from auth."user" where id = ${personId}
    on conflict (workspace_id, user_id) do update set role = m.role returning role`;
  return member?.role ?? fail('not_found', 'This account was deleted.');
}

/** Finds a member and locks the row until the transaction ends. Fails with `not_found`. */
export async function findMember(
  sql: Sql,
  workspaceId: string,
  id: string,
): Promise<{ id: string; name: string; role: Role }> {
  const [member] = await sql<{ id: string; name: string; role: Role }>`
    select user_id as id, name, role from members where workspace_id = ${workspaceId} and user_id = ${id} for update`;
  return member ?? fail('not_found', `There is no member ${id}. Call list_members for the ids.`);
}

/** Removes a member. Fails with `last_owner`. */
export async function removeMember(
  sql: Sql,
  workspaceId: string,
  { id, role }: { id: string; role: Role },
): Promise<void> {
  if (role === 'owner') await requireOtherOwner(sql, workspaceId, id);
  await sql`delete from members where workspace_id = ${workspaceId} and user_id = ${id}`;
}

/** Fails with `insufficient_scope` unless a principal may give a role, or change somebody who has it. */
export function requireMayGive(principal: Principal, role: Role): void {
  if (mayGive(principal, role)) return;
  fail('insufficient_scope', `The role ${role} may do more than ${nameHolder(principal)}.`, {
    scopes: [...roles[role]],
  });
}

/**
 * Fails with `last_owner` unless another member of the workspace is an owner. Locks the workspace until the transaction ends,
 * so that two owners cannot leave at once.
 */
export async function requireOtherOwner(sql: Sql, workspaceId: string, personId: string): Promise<void> {
  await sql`select 1 from workspaces where id = ${workspaceId} for no key update`;
  const [other] = await sql`
    select 1 from members where workspace_id = ${workspaceId} and role = 'owner' and user_id <> ${personId} limit 1`;
  if (!other) fail('last_owner', 'A workspace needs an owner. Make another member an owner first.');
}

const refuseAssignee = (field: string, sentence: string): never =>
  fail('invalid_request', sentence, {
    issues: [{ path: field, message: 'must be the id, e-mail address or name of a member, or nobody' }],
  });

/**
 * Returns the id of the member that an input means: `me` is the caller, `nobody` is null. Else it is an id, which may be unknown, or the
 * e-mail address or name of one member. Fails with `invalid_request`, and names `field`.
 */
export async function readAssignee(
  { sql, principal }: Pick<Context, 'sql' | 'principal'>,
  meant: string,
  field: 'assignee' | 'owner' = 'assignee',
): Promise<string | null> {
  const wanted = meant.toLowerCase();
  if (wanted === 'nobody') return null;
  if (wanted === 'me')
    return principal.actor === 'member'
      ? principal.memberId
      : refuseAssignee(field, `\`${field}\` can be me for signed-in people only. Name a member.`);
  if (z.uuid().safeParse(wanted).success) return wanted;
  const [member, other] = await sql<{ id: string }>`
    select user_id as id from members
    where workspace_id = ${principal.reach.workspace} and ${wanted} in (lower(email), lower(name)) limit 2`;
  if (other)
    refuseAssignee(field, `Several members are called ${meant}. Send the e-mail address of one, or the id.`);
  return member?.id ?? refuseAssignee(field, `No member has the name or e-mail address ${meant}.`);
}
