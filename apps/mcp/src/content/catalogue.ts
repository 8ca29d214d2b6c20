import {
  integrationScopes,
  listFor,
  once,
  onlyBot,
  opens,
  type Registry,
  type Scope,
  scopes,
  type TokenPrincipal,
  type Tool,
} from '@jawab/core';
import type { Tool as ToolDescription } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { adapterInput } from './adapter-input.ts';
import { describeTool } from './describe.ts';

/** `core` is `/mcp`, `all` is `/mcp/all`, and `read` is `/mcp/read`, with the tools that change nothing. */
export type Surface = 'core' | 'all' | 'read';
export const paths: Record<Surface, string> = { core: '/mcp', all: '/mcp/all', read: '/mcp/read' };

/** A tool, and how it is described to a token of several bots and to one of one bot. */
export interface Entry {
  tool: Tool;
  adapterInput: z.ZodObject;
  describe(forOneBot: boolean): ToolDescription;
}

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

/** What decides which tools a token sees. Without limits, no plan hides a tool. */
export type Reader = Pick<TokenPrincipal, 'actor' | 'scopes' | 'reach'> &
  Partial<Pick<TokenPrincipal, 'limits'>>;

/** Whether a token can use a tool: its scopes open it, and neither its bots nor its plan refuse every call. */
const canUse = (reader: Reader, tool: Tool): boolean =>
  opens(reader, tool) &&
  !(tool.workspaceWide && reader.reach.bots) &&
  !(tool.plan && reader.limits && !reader.limits.webhooks);

const standsAt = ({ mcp, effects }: Tool, surface: Surface) =>
  surface === 'core' ? mcp === 'core' : mcp !== false && (surface === 'all' || effects.readOnly);

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
  return {
    surface,
    scopes: opening,
    defaultScopes: integrationScopes.filter((scope) => opening.includes(scope)),
    get: (name) => byName.get(name),
    list(principal) {
      const forOneBot = Boolean(onlyBot(principal));
      return entries.filter(({ tool }) => canUse(principal, tool)).map((entry) => entry.describe(forOneBot));
    },
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
