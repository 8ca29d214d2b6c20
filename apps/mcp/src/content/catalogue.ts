import { listFor, onlyBot, opens, type Registry, type TokenPrincipal, type Tool } from '@jawab/core';
import type { Tool as ToolDescription } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { adapterInput } from './adapter-input.ts';
import { describeTool } from './describe.ts';

/** `core` is `/mcp`, `all` is `/mcp/all`, and `read` is `/mcp/read`, with the tools that change nothing. */
export type Surface = 'core' | 'all' | 'read';
export const paths: Record<Surface, string> = { core: '/mcp', all: '/mcp/all', read: '/mcp/read' };

/** A tool, with everything that can be computed before the first request. */
export interface Entry {
  tool: Tool;
  adapterInput: z.ZodObject;
  description: ToolDescription;
  oneBotDescription: ToolDescription;
}

/** The tools of one surface, sorted by name. */
export interface Catalogue {
  surface: Surface;
  get(name: string): Entry | undefined;
  /** Lists the tools that the scopes of a principal open. */
  list(principal: Pick<TokenPrincipal, 'actor' | 'scopes' | 'reach'>): ToolDescription[];
}

const standsAt = ({ mcp, effects }: Tool, surface: Surface) =>
  surface === 'core' ? mcp === 'core' : mcp !== false && (surface === 'all' || effects.readOnly);

const unlisted = ({ mcpUnlisted = [] }: Tool, surface: Surface) => (surface === 'core' ? mcpUnlisted : []);

/** Describes the tools of a surface once, for all requests. */
export function createCatalogue(registry: Registry, surface: Surface): Catalogue {
  const entries = listFor(registry, 'token')
    .filter((tool) => standsAt(tool, surface))
    .map((tool) => ({
      tool,
      adapterInput: adapterInput(tool),
      description: describeTool(tool, unlisted(tool, surface)),
      oneBotDescription: describeTool(tool, ['chatbotId', ...unlisted(tool, surface)]),
    }));
  const byName = new Map(entries.map((entry) => [entry.tool.name, entry]));
  return {
    surface,
    get: (name) => byName.get(name),
    list(principal) {
      const form = onlyBot(principal) ? 'oneBotDescription' : 'description';
      return entries.filter(({ tool }) => opens(principal, tool)).map((entry) => entry[form]);
    },
  };
}
