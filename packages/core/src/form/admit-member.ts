import { randomUUID } from 'node:crypto';
import { fail } from './errors.ts';
import type { PersonalKind } from './personal-kinds.ts';
import { type Limits, limitsOf, type Plan, planNames, plans } from './plans.ts';
import type { MemberPrincipal, Role } from './principal.ts';
import { type Bucket, type Rate, requireRate } from './rate.ts';
import { roles } from './roles.ts';
import type { Database } from './sql.ts';

/** A person's call: the token of their session and the workspace they chose. */
export interface MemberCall {
  /** Null without a session, or with a cookie that this service did not sign. */
  session: string | null;
  /** The header `X-Workspace`; null for the workspace used last. */
  workspace: string | null;
  /** The tool needs no workspace. */
  outside: boolean;
}

interface Membership {
  workspace_id: string;
  workspace_name: string;
  plan: Plan;
  limits: Partial<Limits> | null;
  egress_allowed: boolean;
  redact: PersonalKind[];
  role: Role;
}

interface DoorRow extends Bucket {
  user_id: string;
  user_name: string;
  workspace_id: string | null;
}

const ratesByPlan = JSON.stringify(
  Object.fromEntries(planNames.map((name) => [name, plans[name].memberRequestsPerMinute])),
);

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

const refuse = () => fail('unauthorized', 'You are not signed in, or your session has ended. Sign in again.');

const refuseWorkspace = (wanted: string | null): never =>
  fail(
    'not_a_member',
    wanted === null
      ? 'You are in no workspace yet. Create one with POST /v1/workspaces, or accept an invitation.'
      : 'You are not a member of this workspace. Send the id of one of yours as `X-Workspace`.',
  );

/**
 * Admits a person by their session: 401 session, 403 workspace, 429 rate. One statement finds the person and the membership
 * and takes one request from the person's bucket. The plan is not checked: people work on every plan.
 */
export async function admitMember(
  { door }: Pick<Database, 'door'>,
  { session, workspace, outside }: MemberCall,
): Promise<{ principal: MemberPrincipal; rate: Rate | null }> {
  if (session === null) return refuse();
  const wanted = outside ? null : workspace;
  const isId = wanted === null || uuid.test(wanted);
  const [row] = await door.sql<DoorRow & Membership>`
    select * from open_member_door(${session}, ${isId ? wanted : randomUUID()}::uuid, ${ratesByPlan})`;
  if (!row) return refuse();
  const rate = requireRate(row, 'You');
  const person = { memberId: row.user_id, memberName: row.user_name };
  if (outside) return { principal: outsideOf(person), rate };
  if (row.workspace_id === null) return refuseWorkspace(wanted);
  return {
    principal: {
      actor: 'member',
      memberId: person.memberId,
      memberName: person.memberName,
      role: row.role,
      workspaceName: row.workspace_name,
      plan: row.plan,
      limits: limitsOf(row.plan, row.limits),
      scopes: roles[row.role],
      egressAllowed: row.egress_allowed,
      redact: row.redact,
      reach: { workspace: row.workspace_id, bots: null },
    },
    rate,
  };
}

type Person = Pick<MemberPrincipal, 'memberId' | 'memberName'>;

/** A person outside any workspace, for tools that need none: the workspace is an id that no row has. */
export const outsideOf = ({ memberId, memberName }: Person): MemberPrincipal => ({
  actor: 'member',
  memberId,
  memberName,
  role: null,
  workspaceName: '',
  plan: 'free',
  limits: limitsOf('free'),
  scopes: [],
  egressAllowed: false,
  redact: [],
  reach: { workspace: randomUUID(), bots: null },
});
