import { audioFormats, type Tool } from '@jawab/core';
import { z } from 'zod';
import { ChatCompletion, ChatCompletionChunk, jawabOf } from './chat-schemas.ts';

const audio = z
  .object({
    seq: z.int().meta({ description: 'Counts from 0, without a gap.' }),
    text: z.string().meta({ description: 'What is said.' }),
    format: z.enum(audioFormats).optional(),
    data: z.string().optional().meta({ description: 'The bytes of one file, in base64.' }),
    error: z.literal('speech_failed').optional().meta({ description: 'Set if this part was not spoken.' }),
  })
  .meta({ description: 'A spoken part of the reply.' });

const described = { description: 'Details of the answer.' };

/** One event of a spoken answer. The first one after the role has the transcript, and no choice. */
export function SpokenCompletionChunk(tool: Tool) {
  const { shape } = ChatCompletionChunk(tool);
  const choice = shape.choices.element.shape;
  const delta = choice.delta.shape;
  return z.object({
    id: shape.id,
    created: shape.created,
    model: shape.model,
    object: shape.object,
    choices: z.array(
      z.object({
        index: choice.index,
        delta: z.object({ role: delta.role, content: delta.content.optional(), audio: audio.optional() }),
        finish_reason: choice.finish_reason,
      }),
    ),
    jawab: jawabOf(tool).partial().optional().meta(described),
    error: shape.error,
    code: shape.code,
  });
}

/** The whole spoken answer as one object. */
export function SpokenCompletion(tool: Tool) {
  const { shape } = ChatCompletion(tool);
  return z.object({
    id: shape.id,
    created: shape.created,
    model: shape.model,
    object: shape.object,
    choices: shape.choices,
    jawab: jawabOf(tool)
      .extend({ audio: z.array(audio).optional().meta({ description: 'The spoken parts of the reply.' }) })
      .meta(described),
  });
}
