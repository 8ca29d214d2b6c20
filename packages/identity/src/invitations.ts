import { type Database, hashInvitation } from '@jawab/core';

/** An open invitation, as its page shows it. */
export interface OpenInvitation {
  email: string;
  workspace_name: string;
  role: string;
  has_account: boolean;
}

/** Finds the open invitation of a link's token. Null: it was used, revoked, has expired or never was. */
export async function findInvitation(
  { system }: Pick<Database, 'system'>,
  token: string,
): Promise<OpenInvitation | null> {
  const [row] = await system.sql<OpenInvitation>`
    select i.email, w.name as workspace_name, i.role,
      exists (select from auth."user" u where u.email = i.email) as has_account
    from invitations i join workspaces w on w.id = i.workspace_id
    where i.token_hash = ${hashInvitation(token)} and i.expires_at > now()`;
  return row ?? null;
}
