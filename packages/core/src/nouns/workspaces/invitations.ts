import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import { timestamp } from '../../form/moments.ts';
import { nameActor, type Role } from '../../form/principal.ts';
import { fragment, type Sql } from '../../form/sql.ts';
import { addMember, roleField } from './members.ts';

const maxOpen = 100;
/** Mails to people who know nothing of it are limited by day, even if the invitations are revoked. */
const maxMailsADay = 200;

/** An invitation as the wire has it; its link is never part of it. */
export const Invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: roleField,
  invited_by: z.string().nullable().meta({ description: 'Name of who invited.' }),
  created_at: timestamp,
  expires_at: timestamp,
});

/** Columns of an invitation as the wire has them; `i` is the table's alias. */
export const invitationColumns = fragment`i.id, i.email, i.role, i.invited_by, i.created_at, i.expires_at`;

/** Returns the SHA-256 of an invitation's token, the only form in which it is stored. */
export const hashInvitation = (token: string): Buffer => createHash('sha256').update(token).digest();

const newToken = () => randomBytes(32).toString('base64url');
const linkOf = (baseUrl: string, token: string) => `${baseUrl}/invitation#${token}`;

/**
 * Writes an invitation, in place of an older one to the same address. Returns its link, 32 random bytes that are stored
 * nowhere, or queues the mail that has a link of its own. Fails with `conflict` for a member, after 100 open invitations, and
 * after 200 mails in 24 hours.
 */
export async function inviteMember(
  { tx, principal, baseUrl, sendsMail, jobs }: Inviting,
  { email, role, language }: { email: string; role: Role; language: string },
): Promise<{ invitation: z.infer<typeof Invitation>; link: string | null }> {
  const { workspace } = principal.reach;
  const token = newToken();
  const invitation = await tx(async (sql) => {
    await sql`select 1 from workspaces where id = ${workspace} for no key update`;
    const [known] = await sql<{ open: number; today: number; is_member: boolean }>`
      select (select count(*)::int from invitations where workspace_id = ${workspace} and email <> ${email}) as open,
        (select count(*)::int from audit_events where workspace_id = ${workspace} and operation = 'invite_member'
          and at > now() - interval '1 day') as today,
        exists (select from members where workspace_id = ${workspace} and email = ${email}) as is_member`;
    if (known?.is_member)
      fail('conflict', `${email} is a member already. Call update_member to change the role.`);
    if ((known?.open ?? 0) >= maxOpen)
      fail('conflict', `A workspace can have at most ${maxOpen} open invitations. Revoke one first.`);
    if (sendsMail && (known?.today ?? 0) >= maxMailsADay)
      fail(
        'conflict',
        `A workspace can mail at most ${maxMailsADay} invitations in 24 hours. Try again tomorrow.`,
      );
    const [row] = await sql(Invitation)`
      insert into invitations as i (workspace_id, email, role, token_hash, invited_by, expires_at)
      values (${workspace}, ${email}, ${role}, ${hashInvitation(token)}, ${nameActor(principal).name},
        now() + interval '7 days')
      on conflict (workspace_id, email) do update set id = new_id(), role = excluded.role,
        token_hash = excluded.token_hash, invited_by = excluded.invited_by, created_at = now(),
        expires_at = excluded.expires_at, mailed = false
      returning ${invitationColumns}`;
    const written = row as z.infer<typeof Invitation>;
    if (sendsMail) {
      const mail: MailJob = { kind: 'invite', workspaceId: workspace, invitationId: written.id, language };
      await jobs.add(sql, 'send_mail', mail, { key: `invite:${written.id}` });
    }
    return written;
  });
  return { invitation, link: sendsMail ? null : linkOf(baseUrl, token) };
}

type Inviting = Pick<Context, 'tx' | 'principal' | 'baseUrl' | 'sendsMail' | 'jobs'>;

/**
 * The payload of a `send_mail` job. It never has a link: a link is made when its mail is sent. After `until`, nobody waits for the mail.
 */
export type MailJob =
  | { kind: 'invite'; workspaceId: string; invitationId: string; language: string }
  | {
      kind: 'damaged';
      workspaceId: string;
      documentId: string;
      title: string;
      email: string;
      language: string;
    }
  | {
      kind: 'waiting';
      workspaceId: string;
      email: string;
      language: string;
    }
  | { kind: 'reply'; workspaceId: string; conversationId: string; language: string }
  | { kind: 'verify' | 'reset' | 'magic'; email: string; language: string; until: string };

/** An invitation that is about to be mailed. */
interface MailedInvitation {
  email: string;
  workspaceName: string;
  link: string;
}

/** Gives an open invitation a new link, which ends the one before. Null: it was used, replaced, revoked or has expired. */
export async function renewInvitation(
  sql: Sql,
  { workspaceId, invitationId }: { workspaceId: string; invitationId: string },
  baseUrl: string,
): Promise<MailedInvitation | null> {
  const token = newToken();
  const [row] = await sql<{ email: string; name: string }>`
    update invitations i set token_hash = ${hashInvitation(token)}, mailed = true from workspaces w
    where i.workspace_id = ${workspaceId} and i.id = ${invitationId} and i.expires_at > now()
      and w.id = i.workspace_id
    returning i.email, w.name`;
  return row ? { email: row.email, workspaceName: row.name, link: linkOf(baseUrl, token) } : null;
}

/**
 * Makes a person a member by the token of an invitation to their address, once. A member keeps the role they have. A token
 * that was mailed also confirms the address. Needs the whole database. Fails with `link_expired`.
 */
export async function acceptInvitation(sql: Sql, personId: string, token: string) {
  const [invitation] = await sql<{
    workspace_id: string;
    workspace_name: string;
    role: Role;
    mailed: boolean;
  }>`
    delete from invitations i using auth."user" u, workspaces w
    where i.token_hash = ${hashInvitation(token)} and i.expires_at > now() and w.id = i.workspace_id
      and u.id = ${personId} and u.email = i.email
    returning i.workspace_id, w.name as workspace_name, i.role, i.mailed`;
  if (!invitation)
    return fail(
      'link_expired',
      'This invitation is for another address, was used or has expired. Ask for a new one.',
    );
  const { workspace_id, workspace_name, mailed } = invitation;
  if (mailed)
    await sql`update auth."user" set email_verified = true where id = ${personId} and not email_verified`;
  const role = await addMember(sql, { workspaceId: workspace_id, personId, role: invitation.role });
  return { id: personId, workspace_id, workspace_name, role };
}
