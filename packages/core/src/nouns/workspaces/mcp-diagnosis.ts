import type { Probe, ProbeAnswer, ProbeRequest } from '../../form/ports.ts';

/** One thing that a client needs of an MCP address. */
export interface McpCheck {
  name:
    | 'address'
    | 'answer'
    | 'redirect'
    | 'refusal'
    | 'challenge'
    | 'resource'
    | 'server'
    | 'cors'
    | 'errors';
  ok: boolean;
  /** One sentence with the problem and what to do; null if the check passes. */
  hint: string | null;
}

type Name = McpCheck['name'];

/** Ends the diagnosis: a client would not come further. */
class Stop extends Error {}

const initialize = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'diagnosis', version: '1' },
  },
});

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

function findFaultOfAddress(text: string): string | null {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    return 'This is not an address. Write it like https://bots.example.com/mcp.';
  if (url.href !== text) return `Clients compare addresses letter for letter. Write it as ${url.href}`;
  if (url.protocol === 'http:' && !loopback.test(url.hostname))
    return 'Clients refuse plain http, except on their own machine. Put a proxy with a certificate in front.';
  return null;
}

function findFaultOfRedirect({ status, headers }: ProbeAnswer): string | null {
  if (status < 300 || status >= 400) return null;
  return `It redirects to ${headers.location ?? 'another address'}, where clients lose their POST. Give them that address.`;
}

const refusals: Record<number, string> = {
  404: 'There is no MCP server at this address. Its path is /mcp, /mcp/all or /mcp/read, unless a proxy changes it.',
  405: 'POST is not allowed here: something else than the MCP server answers, such as a proxy.',
  421: 'The service does not know this host. Set PUBLIC_URL, or add the host to ALLOWED_HOSTS.',
};

function findFaultOfRefusal({ status, headers }: ProbeAnswer): string | null {
  const type = headers['content-type'] ?? 'nothing';
  if (status !== 401)
    return refusals[status] ?? `A request without a token gets the status ${status}. Clients expect 401.`;
  return type.includes('json')
    ? null
    : `The 401 is ${type} and not JSON: a proxy answers in the place of the service.`;
}

const readJson = ({ status, text }: ProbeAnswer): Record<string, unknown> | null => {
  if (status !== 200) return null;
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
};

const metadataUrlIn = ({ headers }: ProbeAnswer): string =>
  /resource_metadata="([^"]+)"/.exec(headers['www-authenticate'] ?? '')?.[1] ?? '';

function findFaultOfChallenge(metadataUrl: string, url: string): string | null {
  const named = URL.parse(metadataUrl);
  if (!named)
    return 'The 401 has no WWW-Authenticate with resource_metadata. OAUTH is off, this address is for API tokens alone, or a proxy removes the header.';
  const { origin } = new URL(url);
  if (named.origin === origin) return null;
  return `The service says that its address is ${named.origin}, so clients stop. Set PUBLIC_URL to ${origin}, or use that address.`;
}

function findFaultOfResource(answer: ProbeAnswer, metadataUrl: string, url: string): string | null {
  const metadata = readJson(answer);
  if (!metadata) return `${metadataUrl} is not JSON with the status 200. Let the proxy pass /.well-known on.`;
  if (metadata.resource === url) return null;
  return `The metadata is of ${metadata.resource}, so clients stop. Set PUBLIC_URL to ${new URL(url).origin}, or use that address.`;
}

const metadataUrlOf = (issuer: URL) =>
  `${issuer.origin}/.well-known/oauth-authorization-server${issuer.pathname.replace(/\/$/, '')}`;

function findFaultOfServer(answer: ProbeAnswer, issuer: string): string | null {
  const metadata = readJson(answer);
  if (!metadata)
    return `The metadata of ${issuer} is not JSON with the status 200. Let the proxy pass /.well-known on.`;
  if (metadata.issuer !== issuer)
    return `The metadata is of the issuer ${metadata.issuer} and not of ${issuer}. Set PUBLIC_URL.`;
  const methods = metadata.code_challenge_methods_supported;
  return Array.isArray(methods) && methods.includes('S256')
    ? null
    : 'The server does not say that it supports PKCE with S256.';
}

function findFaultOfCors(answers: ProbeAnswer[]): string | null {
  return answers.every(({ headers }) => headers['access-control-allow-origin'] === '*')
    ? null
    : 'Clients in a browser cannot read the metadata: a proxy removes Access-Control-Allow-Origin.';
}

const wrongTokenRequest = (url: string): ProbeRequest => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'grant_type=none',
});

function findFaultOfErrors({ status, headers }: ProbeAnswer): string | null {
  const isJson = (headers['content-type'] ?? '').includes('json');
  return isJson && status >= 400 && status < 500
    ? null
    : `A wrong request to the token endpoint gets ${status} ${headers['content-type'] ?? ''} and not an error in JSON. Let the proxy pass errors on.`;
}

/**
 * Looks at an MCP address as a client does that was given it alone: from the first refusal to the token endpoint. Ends at the
 * first fault that stops clients.
 */
export async function diagnoseMcp(probe: Probe, url: string): Promise<McpCheck[]> {
  const checks: McpCheck[] = [];
  const add = (name: Name, hint: string | null, isLast = hint !== null) => {
    checks.push({ name, ok: hint === null, hint });
    if (hint !== null && isLast) throw new Stop();
  };
  const ask = async (name: Name, request: ProbeRequest): Promise<ProbeAnswer> => {
    const answer = await probe(request);
    if ('error' in answer) add(name, answer.error);
    return answer as ProbeAnswer;
  };
  try {
    add('address', findFaultOfAddress(url));
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const first = await ask('answer', { method: 'POST', url, headers, body: initialize });
    add('answer', null);
    add('redirect', findFaultOfRedirect(first));
    add('refusal', findFaultOfRefusal(first));
    const metadataUrl = metadataUrlIn(first);
    add('challenge', findFaultOfChallenge(metadataUrl, url));
    const resource = await ask('resource', { method: 'GET', url: metadataUrl });
    add('resource', findFaultOfResource(resource, metadataUrl, url));
    const [issuer] = (readJson(resource)?.authorization_servers ?? []) as string[];
    const issuerUrl = URL.parse(issuer ?? '');
    if (!issuerUrl) return add('server', 'The metadata names no authorization server.') as never;
    const server = await ask('server', { method: 'GET', url: metadataUrlOf(issuerUrl) });
    add('server', findFaultOfServer(server, issuer as string));
    add('cors', findFaultOfCors([resource, server]), false);
    const wrong = await ask('errors', wrongTokenRequest(String(readJson(server)?.token_endpoint)));
    add('errors', findFaultOfErrors(wrong));
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
  }
  return checks;
}
