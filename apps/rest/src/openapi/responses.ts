import { type ErrorCode, errorTable, isFor, type Tool, takesBody } from '@jawab/core';
import { createChunks, doneEvent } from '@jawab/http';
import { chunkRef, completionRef, refTo, responseRef, type Schema } from './names.ts';

const headerRef = (name: string) => ({ [name]: { $ref: `#/components/headers/${name}` } });
const headerRefs = (...names: string[]) => Object.assign({}, ...names.map(headerRef)) as Schema;

const always = headerRefs('X-Request-Id');
const rated = headerRefs(
  'X-Request-Id',
  'RateLimit-Policy',
  'RateLimit',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
);
const quota = headerRefs('X-Quota-Limit', 'X-Quota-Used', 'X-Quota-Reset');

const header = (type: 'integer' | 'string', description: string) => ({ description, schema: { type } });

/** Headers of responses. */
export const headers: Record<string, Schema> = {
  'X-Request-Id': header('string', 'Id of the request. Quote it when you contact support.'),
  'RateLimit-Policy': header(
    'string',
    'The limit, as draft-ietf-httpapi-ratelimit-headers writes it: `q` requests in `w` seconds. Absent without a limit.',
  ),
  RateLimit: header('string', 'What is left: `r` requests now; the full limit after `t` seconds.'),
  'X-RateLimit-Limit': header('integer', 'Requests per minute that this token can send.'),
  'X-RateLimit-Remaining': header('integer', 'Requests that this token can send now.'),
  'X-RateLimit-Reset': header('integer', 'Seconds until the full limit is available again.'),
  'X-Quota-Limit': header(
    'integer',
    'Message quota of the workspace for this month (UTC). Absent if there is no limit.',
  ),
  'X-Quota-Used': header('integer', 'Messages used this month, including this one.'),
  'X-Quota-Reset': header('integer', 'Seconds until the quota resets.'),
  'Retry-After': header('integer', 'Seconds to wait before the next attempt.'),
  ETag: header(
    'string',
    'Tag of the record as it is here. Send it as `If-None-Match` to read the record again, or as `If-Match` to change it.',
  ),
  'WWW-Authenticate': header('string', 'The authentication scheme (RFC 6750).'),
  'Idempotent-Replayed': header(
    'string',
    '`true` if this is the stored response of an earlier request with the same Idempotency-Key.',
  ),
};

const titles: Record<number, string> = {
  400: 'The request is malformed or fails validation.',
  401: 'The token is missing, invalid, expired or revoked.',
  402: 'The plan does not include this, or its limit is reached.',
  403: 'The token is not allowed to do this.',
  404: 'It does not exist in this workspace.',
  409: 'The request conflicts with the current state.',
  412: 'The record changed since it was read, so nothing was done. `data` is the record as it is now.',
  413: 'The body is too large.',
  415: 'The content type is not supported here.',
  421: 'This service does not answer for this host.',
  422: 'The Idempotency-Key was used for a different request, or the recording has no words.',
  429: 'The token has exceeded its rate limit.',
  500: 'An error on our side.',
  503: 'Temporarily unavailable.',
};

const codesOf = (status: number) =>
  (Object.keys(errorTable) as ErrorCode[]).filter((code) => errorTable[code].status === status);

const extraHeaders: Record<number, Schema> = {
  401: headerRefs('WWW-Authenticate'),
  409: headerRefs('Retry-After'),
  412: headerRefs('ETag'),
  429: headerRefs('Retry-After'),
  503: headerRefs('Retry-After'),
};

/** Returns one response for each error status, with its codes. */
export const errorResponses: Record<string, Schema> = Object.fromEntries(
  Object.entries(titles).map(([status, title]) => [
    `Error${status}`,
    {
      description: [
        title,
        ...codesOf(Number(status)).map((code) => `- \`${code}\`: ${errorTable[code].advice}`),
      ].join('\n'),
      headers: {
        ...(status === '401' || status === '421' ? always : rated),
        ...extraHeaders[Number(status)],
      },
      content: { 'application/json': { schema: refTo('Error') } },
    },
  ]),
);

const takesIfMatch = ({ rest }: Tool) => rest.method === 'PATCH' || rest.method === 'DELETE';
const notChanged = { 304: { description: 'Not changed since the `ETag` in `If-None-Match`.' } };

/** Returns the parameters with which an operation asks for the version of a single record. */
export const buildConditions = (tool: Tool): Schema[] =>
  takesIfMatch(tool)
    ? [{ $ref: '#/components/parameters/IfMatch' }]
    : tool.rest.method === 'GET'
      ? [{ $ref: '#/components/parameters/IfNoneMatch' }]
      : [];

const refused = (tool: Tool, isRecord: boolean): number[] => {
  const { method, path } = tool.rest;
  const named = path.includes('{') || 'chatbotId' in tool.input.shape;
  return [
    400,
    401,
    402,
    421,
    429,
    500,
    503,
    ...(tool.scope || tool.workspaceWide || named ? [403] : []),
    ...(named || !isFor(tool, 'token') ? [404] : []),
    ...(takesBody(tool) ? [413, 415] : []),
    ...(method === 'POST' ? [409, 422] : []),
    ...(isRecord && takesIfMatch(tool) ? [412] : []),
  ].sort();
};

/** How the responses of an operation differ from those for tokens: error statuses and further successes. */
export interface VisitorResponses {
  codes: number[];
  content?: Schema;
}

/**
 * Returns all responses of an operation. Responses for visitors show nothing of limits and quota. `isRecord`: its path names a
 * single record.
 */
export function buildResponses(tool: Tool, visitor?: VisitorResponses, isRecord = false): Schema {
  const { status = 200, method, path, stream, bytes, file } = tool.rest;
  const codes = visitor?.codes ?? refused(tool, isRecord);
  const isTagged = isRecord && method === 'GET';
  const replayed = codes.includes(422) && method === 'POST' ? headerRefs('Idempotent-Replayed') : {};
  const success = {
    description: stream ? streamDescription : 'Done.',
    headers: visitor
      ? { ...always, ...replayed }
      : { ...rated, ...(tool.meter && quota), ...replayed, ...(isTagged && headerRefs('ETag')) },
    content: stream
      ? streamContent(tool)
      : file
        ? zip
        : path.endsWith('.csv')
          ? table
          : {
              ...(bytes === 'audio' && audio),
              ...(bytes === 'file' && anyFile),
              'application/json': { schema: responseRef(tool) },
              ...visitor?.content,
            },
  };
  return {
    [status]: success,
    ...(isTagged && notChanged),
    ...Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/responses/Error${code}` }])),
  };
}

const streamDescription = [
  'The answer as Server-Sent Events. Each event is a line `data: ` with a JSON object, then a blank line. The stream ends with `data: [DONE]`.',
  'The first event has the role; the last one has `finish_reason` and `jawab`. An interrupted answer ends with `finish_reason: "error"`, `error` and `code`. A comment line (`: ping`) comes after 10 seconds of silence.',
  'With `stream: false` it is one JSON object.',
].join('\n\n');

const source = {
  document_id: '6f1c7c1e-2f4b-4f39-9d0b-1c1f0a7b6f10',
  title: 'Delivery',
  url: 'https://shop.example/delivery',
  quote: 'Orders arrive within three working days.',
  as_of: '2026-03-30T22:10:04.125Z',
};

function exampleStream(): string {
  const chunks = createChunks('0d6f1c1e-7a4b-4c53-8d8b-9f3f6a1c2b4d', 1_790_000_000);
  const output = {
    answer: 'Within three working days.',
    model: 'extractive',
    session_id: 'visitor-7',
    message_id: '3b0f5f54-3f1c-4a53-9c43-0c9d3d1c5a11',
    language: 'en',
    answered: true,
    offers_person: false,
    fallback: false,
    interrupted: false,
    choices: [],
    sources: [source],
  };
  return [
    chunks.first,
    chunks.text('Within three '),
    chunks.text('working days.'),
    chunks.last(output),
    doneEvent,
  ].join('');
}

const table = {
  'text/csv': {
    schema: { type: 'string', description: 'All rows as a table (RFC 4180, UTF-8), without pages.' },
  },
};

const zip = {
  'application/zip': {
    schema: { type: 'string', contentMediaType: 'application/zip', description: 'The bytes of the file.' },
  },
};

const anyFile = {
  'application/octet-stream': {
    schema: {
      type: 'string',
      contentMediaType: '*/*',
      description: 'The bytes of the file, with its media type.',
    },
  },
};

const audio = {
  'audio/*': {
    schema: { type: 'string', contentMediaType: 'audio/*', description: 'The bytes of the audio.' },
  },
};

const streamContent = (tool: Tool): Schema => ({
  'text/event-stream': {
    schema: {
      type: 'string',
      description: 'The JSON of each event.',
      contentSchema: chunkRef(tool),
    },
    examples: { answer: { summary: 'A short answer', value: exampleStream() } },
  },
  'application/json': { schema: completionRef(tool) },
});
