import { randomUUID } from 'node:crypto';
import { addMember, type MemberPrincipal, outsideOf, type Role, roles } from '@jawab/core';
import { createIdentityApp, createOAuthApp } from '@jawab/identity';
import { createMcpApp, listResources } from '@jawab/mcp';
import { createRestApp } from '@jawab/rest';
import { registry } from '@jawab/tools';
import { Hono } from 'hono';
import { request, serveOnLoopback } from './loopback.ts';
import type { Tenant, World } from './world.ts';

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
type Body = any;

export interface PersonAnswer {
  status: number;
  body: Body;
  text: string;
  headers: Headers;
}

/** A browser of one person: it keeps cookies and sends what browsers send. */
export interface Browser {
  /** Sends `POST /v1/bots` with a JSON body. A header with the value `null` is left out. */
  send(line: string, body?: unknown, headers?: Record<string, string | null>): Promise<PersonAnswer>;
  cookies: Map<string, string>;
}

export interface People {
  url: string;
  /** A browser without cookies. */
  browser(): Browser;
  /** A browser of a new person, signed in. The runtime needs `SIGN_UP=open`. */
  signUp(name: string): Promise<{ browser: Browser; id: string; email: string }>;
  /** Makes a person a member of a workspace. */
  join(personId: string, workspaceId: string, role: Role): Promise<void>;
  close(): Promise<void>;
}

/**
 * Creates a person without an account to sign in with, as a member of a workspace or of none, and returns the principal of
 * their calls.
 */
export async function createPerson(
  { runtime }: Pick<World, 'runtime'>,
  { tenant, role = 'viewer', email = `${randomUUID()}@example.com`, name = 'Ann' }: PersonOptions = {},
): Promise<MemberPrincipal> {
  const { sql } = runtime.database.system;
  const [person] = await sql<{ id: string }>`
    insert into auth."user" (name, email, email_verified) values (${name}, ${email}, false) returning id`;
  const outside = outsideOf({ memberId: person?.id as string, memberName: name });
  if (!tenant) return outside;
  await addMember(sql, { workspaceId: tenant.workspaceId, personId: outside.memberId, role });
  const { workspaceName, plan, limits, egressAllowed, reach } = tenant.principal;
  return Object.assign(outside, {
    role,
    scopes: roles[role],
    workspaceName,
    plan,
    limits,
    egressAllowed,
    reach,
  });
}

export interface PersonOptions {
  tenant?: Tenant;
  role?: Role;
  email?: string;
  name?: string;
}

export const password = 'correct horse battery';

/** Serves people, OAuth, REST and MCP of one runtime on a loopback port, and makes browsers of people. */
export async function openPeople({ runtime }: Pick<World, 'runtime'>): Promise<People> {
  const app = new Hono();
  app.route('/', createIdentityApp(runtime.identity, runtime));
  app.route('/', createOAuthApp(runtime.identity, runtime, listResources(registry)));
  app.route('/', createMcpApp({ runtime, registry }));
  app.route('/', createRestApp({ runtime, registry }));
  const { url, close } = await serveOnLoopback(app.fetch);
  const browser = () => createBrowser(url);
  return {
    url,
    close,
    browser,
    async signUp(name) {
      const own = browser();
      const email = `${name.toLowerCase()}@example.com`;
      const { body, text } = await own.send('POST /api/auth/sign-up/email', { name, email, password });
      if (!body.data) throw new Error(text);
      return { browser: own, id: body.data.user.id, email };
    },
    async join(personId, workspaceId, role) {
      await addMember(runtime.database.system.sql, { workspaceId, personId, role });
    },
  };
}

function createBrowser(url: string): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async send(line, body, change = {}) {
      const [method, path] = line.split(' ') as [string, string];
      const own: Record<string, string | null> =
        method === 'GET'
          ? {}
          : { origin: url, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = Object.entries(Object.assign(own, cookie && { cookie }, change)).filter(
        (entry): entry is [string, string] => entry[1] !== null,
      );
      const response = await request(url + path, {
        method,
        headers,
        redirect: 'manual',
        ...(body !== undefined && {
          body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body),
        }),
      });
      for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: isJson ? JSON.parse(text) : null,
      };
    },
  };
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (/max-age=0/i.test(line)) cookies.delete(name);
  else cookies.set(name, value);
}
