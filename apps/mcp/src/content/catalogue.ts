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
 * `all` is `/mcp/all`. `read` is `/mcp/read`, with the tools that change nothing. `find` is `/mcp/find`, which lists two tools: one finds
 * operations, one calls them. `core` is `/mcp`, with those two and the tools of an owner's week.
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
  /** True if the surface lists the tools that find and call all operations. */
  findsOperations: boolean;
  /** Every scope that opens one of the tools. */
  scopes: Scope[];
  /** Those of the listed tools that a program gets without asking: none that manages the workspace. */
  defaultScopes: Scope[];
  get(name: string): Entry | undefined;
  /** Returns a tool that answers a method of the protocol, listed or not. */
  answers(name: string): Entry | undefined;
  /** Lists the tools that a principal can use. */
  list(principal: Reader): ToolDescription[];
}

/** Returns whether a token can use a tool: its scopes allow it, and neither its bots nor its plan refuse every call. */
export const canUse = (reader: Reader, tool: Tool): boolean =>
  opens(reader, tool) &&
  !(tool.workspaceWide && reader.reach.bots) &&
  !(tool.plan && reader.limits && !reader.limits.webhooks);

const standsAt = ({ mcp, effects }: Tool, surface: Surface) =>
  mcp !== false && (surface !== 'read' || effects.readOnly);

function createEntry(tool: Tool, unlisted: readonly string[] = []): Entry {
  const full = once(() => describeTool(tool, unlisted));
  const oneBot = once(() => describeTool(tool, ['chatbotId', ...unlisted]));
  return { tool, adapterInput: adapterInput(tool), describe: (forOneBot) => (forOneBot ? oneBot() : full()) };
}

/**
 * A tool as `/mcp` lists it. Every agent pays for this list in every conversation, and output schemas are half of it. A model reads the
 * answer itself, so they earn their tokens only for programs: those use `/mcp/all`, where every tool has one.
 */
function createCoreEntry(tool: Tool): Entry {
  const entry = createEntry(tool, [...(tool.mcpUnlisted ?? []), 'dryRun']);
  const describe = (forOneBot: boolean) => {
    const { outputSchema: _, ...description } = entry.describe(forOneBot);
    return description;
  };
  return Object.assign({}, entry, { describe });
}

/** Lists the tools of a surface. Each is described when a client first lists it, so that the start does not wait (0.3 s). */
export function createCatalogue(registry: Registry, surface: Surface): Catalogue {
  const entries = listFor(registry, 'token')
    .filter((tool) => standsAt(tool, surface))
    .map((tool) => createEntry(tool));
  const unlisted = new Map(
    listFor(registry, 'token')
      .filter(({ mcp, effects }) => mcp === false && (surface !== 'read' || effects.readOnly))
      .map((tool) => [tool.name, createEntry(tool)]),
  );
  const core = surface === 'core' ? entries.filter(({ tool }) => tool.mcp === 'core') : entries;
  const listed = surface === 'core' ? core.map(({ tool }) => createCoreEntry(tool)) : entries;
  const byName = new Map(entries.map((entry) => [entry.tool.name, entry]));
  const opening = (some: Entry[]) => scopes.filter((scope) => some.some(({ tool }) => tool.scope === scope));
  const describe = (reader: Reader, entry: Entry) => entry.describe(Boolean(onlyBot(reader)));
  const describeListed = (reader: Reader) =>
    listed.filter(({ tool }) => canUse(reader, tool)).map((entry) => describe(reader, entry));
  const findsOperations = surface === 'core' || surface === 'find';
  const find = createCoreEntry(createFindOperations(entries, canUse, describe));
  if (findsOperations) byName.set(find.tool.name, find);
  const finding = (reader: Reader) => [callOperationDescription, describe(reader, find)];
  const alphabetically = (one: ToolDescription, other: ToolDescription) => (one.name < other.name ? -1 : 1);
  return {
    surface,
    findsOperations,
    scopes: opening(entries),
    defaultScopes: integrationScopes.filter((scope) => opening(core).includes(scope)),
    get: (name) => byName.get(name),
    answers: (name) => unlisted.get(name) ?? byName.get(name),
    list: (reader) => {
      if (surface === 'find') return finding(reader);
      return surface === 'core'
        ? [...describeListed(reader), ...finding(reader)].sort(alphabetically)
        : describeListed(reader);
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
