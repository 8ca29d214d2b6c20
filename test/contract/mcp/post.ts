import type { Hono } from 'hono';

const revision = '2026-07-28';

export interface PostOptions {
  token?: string | null;
  headers?: Record<string, string>;
  path?: string;
  /** Sent instead of a message, as it is. */
  body?: string | Uint8Array;
  httpMethod?: string;
  signal?: AbortSignal;
}

/** Builds a message of revision 2026-07-28 as a client sends it over HTTP. */
export function message(method: string, params: Record<string, unknown> = {}, id: unknown = 7) {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': revision,
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const { _meta, ...rest } = params as { _meta?: object };
  return { jsonrpc: '2.0', id, method, params: { ...rest, _meta: { ...meta, ..._meta } } };
}

/** Sends a raw request, so that a test can get every detail of it wrong. */
export async function post(
  app: Hono,
  method: string,
  params: Record<string, unknown> = {},
  { token, headers = {}, path = '/mcp', body, httpMethod = 'POST', signal }: PostOptions = {},
): Promise<Response> {
  const name = params.name ?? params.uri;
  return app.request(`http://127.0.0.1:4000${path}`, {
    method: httpMethod,
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': revision,
      'Mcp-Method': method,
      ...(typeof name === 'string' && { 'Mcp-Name': name }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(httpMethod === 'POST' && { body: body ?? JSON.stringify(message(method, params)), duplex: 'half' }),
    signal,
  } as RequestInit);
}
