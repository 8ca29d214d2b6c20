import type { Limits, Plan } from './plans.ts';

/** What a token may do. The first eight are the specification's; the others are additions. */
export const scopes = [
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
export type Scope = (typeof scopes)[number];

/** The rows a principal may touch: its workspace and, when restricted, only these bots (an empty list: none). */
export interface Reach {
  workspace: string;
  bots: string[] | null;
}

/** Who asks. Made by `admit` from a token, or by the CLI for an operator. */
export interface Principal {
  tokenId: string;
  tokenName: string;
  workspaceName: string;
  plan: Plan;
  limits: Limits;
  scopes: readonly Scope[];
  /** `EGRESS_ALLOW` holds for this workspace: the demo one and those an operator marked. */
  egressAllowed: boolean;
  reach: Reach;
  /** RFC 3339, or null when the token does not expire. */
  expiresAt: string | null;
}

/** The only bot of a token that is limited to exactly one, else null. */
export const onlyBot = ({ reach }: Principal) => (reach.bots?.length === 1 ? (reach.bots[0] ?? null) : null);
