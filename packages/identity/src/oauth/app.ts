import { type Database, requireRate } from '@jawab/core';
import {
  type Answer,
  type Backend,
  type Call,
  createAddressReader,
  defaultTimes,
  mountSurface,
  networkOf,
  parseJson,
  readBaseUrl,
  readBody,
  refuseMethod,
} from '@jawab/http';
import { Hono } from 'hono';
import type { Identity } from '../identity.ts';
import { authorize, errorPage, readOnce } from './authorize.ts';
import { findRegistered } from './client.ts';
import { createDocumentReader, namesDocument } from './documents.ts';
import { describeServer, metadataPath } from './metadata.ts';
import type { OAuthParts } from './parts.ts';
import { asOAuthRefusal, jsonAnswer, OAuthRefusal, refuse } from './refusal.ts';
import { registerClient } from './register.ts';
import type { Resource } from './resources.ts';
import { revokeToken } from './revoke.ts';
import { issueTokens } from './token.ts';

const maxRegistrationBytes = 64 * 1024;
/** Documents of programs that one network can have fetched. */
const documentsPerMinute = 120;

const preflight = (method: string): Answer => ({
  status: 204,
  headers: {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': method,
    'access-control-allow-headers': 'Content-Type, Authorization, MCP-Protocol-Version',
    'access-control-max-age': '7200',
  },
  body: '',
});

interface Endpoint {
  method: 'GET' | 'POST';
  answer(parts: OAuthParts, call: Call, query: string): Promise<Answer>;
}

async function readFields({ request, incoming }: Call): Promise<Map<string, string>> {
  if (request.headers.get('authorization')?.trim().toLowerCase().startsWith('basic'))
    refuse(
      'invalid_client',
      'Programs have no secret here: send `client_id` in the form, without Authorization.',
    );
  const bytes = await readBody(request, incoming, 'fields');
  return readOnce(new TextDecoder().decode(bytes));
}

const endpoints: Record<string, Endpoint> = {
  [metadataPath]: {
    method: 'GET',
    answer: async ({ base }) =>
      jsonAnswer(200, describeServer(base), { 'cache-control': 'public, max-age=300' }),
  },
  '/oauth/authorize': { method: 'GET', answer: (parts, _, query) => authorize(parts, query) },
  '/oauth/token': {
    method: 'POST',
    answer: async (parts, call) => jsonAnswer(200, await issueTokens(parts, await readFields(call))),
  },
  '/oauth/revoke': {
    method: 'POST',
    async answer(parts, call) {
      await revokeToken(parts, await readFields(call));
      return jsonAnswer(200, {});
    },
  },
  '/oauth/register': {
    method: 'POST',
    async answer(parts, { request, incoming }) {
      const bytes = await readBody(request, incoming);
      if (bytes.length > maxRegistrationBytes)
        throw new OAuthRefusal('invalid_client_metadata', 'A registration can have at most 64 KiB.', 413);
      const given = parseJson(bytes) as Record<string, unknown>;
      if (typeof given !== 'object' || given === null || Array.isArray(given))
        refuse('invalid_client_metadata', 'Send the registration as a JSON object.');
      const network = parts.secrets.sign(`oauth-clients:${parts.network}`);
      return jsonAnswer(201, await registerClient(parts.database, network, given));
    },
  },
};

interface Readers {
  readAddress: ReturnType<typeof createAddressReader>;
  readDocument: ReturnType<typeof createDocumentReader>;
}

async function countFetch(database: Database, network: string): Promise<void> {
  const [bucket] = await database.system.sql<{ allowed: boolean; remaining: number }>`
    select * from take_request(${`oauth/document/${network}`}, ${documentsPerMinute})`;
  if (bucket)
    requireRate(
      { allowed: bucket.allowed, remaining: bucket.remaining, per_minute: documentsPerMinute },
      'Your network',
    );
}

function readParts(
  { parts: { settings, database, secrets } }: Identity,
  resources: readonly Resource[],
  { readAddress, readDocument }: Readers,
  { request, incoming }: Call,
): OAuthParts {
  const network = networkOf(readAddress(request, incoming));
  return {
    database,
    secrets,
    resources,
    network,
    base: readBaseUrl(settings, request),
    async findClient(id) {
      if (namesDocument(id)) return readDocument(id, () => countFetch(database, network));
      return (
        (await findRegistered(database, id)) ??
        refuse('invalid_client', 'No program has this `client_id`. Let it register again.')
      );
    },
  };
}

/**
 * Creates the authorization server for MCP addresses (OAuth 2.1): its metadata, and what stands below `/oauth`. Every address
 * in an answer is built from `PUBLIC_URL`, where it is set. With `OAUTH=off` there is nothing.
 */
export function createOAuthApp(identity: Identity, backend: Backend, resources: readonly Resource[]): Hono {
  const { settings, fetchDocument } = identity.parts;
  const app = new Hono();
  if (!settings.oauth) return app;
  const readAddress = createAddressReader(settings.trustProxy);
  const readers = { readAddress, readDocument: createDocumentReader(fetchDocument) };

  async function answer(call: Call): Promise<Answer> {
    const { request } = call;
    const { pathname, search } = new URL(request.url, 'http://any');
    const endpoint = endpoints[pathname] as Endpoint;
    call.operation = pathname;
    if (request.method === 'OPTIONS') return preflight(endpoint.method);
    try {
      if (request.method !== endpoint.method) refuseMethod(request.method, [endpoint.method]);
      return await endpoint.answer(readParts(identity, resources, readers, call), call, search.slice(1));
    } catch (error) {
      const { error: code, message, status, headers } = asOAuthRefusal(error);
      if (pathname === '/oauth/authorize' && request.method === 'GET')
        return errorPage(status === 401 ? 400 : status, message, headers);
      return jsonAnswer(status, { error: code, error_description: message }, headers);
    }
  }

  mountSurface(app, Object.keys(endpoints), {
    name: 'oauth',
    backend,
    // With a public address, no answer depends on the Host that a proxy sends.
    hosts: settings.publicUrl ? null : settings,
    drainMs: defaultTimes.drainMs,
    answer,
  });
  return app;
}
