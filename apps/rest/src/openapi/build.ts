import { describeTerms, errorTable, isFor, type Registry, type Tool, takesBody } from '@jawab/core';
import { asRestTool, atTable, findRecord } from '@jawab/http';
import { aliasPaths, aliasSchemas, aliasTag } from './alias.ts';
import { allowNull, describeProperties } from './describe-properties.ts';
import { addExamples } from './examples.ts';
import { addLinks } from './links.ts';
import { buildParameters, buildSchemas, type Schema } from './names.ts';
import { requestContent } from './request-content.ts';
import { buildConditions, buildResponses, errorResponses, headers } from './responses.ts';
import { buildVisitorOperation, documentedVisitorTools, visitorScheme, visitorTag } from './visitors.ts';
import { eventSchemas, webhooks } from './webhooks.ts';

/** Title and description of the API. The version is the version of the contract, not of the software. */
export const apiVersion = '1.0.0';

const knowledge: [string, string] = ['Knowledge', 'The documents that bots answer from.'];
const conversations: [string, string] = ['Conversations', 'Transcripts of conversations.'];
const voice: [string, string] = ['Voice', 'Spoken questions and answers.'];
const workspace: [string, string] = ['Workspace', 'The workspace of the token, or those of a person.'];
const members: [string, string] = ['Members', 'The people of the workspace and their roles.'];
const tags: Record<string, [name: string, description: string]> = {
  bots: ['Bots', 'Support agents and their settings.'],
  kb: knowledge,
  crawls: knowledge,
  chat: ['Chat', 'Questions and streamed answers.'],
  voice,
  audio: voice,
  conversations,
  tags: conversations,
  'saved-replies': conversations,
  leads: ['Leads', 'Visitors who left contact details.'],
  analytics: ['Analytics', 'Figures of the last 30 days.'],
  webhooks: ['Webhooks', 'Signed calls to your systems when something happens.'],
  tokens: ['Tokens', 'API tokens of the workspace.'],
  workspace,
  workspaces: workspace,
  members,
  invitations: members,
  audit: ['Audit', 'Who changed what.'],
  events: ['Events', 'Events of the last 30 days, oldest first.'],
};
const accountTag: [string, string] = ['Account', 'The token, its limits and its usage.'];
const tagOf = ({ rest }: Tool) => tags[rest.path.split('/')[1] ?? ''] ?? accountTag;

const description = `Support agents for Asia's languages: bots answer customers from your own knowledge base.

Send an API token as \`Authorization: Bearer <API_TOKEN>\`. Each operation names the scope it needs. The API is part of the growth plan and higher.
Errors are \`{error, code}\`: \`code\` is stable, \`error\` says what to do. Every POST accepts an \`Idempotency-Key\`.
Responses can gain members and codes at any time. Removals are announced six months ahead.`;

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes the request safe to repeat for 24 hours: a repeat returns the first response and costs nothing.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description:
    'The `ETag` of the record that you have. If it did not change, the answer is 304, without a body.',
  schema: { type: 'string' },
};

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The `ETag` of the record that you read. If somebody changed it since, the answer is 412 and nothing is done. Needs the scope that reads the record.',
  schema: { type: 'string' },
};

const securityOf = (tool: Tool): Schema[] => [
  ...(isFor(tool, 'token') ? [{ bearer: tool.scope ? [tool.scope] : [] }] : []),
  ...(isFor(tool, 'member') ? [{ session: [] }] : []),
];

const session = {
  type: 'apiKey',
  in: 'cookie',
  name: 'jawab.session',
  description:
    'The session of a person, for pages of this service (`__Host-jawab.session` on https). `X-Workspace` chooses the workspace.',
};

function buildOperation(tool: Tool, isRecord = false): Schema {
  const { method } = tool.rest;
  const access = tool.scope ? `Scope \`${tool.scope}\`.` : 'Any valid token.';
  const needs = isFor(tool, 'token')
    ? `${access} ${tool.plan ? 'Scale' : 'Growth'} plan or higher.`
    : 'A signed-in person. Any plan.';
  return {
    operationId: tool.name,
    summary: tool.title,
    description: `${tool.description} ${describeTerms(tool)}\n\n${needs}`,
    tags: [tagOf(tool)[0]],
    security: securityOf(tool),
    'x-scope': tool.scope,
    'x-plan': tool.plan ?? 'growth',
    parameters: [
      ...buildParameters(tool),
      ...(method === 'POST' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      ...(isRecord ? buildConditions(tool) : []),
    ],
    ...(takesBody(tool) && {
      requestBody: { required: true, content: requestContent(tool) },
    }),
    responses: buildResponses(tool, undefined, isRecord),
  };
}

/** Describes the same list as a table, at its own address: clients generate types of JSON from the list itself. */
const buildTableOperation = (tool: Tool): Schema => ({
  ...buildOperation(tool),
  operationId: `${tool.name}_csv`,
  summary: `${tool.title} as CSV`,
  responses: buildResponses(atTable(tool)),
});

const describeItself = {
  get: {
    operationId: 'get_openapi',
    summary: 'This document',
    description:
      'Needs no token. The same as OpenAPI 3.0 is at `/openapi-3.0.json`, and a short one for GPT Actions at `/openapi-actions.json`.',
    tags: [accountTag[0]],
    security: [],
    responses: {
      200: {
        description: 'This API as an OpenAPI 3.1 document.',
        headers: { 'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' } },
        content: { 'application/json': { schema: { type: 'object' } } },
      },
      304: { description: 'Not changed since the `ETag` in `If-None-Match`.' },
      421: { $ref: '#/components/responses/Error421' },
    },
  },
};

const errorSchema = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'What is wrong and what to do. For people.' },
    code: {
      description: 'Stable. For programs. New codes can be added, so treat an unknown one by its status.',
      anyOf: [{ type: 'string', enum: Object.keys(errorTable) }, { type: 'string' }],
    },
    data: { type: 'object', description: 'With status 412: the record as it is now.' },
    request_id: { type: 'string', description: 'The same as the header `X-Request-Id`.' },
    issues: {
      type: 'array',
      description: 'With status 400: the fields that are wrong.',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: {
          path: { type: 'string', description: 'The field, dotted.' },
          message: { type: 'string', description: 'What is wrong with it.' },
        },
      },
    },
  },
};

/** Describes every property, and says the defaults and the optional nulls of requests. */
const completeSchemas = (schemas: Record<string, Schema>): Record<string, Schema> => ({
  Error: errorSchema,
  ...eventSchemas,
  ...Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const isRequest = name.endsWith('Request');
      const described = describeProperties(schema, [name], isRequest) as Schema;
      return [name, isRequest ? allowNull(described) : described];
    }),
  ),
});

const completeOperations = (methods: Schema): Schema =>
  Object.fromEntries(
    Object.entries(methods).map(([method, operation]) => [
      method,
      addLinks(addExamples(operation as Schema)),
    ]),
  );

function buildPaths(
  tools: ReturnType<typeof asRestTool>[],
  visitors: ReturnType<typeof documentedVisitorTools>,
): Record<string, Schema> {
  const paths: Record<string, Schema> = {};
  for (const tool of visitors)
    paths[tool.rest.path] = { [tool.rest.method.toLowerCase()]: buildVisitorOperation(tool) };
  for (const tool of tools) {
    const { path, method } = tool.rest;
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: buildOperation(tool, findRecord(tools, tool) !== null),
    };
    if (tool.csv !== undefined) paths[`${path}.csv`] = { get: buildTableOperation(tool) };
  }
  return paths;
}

/**
 * Builds the OpenAPI 3.1 document of a registry: each operation with its scope, plan, schemas and errors, and the visitor
 * calls. `publicUrl` is the address of the service as clients know it.
 */
export function buildOpenApi(registry: Registry, publicUrl: string | null = null): Schema {
  const tools = registry.tools
    .filter((tool) => isFor(tool, 'token') || isFor(tool, 'member'))
    .map(asRestTool);
  const visitors = documentedVisitorTools(registry);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jawab',
      version: apiVersion,
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl ? new URL('/v1', publicUrl).href : '/v1' }],
    webhooks,
    security: [{ bearer: [] }],
    tags: [...new Set(Object.values(tags)), aliasTag, visitorTag, accountTag].map(([name, text]) => ({
      name,
      description: text,
    })),
    paths: Object.fromEntries(
      Object.entries({ ...buildPaths(tools, visitors), ...aliasPaths, '/openapi.json': describeItself })
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([path, methods]) => [path, completeOperations(methods as Schema)]),
    ),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'An API token (`jwb_…`).' },
        session,
        visitor: visitorScheme,
      },
      parameters: { IdempotencyKey: idempotencyKey, IfMatch: ifMatch, IfNoneMatch: ifNoneMatch },
      headers,
      responses: errorResponses,
      schemas: completeSchemas({ ...aliasSchemas, ...buildSchemas([...tools, ...visitors]) }),
    },
  };
}
