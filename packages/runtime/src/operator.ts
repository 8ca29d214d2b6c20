import { randomUUID } from 'node:crypto';
import {
  scopes as allScopes,
  type Database,
  fail,
  type Limits,
  limitsOf,
  type OperatorPrincipal,
  type PersonalKind,
  type Plan,
} from '@jawab/core';

/** Who the operator is when nobody gives a name: background jobs and the first start. */
const anonymous = 'operator';

/** Returns the operator as a principal of one workspace, with every scope and no rate limit. Fails with `not_found`. */
export async function operatorOf(
  { system }: Database,
  workspaceId: string,
  operatorName = anonymous,
): Promise<OperatorPrincipal> {
  const [row] = await system.sql<{
    name: string;
    plan: Plan;
    limits: Partial<Limits>;
    egress_allowed: boolean;
    redact: PersonalKind[];
  }>`
    select name, plan, limits, egress_allowed, redact from workspaces where id = ${workspaceId}`;
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
    redact: row.redact,
    reach: { workspace: workspaceId, bots: null },
  };
}

/** The operator outside any workspace, for tools such as create_workspace: its workspace is an id that no row has. */
export const operatorOfNone = (operatorName = anonymous): OperatorPrincipal => ({
  actor: 'operator',
  operatorName,
  workspaceName: '',
  plan: 'free',
  limits: limitsOf('free'),
  scopes: allScopes,
  egressAllowed: false,
  redact: [],
  reach: { workspace: randomUUID(), bots: null },
});

/** The workspace a token belongs to, for the command line, which knows only the token's id. Fails with `not_found`. */
export async function findWorkspaceOfToken({ system }: Database, tokenId: string): Promise<string> {
  const [row] = await system.sql<{ id: string }>`select workspace_id as id from tokens where id = ${tokenId}`;
  return row?.id ?? fail('not_found', `There is no token ${tokenId}. Run \`jawab token list\` for the ids.`);
}
