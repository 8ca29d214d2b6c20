import type { Tool } from '@jawab/core';
import { z } from 'zod';

/** Longest text of strangers in a concise answer, in code points. */
export const conciseLength = 200;

const responseFormat = z
  .enum(['concise', 'detailed'])
  .optional()
  .meta({
    description: `concise: texts are cut at ${conciseLength} characters. detailed (default): full texts.`,
  });

const offset = z.int('must be a whole number').min(0, 'must be at least 0').optional().meta({
  description: 'Entries to skip, from the oldest. A long answer names it in `hint`.',
});

export interface AdapterInput {
  responseFormat?: 'concise' | 'detailed';
  offset?: number;
}

const listsStrangersText = (tool: Tool) => tool.strangersText?.some((path) => path.includes('[]')) ?? false;

/** What this adapter takes beside a tool's own input: the size of the answer, and where a long one goes on. */
export function adapterInput(tool: Tool): z.ZodObject {
  return z.object({
    ...(listsStrangersText(tool) && tool.effects.readOnly && { responseFormat }),
    ...(tool.mcpWindow && { offset }),
  });
}

/** Whether an answer of this tool can end with the next call to make. */
export const mayHint = (tool: Tool) =>
  Boolean(tool.mcpWindow) || 'limit' in tool.input.shape || 'cursor' in tool.input.shape;
