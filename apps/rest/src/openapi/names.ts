import { schemas, type Tool, takesBody, tidyJsonSchema } from '@jawab/core';
import { z } from 'zod';
import { ChatCompletion, ChatCompletionChunk } from './chat-schemas.ts';
import { SpokenCompletion, SpokenCompletionChunk } from './spoken-schemas.ts';

export type Schema = { [key: string]: unknown };

const { Bot, KBDocument, Source, ConversationEntry, Lead, VisitorMessage } = schemas;
const nouns = { Bot, KBDocument, Source, ConversationEntry, Lead, VisitorMessage };

const pascal = (name: string) => name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
const requestName = ({ name }: Tool) => `${pascal(name)}Request`;
const responseName = ({ name }: Tool) => `${pascal(name)}Response`;

const isSpoken = ({ output }: Tool) => 'transcript' in output.shape;

/** The name of a streamed answer: one for all chats, one for what is spoken, another for a tool without a conversation. */
const completionName = (tool: Tool) =>
  'session_id' in tool.output.shape
    ? isSpoken(tool)
      ? 'SpokenCompletion'
      : 'ChatCompletion'
    : `${pascal(tool.name)}Completion`;

export const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const requestRef = (tool: Tool) => refTo(requestName(tool));
export const responseRef = (tool: Tool) => refTo(responseName(tool));
export const completionRef = (tool: Tool) => refTo(completionName(tool));
export const chunkRef = (tool: Tool) => refTo(`${completionName(tool)}Chunk`);

/** Returns the input fields of a tool that are in the path. */
export const pathFields = ({ rest }: Tool) =>
  [...rest.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);

/** Creates named schemas. A schema that contains another one refers to it by name. */
function toComponents(named: Record<string, z.ZodType>, io: 'input' | 'output'): Record<string, Schema> {
  const names = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) names.add(schema, { id });
  const uri = (id: string) => refTo(id).$ref;
  const { schemas: made } = z.toJSONSchema(names, { io, uri, unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(made).map(([id, schema]) => [id, openUp(tidyJsonSchema(schema)) as Schema]),
  );
}

/** Removes `additionalProperties: false`, because bodies can gain new members. */
function openUp(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(openUp);
  if (node === null || typeof node !== 'object') return node;
  const { $id, ...schema } = node as Schema;
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, openUp(value)]));
}

/** Returns all schemas of `components`: nouns, requests and responses. */
export function buildSchemas(tools: readonly Tool[]): Record<string, Schema> {
  const bodies = tools.filter(takesBody).map((tool) => {
    const inPath = Object.fromEntries(pathFields(tool).map((name) => [name, true as const]));
    return [requestName(tool), tool.input.omit(inPath as object)];
  });
  const answers = tools
    .filter(({ rest }) => !rest.stream && !rest.file)
    .map((tool) => [responseName(tool), tool.output]);
  const chats = tools
    .filter(({ rest }) => rest.stream)
    .flatMap((tool) =>
      Object.entries({
        [completionName(tool)]: isSpoken(tool) ? SpokenCompletion(tool) : ChatCompletion(tool),
        [`${completionName(tool)}Chunk`]: isSpoken(tool)
          ? SpokenCompletionChunk(tool)
          : ChatCompletionChunk(tool),
      }),
    );
  return {
    ...toComponents({ ...nouns, ...Object.fromEntries([...answers, ...chats]) }, 'output'),
    ...toComponents(Object.fromEntries(bodies), 'input'),
  };
}

/** Returns the path and query parameters of an operation. */
export function buildParameters(tool: Tool): Schema[] {
  const json = toComponents({ input: tool.input }, 'input').input as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  const inPath = pathFields(tool);
  return Object.entries(json.properties ?? {})
    .filter(([name]) => inPath.includes(name) || !takesBody(tool))
    .map(([name, { description, ...schema }]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || (json.required ?? []).includes(name),
      ...(typeof description === 'string' && { description }),
      schema,
    }));
}
