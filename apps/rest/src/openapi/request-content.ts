import { type Tool, toJsonSchema } from '@jawab/core';
import { describeProperties } from './describe-properties.ts';
import { requestRef, type Schema } from './names.ts';

/** Describes a request body: JSON, and a form if the tool accepts files. */
export function requestContent(tool: Tool): Schema {
  const json = { 'application/json': { schema: requestRef(tool) } };
  const { multipart } = tool.rest;
  if (!multipart) return json;
  const { properties } = toJsonSchema(tool.input, 'input') as { properties: Schema };
  const described = describeProperties({ properties }, [], true) as { properties: Schema };
  const { filename, contentBase64, audio, publicKey, ...texts } = described.properties;
  const [part, description] = (
    {
      audio: ['audio', 'Up to 5 MiB and 60 seconds.'],
      file: ['file', 'Up to 20 MiB.'],
      attachment: ['file', 'Up to 10 MiB.'],
    } as const
  )[multipart];
  const file = { type: 'string', contentMediaType: 'application/octet-stream', description };
  const schema = { type: 'object', required: [part], properties: { [part]: file, ...texts } };
  return { 'multipart/form-data': { schema }, ...json };
}
