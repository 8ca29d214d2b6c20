import { randomUUID } from 'node:crypto';
import type { VisitorPrincipal } from '@jawab/core';
import type { Surfaces } from './surfaces.ts';
import type { Tenant } from './world.ts';

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
type Body = any;

export interface Visit {
  status: number;
  headers: Headers;
  /** The JSON body, or null for a stream. */
  body: Body;
  text: string;
}

/** A visitor of one bot's page, without a token, and with their own session once it is opened. */
export interface Visitor {
  sessionId: string;
  token: string;
  /** `POST chat`, `GET messages?after=…`, below the bot's public key. */
  visit(request: string, body?: object, headers?: Record<string, string>): Promise<Visit>;
}

/** Calls the visitors' surface of a bot without a session. */
export async function visit(
  { send }: Pick<Surfaces, 'send'>,
  publicKey: string,
  request: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Visit> {
  const [method, path] = request.split(' ') as [string, string];
  const answer = await send(null, `${method} /v1/widget/${publicKey}/${path}`, body, headers);
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : null };
}

/** Opens a session as a page does. */
export async function openVisitor(surfaces: Pick<Surfaces, 'send'>, publicKey: string): Promise<Visitor> {
  const { body } = await visit(surfaces, publicKey, 'POST session', {});
  const { session_token: token, session_id: sessionId } = body.data;
  return {
    sessionId,
    token,
    visit: (request, input, headers) =>
      visit(surfaces, publicKey, request, input, { 'x-widget-session': token, ...headers }),
  };
}

/** Creates the principal of a visitor of a tenant's bot, to call a tool directly. */
export const asVisitor = (
  { principal, bots }: Tenant,
  { bot = bots[0], sessionId = randomUUID() }: { bot?: string | undefined; sessionId?: string | null } = {},
): VisitorPrincipal => ({
  actor: 'visitor',
  sessionId,
  speechForms: {},
  workspaceName: principal.workspaceName,
  plan: principal.plan,
  limits: principal.limits,
  scopes: [],
  redact: [],
  egressAllowed: principal.egressAllowed,
  reach: { workspace: principal.reach.workspace, bots: [bot as string] },
});
