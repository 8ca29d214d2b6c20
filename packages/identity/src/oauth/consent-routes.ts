import { randomBytes } from 'node:crypto';
import {
  admitMember,
  fail,
  fragment,
  hashToken,
  limitGrant,
  limitsOf,
  type MemberPrincipal,
  namedBots,
  type Plan,
  type Role,
  recordAuditEvent,
  records,
  roles,
  type Scope,
  scopes,
} from '@jawab/core';
import { z } from 'zod';
import { type Answered, type AuthCall, get, post } from '../route.ts';
import { type ConnectionRequest, readRequest } from './connection-request.ts';
import { idleDays } from './issue.ts';
import { addAnswer, hostOf, isLocal } from './redirects.ts';

const codeSeconds = 60;

const input = z.object({
  request: z.string().max(16_000, 'is too long'),
  /** The token against forgery that the page read. */
  proof: z.string().max(100, 'is too long'),
  allow: z.boolean(),
  workspaceId: z.uuid('must be the id of a workspace').optional(),
  bots: z.array(z.uuid('must be the id of a bot')).min(1).max(100).nullable().optional(),
  scopes: z.array(z.enum(scopes)).max(scopes.length).optional(),
});

/** The signed text of a proof: this session saw this request. */
const proven = (session: string, request: string) => `connection-proof:${session}:${request}`;

function requireOn({ settings }: AuthCall): void {
  if (!settings.oauth) fail('not_found', 'This service connects no programs: OAUTH is off.');
}

async function requirePerson(call: AuthCall, workspace: string | null): Promise<MemberPrincipal> {
  const { session, database } = call;
  return (await admitMember(database, { session, workspace, outside: workspace === null })).principal;
}

interface Workspace {
  id: string;
  name: string;
  role: Role;
  plan: Plan;
  limits: object | null;
  bots: { id: string; name: string }[];
}

/** Shows a request to whoever is signed in: who asks for what, and where the person could allow it. */
async function showRequest(call: AuthCall, _: unknown, query: string): Promise<Answered> {
  requireOn(call);
  const text = new URLSearchParams(query).get('request') ?? '';
  const { secrets } = call.identity.parts;
  const asked = readRequest(secrets, text);
  const person = await requirePerson(call, null);
  const workspaces = await call.database.system.sql<Workspace>`
    select w.id, w.name, m.role, w.plan, w.limits, ${namedBots(fragment`w.id`)} as bots
    from members m join workspaces w on w.id = m.workspace_id
    where m.user_id = ${person.memberId} order by m.last_seen_at desc nulls last, w.name`;
  return {
    data: {
      client: { name: asked.clientName, host: asked.clientHost, verified: asked.isVerified },
      returns_to: { host: hostOf(asked.redirectUri), local: isLocal(asked.redirectUri) },
      address: asked.resource,
      idle_days: idleDays,
      person: person.memberName,
      proof: secrets.sign(proven(call.session ?? '', text)),
      workspaces: workspaces.map(({ id, name, role, plan, limits, bots }) => ({
        id,
        name,
        role,
        bots,
        has_api: limitsOf(plan, limits).api,
        scopes: asked.scopes.filter((scope) => roles[role].includes(scope)),
      })),
    },
  };
}

/** Makes the connection with its code, of which only the hash is stored. */
async function createConnection(
  { database, identity }: AuthCall,
  asked: ConnectionRequest,
  { memberId, memberName, reach }: MemberPrincipal,
  { scopes: granted, bots }: { scopes: Scope[]; bots: string[] | null },
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const workspaceId = reach.workspace;
  await database.system.tx(async (sql) => {
    await sql`
      delete from connections where workspace_id = ${workspaceId}
        and (expires_at < now() or (redeemed_at is null and code_expires_at < now()))`;
    await sql`update oauth_clients set used_at = coalesce(used_at, now()) where id = ${asked.clientId}`;
    const [row] = await sql<{ id: string }>`
      insert into connections (workspace_id, user_id, client_id, client_name, client_host, redirect_uri, resource,
        scopes, bots, code_hash, code_challenge, code_expires_at, expires_at)
      values (${workspaceId}, ${memberId}, ${asked.clientId}, ${asked.clientName}, ${asked.clientHost},
        ${asked.redirectUri}, ${asked.resource}, ${granted}, ${bots}, ${hashToken(code)}, ${asked.codeChallenge},
        now() + make_interval(secs => ${codeSeconds}), now() + make_interval(days => ${idleDays}))
      returning id`;
    await recordAuditEvent(sql, {
      workspaceId,
      actor: { kind: 'member', id: memberId, name: memberName },
      surface: 'web',
      operation: 'connect',
      target: { kind: 'connection', id: row?.id as string },
    });
  });
  identity.parts.log.info({ workspaceId, host: asked.clientHost }, 'a program was connected');
  return code;
}

/** Answers a request as the person decided, with the address to go back to. */
async function decide(call: AuthCall, given: z.infer<typeof input>): Promise<Answered> {
  requireOn(call);
  const { secrets } = call.identity.parts;
  if (call.session === null || !secrets.isSigned(proven(call.session, given.request), given.proof))
    fail('cross_site_request', 'This answer does not come from the page that asked. Open it again.');
  const asked = readRequest(secrets, given.request);
  const back = (answer: Record<string, string>): Answered => ({
    data: { redirect: addAnswer(asked.redirectUri, { ...answer, iss: asked.issuer }, asked.state) },
  });
  const person = await requirePerson(call, given.allow ? (given.workspaceId ?? null) : null);
  if (!given.allow) return back({ error: 'access_denied', error_description: 'The person said no.' });
  if (given.workspaceId === undefined)
    fail('invalid_request', 'Choose the workspace that the program is connected to.', {
      issues: [{ path: 'workspaceId', message: 'is required' }],
    });
  const wanted = given.scopes ?? asked.scopes;
  const foreign = wanted.filter((scope) => !asked.scopes.includes(scope));
  if (foreign.length > 0)
    fail('invalid_request', `The program did not ask for ${foreign.join(', ')}.`, {
      issues: [{ path: 'scopes', message: 'must be among those that the program asked for' }],
    });
  const held = wanted.filter((scope) => person.scopes.includes(scope));
  if (held.length === 0)
    fail('insufficient_scope', 'You may do nothing of what was chosen in this workspace.', {
      scopes: wanted,
    });
  const { sql } = call.database.workspace(person.reach.workspace);
  const grant = await limitGrant(
    { principal: person, sql, records, now: () => new Date() },
    { scopes: held, bots: given.bots ?? undefined },
  );
  return back({ code: await createConnection(call, asked, person, grant) });
}

/** The two requests of the consent page. */
export const consentRoutes = {
  '/connection-request': get(showRequest),
  '/connection': post(input, decide),
};
