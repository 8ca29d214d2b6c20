import { type ErrorCode, errorTable, takesBody } from '@jawab/core';
import { createMcpApp } from '@jawab/mcp';
import { createRestApp } from '@jawab/rest';
import { registry } from '@jawab/tools';
import { createVisitorApp } from '@jawab/visitor';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Hono } from 'hono';
import { bearer, type Loopback, request, serveOnLoopback } from './loopback.ts';
import type { World } from './world.ts';

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
type Body = any;

export interface Answer {
  /** The status of the HTTP response. Over MCP, a tool's error has status 200. */
  status: number;
  headers: Headers;
  /** The JSON body (REST), or the tool's structured content or error data (MCP). */
  body: Body;
  text: string;
}

/** One way to call an operation. */
export interface Surface {
  name: 'rest' | 'mcp';
  call(token: string | null, tool: string, input?: Record<string, unknown>): Promise<Answer>;
}

export interface Surfaces extends Omit<Loopback, 'server'> {
  surfaces: [Surface, Surface];
}

/**
 * Serves visitors, REST and MCP of one runtime on a loopback port. Calls REST over plain HTTP, and MCP with the real client at
 * `/mcp/all`.
 */
export async function openSurfaces({ runtime }: Pick<World, 'runtime'>): Promise<Surfaces> {
  const app = new Hono();
  const rest = createRestApp({ runtime, registry });
  app.route('/', createVisitorApp({ runtime, registry }));
  app.route('/', rest);
  app.route('/', createMcpApp({ runtime, registry }));
  app.notFound(({ req, env }) => rest.fetch(req.raw, env as object));
  const { url, send, close } = await serveOnLoopback(app.fetch);
  return { url, send, close, surfaces: [restSurface(send), mcpSurface(url)] };
}

/** Tells whether a surface offers a tool: MCP has none that takes or returns audio. */
export const offers = ({ name }: Pick<Surface, 'name'>, tool: string): boolean =>
  name === 'rest' || registry.get(tool)?.mcp !== false;

/** Converts a tool's input to a REST request: `POST /v1/bots` with the rest in the body, or all of it in the address. */
export function asRequest(name: string, input: Record<string, unknown>): { line: string; body?: object } {
  const tool = registry.get(name);
  if (!tool) throw new Error(`There is no tool ${name}.`);
  const rest = { ...input };
  const path = tool.rest.path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = encodeURIComponent(String(rest[field]));
    delete rest[field];
    return value;
  });
  if (takesBody(tool))
    return {
      line: `${tool.rest.method} /v1${path}`,
      body: tool.rest.stream ? { stream: false, ...rest } : rest,
    };
  const query = new URLSearchParams(rest as Record<string, string>).toString();
  return { line: `${tool.rest.method} /v1${path}${query && `?${query}`}` };
}

const restSurface = (send: Surfaces['send']): Surface => ({
  name: 'rest',
  async call(token, name, input = {}) {
    const { line, body } = asRequest(name, input);
    const { status, headers, ...answer } = await read(await send(token, line, body));
    return { status, headers, ...answer };
  },
});

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const isFile = /^(?:audio|image)\//.test(response.headers.get('content-type') ?? '');
  const body = text && !isFile ? JSON.parse(text) : null;
  return { status: response.status, headers: response.headers, text, body };
}

/** Returns a result without the marks of strangers' text, as REST has it. */
const withoutMarks = (content: unknown): Body =>
  JSON.parse(JSON.stringify(content ?? null).replaceAll(/<\/?u-[0-9a-f]{10}>/g, ''));

const mcpSurface = (url: string): Surface => ({
  name: 'mcp',
  async call(token, name, input = {}) {
    let last = new Response();
    const client = new Client({ name: 'test', version: '1.0.0' });
    const transport = new StreamableHTTPClientTransport(new URL('/mcp/all', url), {
      requestInit: { headers: bearer(token) },
      fetch: async (input, init) => {
        const response = await request(input, init);
        if (init?.method === 'POST') last = response.ok ? response : response.clone();
        return response;
      },
    });
    try {
      await client.connect(transport);
      const result = await client.callTool({ name, arguments: input });
      const [block] = result.content as { text: string }[];
      const text = block?.text ?? '';
      const { status, headers } = last;
      return {
        status,
        headers,
        text,
        body: result.isError ? JSON.parse(text) : withoutMarks(result.structuredContent),
      };
    } catch (error) {
      if (last.ok) throw error;
      const answer = await read(last);
      return { ...answer, body: { ...answer.body.error.data, error: answer.body.error.message } };
    } finally {
      await client.close();
    }
  },
});

/** Returns the error code of an answer, or null for a success. The HTTP status must match the table, or be 200 over MCP. */
export function codeOf({ name }: Surface, { status, body }: Answer): ErrorCode | null {
  const code = (body?.code ?? null) as ErrorCode | null;
  const expected = code === null ? [200, 201, 202] : [errorTable[code]?.status];
  if (![...expected, ...(name === 'mcp' ? [200] : [])].includes(status))
    throw new Error(`${name} answered ${status} with the code ${code}.`);
  return code;
}
