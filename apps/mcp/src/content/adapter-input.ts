import type { Tool } from '@jawab/core';
import { z } from 'zod';

/** The maximum length of a stranger's text in a concise answer, in code points. */
export const conciseLength = 200;

const responseFormat = z
  .enum(['concise', 'detailed'])
  .optional()
  .meta({
    description: `concise: texts cut at ${conciseLength} characters; detailed: whole (default).`,
  });

const offset = z.int('must be a whole number').min(0, 'must be at least 0').optional().meta({
  description: 'Entries to skip, from the oldest. A long answer names it in `hint`.',
});

export interface AdapterInput {
  responseFormat?: 'concise' | 'detailed';
  offset?: number;
}

const listsStrangersText = (tool: Tool) => tool.strangersText?.some((path) => path.includes('[]')) ?? false;

/** Returns the fields that MCP adds to a tool's input: the size of the answer, and where a long answer continues. */
export function adapterInput(tool: Tool): z.ZodObject {
  return z.object({
    ...(listsStrangersText(tool) && tool.effects.readOnly && { responseFormat }),
    ...(tool.mcpWindow && { offset }),
  });
}

/** Returns true if an answer of this tool can end with a hint for the next call. */
export const mayHint = (tool: Tool) =>
  Boolean(tool.mcpWindow) || 'limit' in tool.input.shape || 'cursor' in tool.input.shape;
