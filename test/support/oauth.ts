import { createHash, randomBytes } from 'node:crypto';
import { request } from './loopback.ts';
import type { Browser, People, PersonAnswer } from './people.ts';

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
type Body = any;

export interface OAuthAnswer {
  status: number;
  headers: Headers;
  text: string;
  body: Body;
}

/** A secret of a program, and the challenge made of it. */
export function createPkce() {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** The address on this machine that the program of a test returns to. */
export const callback = 'http://127.0.0.1:5555/callback';

/** A person's decision on the consent page. Without a choice, everything that was asked for is allowed. */
export interface Decision {
  allow?: boolean;
  workspaceId?: string;
  bots?: string[] | null;
  scopes?: string[];
}

/** A program and the people who connect it, as requests over HTTP. */
export function createProgram({ url }: Pick<People, 'url'>) {
  const read = async (response: Response): Promise<OAuthAnswer> => {
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : null,
    };
  };
  const get = async (path: string, headers: Record<string, string> = {}) =>
    read(await request(path.startsWith('http') ? path : url + path, { redirect: 'manual', headers }));
  const form = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    read(await request(url + path, { method: 'POST', body: new URLSearchParams(fields), headers }));
  const register = async (body: unknown, headers: Record<string, string> = {}) =>
    read(
      await request(`${url}/oauth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );

  /** Sends a person to `/oauth/authorize`. An empty text leaves a parameter out. */
  async function authorize(fields: Record<string, string>): Promise<OAuthAnswer & { to: string | null }> {
    const given = Object.entries(fields).filter(([, value]) => value !== '');
    const answer = await get(`/oauth/authorize?${new URLSearchParams(given)}`);
    return { ...answer, to: answer.headers.get('location') };
  }

  /** Opens the consent page that an answer leads to. */
  async function open(browser: Browser, to: string): Promise<{ request: string; answer: PersonAnswer }> {
    const text = new URL(to, url).searchParams.get('request') ?? '';
    return {
      request: text,
      answer: await browser.send(
        `GET /api/auth/connection-request?${new URLSearchParams({ request: text })}`,
      ),
    };
  }

  /** Answers the consent page, and returns where the browser goes next. */
  async function decide(browser: Browser, to: string, decision: Decision = {}): Promise<PersonAnswer> {
    const { request: text, answer } = await open(browser, to);
    const { proof, workspaces } = answer.body.data;
    const { allow = true, workspaceId = workspaces[0].id, bots = null, scopes } = decision;
    return browser.send('POST /api/auth/connection', {
      request: text,
      proof,
      allow,
      workspaceId,
      bots,
      scopes: scopes ?? workspaces.find(({ id }: { id: string }) => id === workspaceId)?.scopes,
    });
  }

  const asked = (clientId: string, challenge: string, more: Record<string, string> = {}) => ({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: callback,
    state: 'st',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    resource: `${url}/mcp`,
    ...more,
  });

  /** Has a person connect a program, and returns the form that redeems the code. */
  async function getCode(
    browser: Browser,
    clientId: string,
    more: Record<string, string> = {},
    decision: Decision = {},
  ): Promise<Record<string, string>> {
    const { verifier, challenge } = createPkce();
    const { to, text } = await authorize(asked(clientId, challenge, more));
    if (!to?.startsWith('/connect')) throw new Error(`no consent page: ${to ?? text}`);
    const done = await decide(browser, to, decision);
    const code = done.body.data && new URL(done.body.data.redirect).searchParams.get('code');
    if (!code) throw new Error(done.text);
    return {
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      client_id: clientId,
      redirect_uri: more.redirect_uri ?? callback,
    };
  }

  /** Calls an MCP address with a token, and returns the status. */
  async function callMcp(
    token: string | null,
    path = '/mcp',
    body: object = listTools,
  ): Promise<OAuthAnswer> {
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      accept: 'application/json',
    };
    if (token !== null) headers.authorization = `Bearer ${token}`;
    return read(await request(url + path, { method: 'POST', headers, body: JSON.stringify(body) }));
  }

  return {
    url,
    get,
    form,
    register,
    authorize,
    open,
    decide,
    asked,
    getCode,
    callMcp,
    /** Registers a program that returns to this machine, and returns its id. */
    async registered(redirects: string[] = [callback], name = 'Desk'): Promise<string> {
      return (await register({ client_name: name, redirect_uris: redirects })).body.client_id;
    },
    token: (fields: Record<string, string>) => form('/oauth/token', fields),
    /** Connects a program, and returns its tokens. */
    async connect(
      browser: Browser,
      clientId: string,
      more: Record<string, string> = {},
      decision: Decision = {},
    ): Promise<Body> {
      const { body } = await form('/oauth/token', await getCode(browser, clientId, more, decision));
      return body;
    },
  };
}

const listTools = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

export type Program = ReturnType<typeof createProgram>;
