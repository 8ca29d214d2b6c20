import { fail } from './errors.ts';
import type { PersonalKind } from './personal-kinds.ts';
import { type Limits, limitsOf, type Plan, planNames, plans } from './plans.ts';
import type { Role, Scope, TokenPrincipal } from './principal.ts';
import { type Bucket, type Rate, requireRate } from './rate.ts';
import { roles } from './roles.ts';
import type { Database } from './sql.ts';
import { hashToken, isWellFormed } from './token.ts';

export interface Admission {
  principal: TokenPrincipal;
  rate: Rate | null;
}

interface DoorRow extends Bucket {
  token_id: string;
  token_name: string;
  workspace_id: string;
  workspace_name: string;
  plan: Plan;
  limits: Partial<Limits> | null;
  egress_allowed: boolean;
  redact: PersonalKind[];
  scopes: Scope[];
  bots: string[] | null;
  expires_at: string | null;
  alive: boolean;
  /** The MCP address that a token of a connection is for, and the role of the member who connected it. */
  resource: string | null;
  role: Role | null;
}

const ratesByPlan = JSON.stringify(
  Object.fromEntries(planNames.map((name) => [name, plans[name].requestsPerMinute])),
);

const refuse = (sentence: string, details: { noCredentials?: true } = {}) =>
  fail(
    'unauthorized',
    `${sentence} Send an API token as \`Authorization: Bearer <API_TOKEN>\`. Create one on the page Developers of the dashboard, or with \`jawab token create\` where the service runs.`,
    details,
  );

function requireToken(token: string | null): string {
  if (token === null) return refuse('The request has no API token.', { noCredentials: true });
  if (!isWellFormed(token)) return refuse('This API token is incomplete or mistyped.');
  return token;
}

/** Says why a known token ended. Only who sends the whole token reads it. */
function describeEnd(expiresAt: string | null): string {
  const at = expiresAt === null ? Number.NaN : Date.parse(expiresAt);
  if (!(at <= Date.now())) return 'This API token was revoked.';
  const [day, time = ''] = new Date(at).toISOString().split('T');
  return `This API token expired on ${day} at ${time.slice(0, 5)} UTC.`;
}

/** Checks that a token of a connection is for this address, and narrows it to what its member may still do. */
function requireOpenScopes({ resource, role, scopes }: DoorRow, address: string | null): Scope[] {
  if (resource === null) return scopes;
  if (resource !== address)
    return refuse(`This token is of a program that was connected to ${resource}. It works only there.`);
  const open = scopes.filter((scope) => role !== null && roles[role].includes(scope));
  if (open.length > 0) return open;
  return refuse('Whoever connected this program may no longer do what it was allowed.');
}

/**
 * Admits a token on every surface: 401 token, 402 plan without API, 429 rate. One statement looks the token up and takes
 * one request from its bucket. It uses the door of the database, because the workspace is not known yet. `address` is the
 * MCP address of the request where tokens of connections are taken, such as `/mcp`.
 */
export async function admit(
  database: Database,
  given: string | null,
  address: string | null = null,
): Promise<Admission> {
  const token = requireToken(given);
  const [row] = await database.door
    .sql<DoorRow>`select * from open_token_door(${hashToken(token)}, ${ratesByPlan})`;
  if (!row) return refuse('This API token is unknown.');
  if (!row.alive) return refuse(describeEnd(row.expires_at));
  const open = requireOpenScopes(row, address);
  const limits = limitsOf(row.plan, row.limits);
  if (!limits.api)
    fail(
      'plan_required',
      `The ${row.plan} plan does not include API access. Upgrade to the growth plan or higher.`,
    );
  const rate = requireRate(row, 'This token');
  return {
    principal: {
      actor: 'token',
      tokenId: row.token_id,
      tokenName: row.token_name,
      workspaceName: row.workspace_name,
      plan: row.plan,
      limits,
      scopes: open,
      egressAllowed: row.egress_allowed,
      redact: row.redact,
      reach: { workspace: row.workspace_id, bots: row.bots },
      expiresAt: row.expires_at,
    },
    rate,
  };
}
