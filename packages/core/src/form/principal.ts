import type { PersonalKind } from './personal-kinds.ts';
import type { Limits, Plan } from './plans.ts';
import type { SpeechForms } from './ports.ts';

/** The scopes of integrations. The first eight are the specification's; the others are additions. */
export const integrationScopes = [
  'bots:read',
  'bots:write',
  'kb:read',
  'kb:write',
  'chat:invoke',
  'conversations:read',
  'leads:read',
  'analytics:read',
  'conversations:write',
  'webhooks:read',
  'webhooks:write',
] as const;

/** The scopes that manage the workspace itself. A token has one of these only when its creator, who has it, named it. */
export const adminScopes = [
  'tokens:read',
  'tokens:write',
  'members:read',
  'members:write',
  'workspace:write',
  'workspace:delete',
  'audit:read',
  'exports:read',
  'exports:write',
] as const;

export const scopes = [...integrationScopes, ...adminScopes] as const;
export type Scope = (typeof scopes)[number];

/** The roles of people in a workspace, the least one first. roles.ts has their scopes. */
export const roleNames = ['viewer', 'support', 'editor', 'admin', 'owner'] as const;
export type Role = (typeof roleNames)[number];

/** Who can act: an API token, a person on a customer's site, a person of the workspace, the machine's own operator. */
export const actors = ['token', 'visitor', 'member', 'operator'] as const;
export type Actor = (typeof actors)[number];

/** The rows a principal may touch: its workspace and, when restricted, only these bots (an empty list: no bot). */
export interface Reach {
  workspace: string;
  bots: string[] | null;
}

/** Facts that every principal has: a workspace with its plan, and the principal's rights there. */
export interface Grant {
  workspaceName: string;
  plan: Plan;
  limits: Limits;
  /** A visitor has none: visitors use the tools that name them in their audience. */
  scopes: readonly Scope[];
  /** True for the workspaces `EGRESS_ALLOW` applies to: the demo one and those an operator marked. */
  egressAllowed: boolean;
  /** The kinds of personal data that are replaced in messages of customers. */
  redact: readonly PersonalKind[];
  reach: Reach;
}

/** An API token, from `Authorization: Bearer`. */
export interface TokenPrincipal extends Grant {
  actor: 'token';
  tokenId: string;
  tokenName: string;
  /** RFC 3339, or null when the token does not expire. */
  expiresAt: string | null;
}

/** A visitor of one bot, from its public key and, after the first call, a signed session. */
export interface VisitorPrincipal extends Grant {
  actor: 'visitor';
  /** Null until the visitor has a session. */
  sessionId: string | null;
  /** The id that the owner's site proved. Left out: nobody knows who it is. */
  externalId?: string;
  /** The polite forms that the bot chose. */
  speechForms: SpeechForms;
  /** The customer of a messaging channel that the visitor is. Left out: a visitor of a page. */
  contact?: { id: string; channelId: string; customerId: string };
}

/** A person signed in to a workspace. */
export interface MemberPrincipal extends Grant {
  actor: 'member';
  memberId: string;
  memberName: string;
  /** Null outside any workspace, for tools that need none. */
  role: Role | null;
}

/** Whoever runs the service: the command line, the demo and background jobs, with every scope in one workspace. */
export interface OperatorPrincipal extends Grant {
  actor: 'operator';
  operatorName: string;
}

/** Who acts. Each surface makes its own kind; tools name the kinds they are for. */
export type Principal = TokenPrincipal | VisitorPrincipal | MemberPrincipal | OperatorPrincipal;

/** A principal as records name it. `id` is null for an operator, and for a visitor without a session. */
export interface ActorName {
  kind: Actor;
  id: string | null;
  name: string | null;
}

/** Names who acts, for records that outlive the call. */
export function nameActor(principal: Principal): ActorName {
  const kind = principal.actor;
  switch (principal.actor) {
    case 'token':
      return { kind, id: principal.tokenId, name: principal.tokenName };
    case 'visitor':
      return { kind, id: principal.sessionId, name: null };
    case 'member':
      return { kind, id: principal.memberId, name: principal.memberName };
    case 'operator':
      return { kind, id: null, name: principal.operatorName };
  }
}

/** Names the holder of a principal's scopes in sentences: `this token`, `the role viewer`. */
export const nameHolder = (principal: Principal): string =>
  principal.actor === 'member' ? `the role ${principal.role}` : 'this token';

/** The only bot of a principal that is limited to exactly one, else null. */
export const onlyBot = ({ reach }: Pick<Grant, 'reach'>) =>
  reach.bots?.length === 1 ? (reach.bots[0] ?? null) : null;
