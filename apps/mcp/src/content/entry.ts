import type { TokenPrincipal, Tool } from '@jawab/core';
import type { Tool as ToolDescription } from '@modelcontextprotocol/server';
import type { z } from 'zod';

/** A tool, and how it is described to a token of several bots and to one of one bot. */
export interface Entry {
  tool: Tool;
  adapterInput: z.ZodObject;
  describe(forOneBot: boolean): ToolDescription;
}

/** Facts about a token that decide which tools it sees. Without limits, no plan hides a tool. */
export type Reader = Pick<TokenPrincipal, 'actor' | 'scopes' | 'reach'> &
  Partial<Pick<TokenPrincipal, 'limits'>>;
