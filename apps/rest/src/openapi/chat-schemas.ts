import type { Tool } from '@jawab/core';
import { jawabFields } from '@jawab/http';
import { z } from 'zod';

/** The details of an answer that a streaming tool returns. */
export const jawabOf = (tool: Tool) =>
  z
    .object(
      Object.fromEntries(
        jawabFields
          .filter((name) => name in tool.output.shape)
          .map((name) => [name, tool.output.shape[name] as z.ZodType]),
      ),
    )
    .meta({ description: 'Details of the answer.' });

const head = { id: z.string(), created: z.int().meta({ description: 'Unix seconds.' }), model: z.string() };

/** One event of a streamed answer in OpenAI's format. The last event has additional members. */
export const ChatCompletionChunk = (tool: Tool) =>
  z.object({
    ...head,
    object: z.literal('chat.completion.chunk'),
    choices: z.array(
      z.object({
        index: z.int(),
        delta: z.object({
          role: z.literal('assistant').optional().meta({ description: 'In the first event only.' }),
          content: z
            .string()
            .meta({ description: 'A piece of the reply; empty in the first and last event.' }),
        }),
        finish_reason: z
          .enum(['stop', 'error'])
          .nullable()
          .meta({ description: 'In the last event: `stop`, or `error` if the answer was interrupted.' }),
      }),
    ),
    jawab: jawabOf(tool).optional(),
    error: z.string().optional().meta({ description: 'With finish_reason `error`: what went wrong.' }),
    code: z.string().optional().meta({ description: 'With finish_reason `error`: the error code.' }),
  });

/** The whole answer as one object, for `stream: false`. */
export const ChatCompletion = (tool: Tool) =>
  z.object({
    ...head,
    object: z.literal('chat.completion'),
    choices: z.array(
      z.object({
        index: z.int(),
        message: z.object({ role: z.literal('assistant'), content: z.string() }),
        finish_reason: z.literal('stop'),
      }),
    ),
    jawab: jawabOf(tool),
  });
