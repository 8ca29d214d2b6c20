import { createMcpApp } from '@jawab/mcp';
import { createRestApp } from '@jawab/rest';
import { registry } from '@jawab/tools';
import { Hono } from 'hono';
import type { World } from './world.ts';

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
type Body = any;

export interface Answer {
  status: number;
  headers: Headers;
  /** The JSON body (REST), or the tool's structured content (MCP). */
  body: Body;
  text: string;
}

/** One way to call an operation. */
export interface Surface {
  name: 'rest' | 'mcp';
  call(token: string | null, tool: string, input?: Record<string, unknown>): Promise<Answer>;
}

/** REST and MCP of one runtime, called in process through their real adapters. */
export function openSurfaces({ runtime }: World): { app: Hono; surfaces: Surface[] } {
  const app = new Hono();
  app.route('/', createRestApp({ runtime, registry }));
  app.route('/', createMcpApp({ runtime, registry }));
  const host = `http://${runtime.config.host}:${runtime.config.port}`;
  const send = (path: string, init: RequestInit) => app.fetch(new Request(host + path, init));
  return { app, surfaces: [restSurface(send), mcpSurface(send)] };
}

type Send = (path: string, init: RequestInit) => Response | Promise<Response>;

const bearer = (token: string | null): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

const restSurface = (send: Send): Surface => ({
  name: 'rest',
  async call(token, name, input = {}) {
    const tool = registry.get(name);
    if (!tool) throw new Error(`There is no tool ${name}.`);
    const rest = { ...input };
    const path = tool.rest.path.replace(/\{(\w+)\}/g, (_, field: string) => {
      const value = encodeURIComponent(String(rest[field]));
      delete rest[field];
      return value;
    });
    const isGet = tool.rest.method === 'GET';
    const query = isGet ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
    const body = tool.rest.stream ? { ...rest, stream: false } : rest;
    const answer = await send(`/v1${path}${query}`, {
      method: tool.rest.method,
      headers: { ...bearer(token), ...(!isGet && { 'content-type': 'application/json' }) },
      ...(!isGet && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, body: text ? JSON.parse(text) : null };
  },
});

const mcpSurface = (send: Send): Surface => ({
  name: 'mcp',
  async call(token, name, input = {}) {
    const answer = await send('/mcp/all', {
      method: 'POST',
      headers: {
        ...bearer(token),
        ...{ 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        'mcp-protocol-version': '2025-11-25',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name, arguments: input },
      }),
    });
    const text = await answer.text();
    const json = text.startsWith('{')
      ? text
      : (/^data: (\{.*"id":1.*\}|\{"result".*\})$/m.exec(text)?.[1] ?? 'null');
    const { result, error } = (JSON.parse(json) ?? {}) as Body;
    const { status, headers } = answer;
    if (!result) return { status, headers, text, body: error };
    if (!result.isError) return { status, headers, text, body: result.structuredContent };
    return { status, headers, text, body: result.structuredContent ?? JSON.parse(result.content[0].text) };
  },
});
