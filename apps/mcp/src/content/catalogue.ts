import {
  integrationScopes,
  listFor,
  once,
  onlyBot,
  opens,
  type Registry,
  type Scope,
  scopes,
  type Tool,
} from '@jawab/core';
import type { Tool as ToolDescription } from '@modelcontextprotocol/server';
import { adapterInput } from './adapter-input.ts';
import { callOperationDescription } from './call-operation.ts';
import { describeTool } from './describe.ts';
import type { Entry, Reader } from './entry.ts';
import { createFindOperations } from './find-operations.ts';

/**
 * `core` is `/mcp`, `all` is `/mcp/all`, `read` is `/mcp/read`, with the tools that change nothing, and `find` is `/mcp/find`, which
 * lists two tools: one finds operations, one calls them.
 */
export type Surface = 'core' | 'all' | 'read' | 'find';
export const paths: Record<Surface, string> = {
  core: '/mcp',
  all: '/mcp/all',
  read: '/mcp/read',
  find: '/mcp/find',
};

/** The tools of one surface, sorted by name. */
export interface Catalogue {
  surface: Surface;
  /** Every scope that opens one of the tools. */
  scopes: Scope[];
  /** Those of them that a program gets without asking: none that manages the workspace. */
  defaultScopes: Scope[];
  get(name: string): Entry | undefined;
  /** Lists the tools that a principal can use. */
  list(principal: Reader): ToolDescription[];
}

/** Returns whether a token can use a tool: its scopes allow it, and neither its bots nor its plan refuse every call. */
const canUse = (reader: Reader, tool: Tool): boolean =>
  opens(reader, tool) &&
  !(tool.workspaceWide && reader.reach.bots) &&
  !(tool.plan && reader.limits && !reader.limits.webhooks);

const standsAt = ({ mcp, effects }: Tool, surface: Surface) =>
  surface === 'core' ? mcp === 'core' : mcp !== false && (surface !== 'read' || effects.readOnly);

const unlisted = ({ mcpUnlisted = [] }: Tool, surface: Surface) =>
  surface === 'core' ? [...mcpUnlisted, 'dryRun'] : [];

function createEntry(tool: Tool, unlisted: readonly string[]): Entry {
  const full = once(() => describeTool(tool, unlisted));
  const oneBot = once(() => describeTool(tool, ['chatbotId', ...unlisted]));
  return { tool, adapterInput: adapterInput(tool), describe: (forOneBot) => (forOneBot ? oneBot() : full()) };
}

/** Lists the tools of a surface. Each is described when a client first lists it, so that the start does not wait (0.3 s). */
export function createCatalogue(registry: Registry, surface: Surface): Catalogue {
  const entries = listFor(registry, 'token')
    .filter((tool) => standsAt(tool, surface))
    .map((tool) => createEntry(tool, unlisted(tool, surface)));
  const byName = new Map(entries.map((entry) => [entry.tool.name, entry]));
  const opening = scopes.filter((scope) => entries.some(({ tool }) => tool.scope === scope));
  const describe = (reader: Reader, entry: Entry) => entry.describe(Boolean(onlyBot(reader)));
  const base = {
    surface,
    scopes: opening,
    defaultScopes: integrationScopes.filter((scope) => opening.includes(scope)),
    get: (name: string) => byName.get(name),
  };
  if (surface === 'find') {
    const find = createEntry(createFindOperations(entries, canUse, describe), []);
    byName.set(find.tool.name, find);
    return { ...base, list: (reader) => [callOperationDescription, describe(reader, find)] };
  }
  return {
    ...base,
    list: (reader) =>
      entries.filter(({ tool }) => canUse(reader, tool)).map((entry) => describe(reader, entry)),
  };
}

/** An MCP address that programs can be connected to, with its scopes. */
export interface McpResource {
  path: string;
  scopes: Scope[];
  defaultScopes: Scope[];
}

/** Lists the MCP addresses that programs can be connected to. */
export const listResources = (registry: Registry): McpResource[] =>
  (Object.keys(paths) as Surface[]).map((surface) => {
    const catalogue = createCatalogue(registry, surface);
    return { path: paths[surface], scopes: catalogue.scopes, defaultScopes: catalogue.defaultScopes };
  });
