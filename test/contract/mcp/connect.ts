import {
  type CallToolResult,
  Client,
  type Progress,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Hono } from 'hono';

/** The current client in both of its modes, and the last one of the previous major version. */
export const clientKinds = ['v2 auto', 'v2 legacy', 'v1'] as const;
export type ClientKind = (typeof clientKinds)[number];

interface CallOptions {
  onprogress?: (progress: Progress) => void;
  signal?: AbortSignal;
  timeout?: number;
}

/** Methods that all clients have, with the same names. */
export interface Connected {
  listTools(): Promise<{ name: string }[]>;
  call(name: string, args?: Record<string, unknown>, options?: CallOptions): Promise<CallToolResult>;
  readResource(uri: string): Promise<string>;
  getPrompt(name: string, args: Record<string, string>): Promise<string>;
  instructions(): string | undefined;
  close(): Promise<void>;
}

const identity = { name: 'test', version: '1.0.0' };

/** Connects a client to an app in this process, whose `fetch` it uses. */
export async function connect(kind: ClientKind, app: Hono, token: string, path = '/mcp'): Promise<Connected> {
  const url = new URL(path, 'http://127.0.0.1:4000');
  const options = {
    fetch: async (input: string | URL | Request, init?: RequestInit) => app.fetch(new Request(input, init)),
    requestInit: { headers: { Authorization: `Bearer ${token}` } },
  };
  return kind === 'v1' ? connectOld(new OldTransport(url, options)) : connectNew(kind, url, options);
}

async function connectNew(
  kind: ClientKind,
  url: URL,
  options: ConstructorParameters<typeof StreamableHTTPClientTransport>[1],
): Promise<Connected> {
  const mode = kind === 'v2 auto' ? 'auto' : 'legacy';
  const client = new Client(identity, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(url, options));
  return {
    listTools: async () => (await client.listTools()).tools,
    call: (name, args = {}, rest = {}) => client.callTool({ name, arguments: args }, rest),
    readResource: async (uri) => JSON.stringify((await client.readResource({ uri })).contents),
    getPrompt: async (name, args) =>
      JSON.stringify((await client.getPrompt({ name, arguments: args })).messages),
    instructions: () => client.getInstructions(),
    close: () => client.close(),
  };
}

async function connectOld(transport: OldTransport): Promise<Connected> {
  const client = new OldClient(identity);
  await client.connect(transport as Parameters<OldClient['connect']>[0]);
  return {
    listTools: async () => (await client.listTools()).tools,
    call: (name, args = {}, rest = {}) =>
      client.callTool({ name, arguments: args }, undefined, rest) as Promise<CallToolResult>,
    readResource: async (uri) => JSON.stringify((await client.readResource({ uri })).contents),
    getPrompt: async (name, args) =>
      JSON.stringify((await client.getPrompt({ name, arguments: args })).messages),
    instructions: () => client.getInstructions(),
    close: () => client.close(),
  };
}
