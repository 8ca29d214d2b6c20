import type { Registry, Tool } from '@jawab/core';
import { asRestTool } from '@jawab/http';
import { z } from 'zod';
import { createVisitorOperations } from './operations.ts';

/** Calls that need no session. */
export const withoutSession = new Set(['config', 'session']);

const describe = (tool: Tool, title: string, description: string): Tool => ({ ...tool, title, description });

/** What a visitor can call, by the last part of its path. The tools behind `chat` and `feedback` are those of everybody. */
export function createVisitorTools(registry: Registry, key: Buffer): Map<string, Tool> {
  const chat = describe(
    registry.get('ask_bot') as Tool,
    'Ask the bot',
    'Streams the answer to a message like `POST /chat` and counts toward the same quota. If the quota is used up, the visitor gets a short notice in `language`, else in the language of the message, else in that of `Accept-Language`. Nothing is streamed while a person handles the conversation.',
  );
  const feedback = describe(
    registry.get('rate_message') as Tool,
    'Rate a reply',
    'Records whether a reply helped, with an optional comment. A new rating replaces the earlier one.',
  );
  return new Map([
    ...createVisitorOperations(key).map((tool) => [tool.rest.path.slice(1), tool] as const),
    ['chat', chat],
    ['feedback', feedback],
  ]);
}

const publicKey = z
  .string()
  .meta({ description: 'The `public_key` of the bot, from `GET /bots/{id}`. It is not a secret.' });

/** A visitor's call as the document describes it: with its whole path, and without what the session token says. */
export function asDocumented(name: string, tool: Tool): Tool {
  const { sessionId, chatbotId, ...fields } = asRestTool(tool).input.shape;
  return {
    ...tool,
    name: `widget_${name}`,
    rest: { ...tool.rest, path: `/widget/{publicKey}/${name}` },
    input: z.object({ publicKey, ...fields }),
    output: tool.output.extend({}),
  };
}
