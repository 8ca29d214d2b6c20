import { defineTool, schemas, type TokenPrincipal, type Tool } from '@jawab/core';
import { z } from 'zod';
import type { Entry, Reader } from './entry.ts';
import { createOperationIndex } from './operation-index.ts';

const operation = z.object({
  name: z.string(),
  description: z.string(),
  effect: z.enum(['read', 'write']),
  input_schema: z.record(z.string(), z.unknown()),
});

/** Creates the tool that finds operations by what they do. It shows those that the caller can use. */
export function createFindOperations(
  entries: readonly Entry[],
  canUse: (reader: Reader, tool: Tool) => boolean,
  describe: (reader: Reader, entry: Entry) => { description?: string; inputSchema: Record<string, unknown> },
): Tool {
  const index = createOperationIndex(entries);
  const byName = new Map(entries.map((entry) => [entry.tool.name, entry]));
  return defineTool({
    name: 'find_operations',
    title: 'Find operations',
    description:
      'Finds operations by what they do, in any language. All that is not listed is behind it: bots, sites, files, channels, customers, tests, webhooks, team, erasing, exports, audit. Returns their names and input schemas. Next, call call_operation.',
    scope: null,
    effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
    // Only MCP offers it: other surfaces show all operations.
    rest: { method: 'GET', path: '/operations' },
    input: z.object({
      query: schemas.text(500, 'What you want to do, such as "delete a document".'),
      limit: z.int().min(1).max(20).default(5).meta({ description: 'Maximum operations (1–20; default 5).' }),
    }),
    output: z.object({ operations: z.array(operation) }),
    async handler({ principal, languages }, { query, limit }) {
      const reader = principal as TokenPrincipal;
      const { messageLanguage } = languages.readMessage(query);
      const words = await languages.toEnglishWords(query, messageLanguage ?? 'en');
      const found = index
        .search(words)
        .map((name) => byName.get(name) as Entry)
        .filter(({ tool }) => canUse(reader, tool))
        .slice(0, limit);
      return {
        operations: found.map((entry) => {
          const { description = '', inputSchema } = describe(reader, entry);
          const effect = entry.tool.effects.readOnly ? ('read' as const) : ('write' as const);
          return { name: entry.tool.name, description, effect, input_schema: inputSchema };
        }),
      };
    },
  });
}
