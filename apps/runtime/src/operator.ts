import {
  scopes as allScopes,
  createToken,
  type Database,
  fail,
  hashToken,
  type Limits,
  limitsOf,
  type OperatorPrincipal,
  type Plan,
  type Row,
  type Scope,
} from '@jawab/core';

/** What an operator does from the command line until there is a dashboard. All of it is outside the row wall. */

export interface NewToken {
  workspaceId: string;
  name: string;
  scopes: Scope[];
  bots: string[] | null;
  expiresAt: Date | null;
  createdBy: string;
}

export interface WorkspaceFields {
  name: string;
  plan: Plan;
  /** Exceptions from the plan; `null` lifts a limit. */
  limits?: Partial<Limits>;
  /** Whether `EGRESS_ALLOW` holds for it. */
  egressAllowed?: boolean;
}

/** Creates a workspace; answers its id. */
export async function createWorkspace(
  { system }: Database,
  { name, plan, limits, egressAllowed = false }: WorkspaceFields,
): Promise<string> {
  const [row] = await system.sql<{ id: string }>`
    insert into workspaces (name, plan, limits, egress_allowed)
    values (${name}, ${plan}, ${JSON.stringify(limits ?? {})}::jsonb, ${egressAllowed})
    returning id`;
  return (row as { id: string }).id;
}

/** Changes what is given of a workspace; `limits` are laid over those it has. Fails with `not_found`. */
export async function updateWorkspace(
  { system }: Database,
  id: string,
  change: Partial<WorkspaceFields>,
): Promise<void> {
  const rows = await system.sql`
    update workspaces set
      name = coalesce(${change.name ?? null}, name), plan = coalesce(${change.plan ?? null}, plan),
      egress_allowed = coalesce(${change.egressAllowed ?? null}, egress_allowed),
      limits = limits || ${JSON.stringify(change.limits ?? {})}::jsonb
    where id = ${id} returning 1`;
  if (rows.length === 0)
    fail('not_found', `There is no workspace ${id}. Run \`jawab workspace list\` for the ids.`);
}

export const listWorkspaces = ({ system }: Database) =>
  system.sql`select id, name, plan, limits, created_at from workspaces order by created_at, id`;

/** Creates a token; its text is in the answer and nowhere else. Fails when a bot is not of the workspace. */
export async function issueToken(
  { system }: Database,
  token: NewToken,
): Promise<{ id: string; token: string }> {
  const [workspace] = await system.sql`select 1 from workspaces where id = ${token.workspaceId}`;
  if (!workspace)
    fail(
      'not_found',
      `There is no workspace ${token.workspaceId}. Run \`jawab workspace list\` for the ids.`,
    );
  if (token.bots) {
    const known = await system.sql<{ id: string }>`
      select id from bots where workspace_id = ${token.workspaceId} and id = any(${token.bots}::uuid[])`;
    const missing = token.bots.filter((id) => !known.some((bot) => bot.id === id));
    if (missing.length > 0) fail('not_found', `There is no bot ${missing.join(', ')} in this workspace.`);
  }
  const text = createToken();
  const [row] = await system.sql<{ id: string }>`
    insert into tokens (workspace_id, name, hash, last4, scopes, bots, created_by, expires_at)
    values (${token.workspaceId}, ${token.name}, ${hashToken(text)}, ${text.slice(-4)}, ${token.scopes},
      ${token.bots}, ${token.createdBy}, ${token.expiresAt})
    returning id`;
  return { id: (row as { id: string }).id, token: text };
}

export const listTokens = ({ system }: Database, workspaceId: string | null) =>
  system.sql<Row>`
    select id, workspace_id, name, 'jwb_…' || last4 as token, scopes, bots, created_by, created_at, expires_at,
      revoked_at, last_used_at
    from tokens where ${workspaceId}::uuid is null or workspace_id = ${workspaceId}::uuid
    order by created_at, id`;

/** Revokes a token at once. Fails with `not_found`. */
export async function revokeToken({ system }: Database, id: string): Promise<void> {
  const rows = await system.sql`
    update tokens set revoked_at = coalesce(revoked_at, now()) where id = ${id} returning 1`;
  if (rows.length === 0) fail('not_found', `There is no token ${id}. Run \`jawab token list\` for the ids.`);
}

/** The operator as a principal of one workspace: every scope, no rate limit. Fails with `not_found`. */
export async function operatorOf(
  { system }: Database,
  workspaceId: string,
  operatorName = 'operator',
): Promise<OperatorPrincipal> {
  const [row] = await system.sql<{
    name: string;
    plan: Plan;
    limits: Partial<Limits>;
    egress_allowed: boolean;
  }>`
    select name, plan, limits, egress_allowed from workspaces where id = ${workspaceId}`;
  if (!row)
    return fail(
      'not_found',
      `There is no workspace ${workspaceId}. Run \`jawab workspace list\` for the ids.`,
    );
  return {
    actor: 'operator',
    operatorName,
    workspaceName: row.name,
    plan: row.plan,
    limits: limitsOf(row.plan, row.limits),
    scopes: allScopes,
    egressAllowed: row.egress_allowed,
    reach: { workspace: workspaceId, bots: null },
  };
}
