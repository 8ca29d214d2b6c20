import { toRefusal } from '@jawab/core';
import { createHostCheck, readBaseUrl, readHost } from '@jawab/http';
import type { Config } from '@jawab/runtime';
import type { Context, Hono } from 'hono';
import { type McpResource, paths, type Surface } from '../content/catalogue.ts';
import { revisions } from '../protocol/check-messages.ts';
import { refusalResponse } from './refusal-response.ts';

type Settings = Pick<Config, 'publicUrl' | 'allowedHosts' | 'oauth'>;

const cardType = 'application/mcp-server-card+json';
const catalogType = 'application/ai-catalog+json';
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Cache-Control': 'public, max-age=3600',
};

const cards: Record<Surface, { name: string; title: string; description: string }> = {
  core: {
    name: 'jawab',
    title: 'Jawab support agents',
    description: "Support bots for Asia's languages: knowledge, questions, conversations, leads, analytics.",
  },
  all: {
    name: 'jawab-all',
    title: 'Jawab, all operations',
    description: "Support bots for Asia's languages: all operations, including webhooks and answer tests.",
  },
  read: {
    name: 'jawab-read',
    title: 'Jawab, read only',
    description: "Support bots for Asia's languages: all read operations, and nothing that changes data.",
  },
  find: {
    name: 'jawab-find',
    title: 'Jawab, found and called',
    description: "Support bots for Asia's languages: two tools that find and call all operations.",
  },
};

/** The header with a token, which a program needs that cannot be connected by signing in. */
const tokenHeader = (isRequired: boolean) => ({
  name: 'Authorization',
  description: isRequired
    ? 'Bearer and an API token. Create a token with `jawab token create`.'
    : 'Bearer and an API token, for programs that do not sign in by OAuth.',
  isRequired,
  isSecret: true,
});

/** Where the metadata of an MCP address stands (RFC 9728). */
export const metadataPathOf = (path: string) => `/.well-known/oauth-protected-resource${path}`;

/** Describes an MCP address that programs can be connected to (RFC 9728). */
const describeResource = ({ path, defaultScopes }: McpResource, { origin }: URL) => ({
  resource: origin + path,
  resource_name: 'Jawab',
  authorization_servers: [`${origin}/oauth`],
  scopes_supported: defaultScopes,
  bearer_methods_supported: ['header'],
  resource_documentation: `${origin}/docs`,
});

function cardOf(surface: Surface, base: URL, oauth: boolean) {
  const { name, title, description } = cards[surface];
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: `${namespaceOf(base)}/${name}`,
    version: '1.0.0',
    title,
    description,
    websiteUrl: new URL('/docs', base).href,
    remotes: [
      {
        type: 'streamable-http',
        url: new URL(paths[surface], base).href,
        headers: [tokenHeader(!oauth)],
        supportedProtocolVersions: revisions,
      },
    ],
  };
}

const namespaceOf = ({ hostname }: URL) =>
  /^[\d.[\]:]+$/.test(hostname) ? 'local' : hostname.split('.').reverse().join('.');

function catalogOf(base: URL) {
  const entries = Object.entries(cards).map(([surface, { name, title, description }]) => ({
    identifier: `urn:air:${base.hostname}:mcp:${name}`,
    displayName: title,
    type: cardType,
    description,
    url: new URL(`${paths[surface as Surface]}/server-card`, base).href,
  }));
  return { specVersion: '1.0', host: { displayName: 'Jawab' }, entries };
}

/**
 * Serves what a client can read without a token before it connects: a server card beside each MCP address (SEP-2127),
 * their catalogue at `/.well-known/ai-catalog.json`, and how to be connected to each (RFC 9728) unless `OAUTH` is off.
 */
export function mountDiscovery(app: Hono, settings: Settings, resources: readonly McpResource[]): void {
  const checkHost = createHostCheck(settings);
  const answer = (type: string, describe: (base: URL) => object) => (c: Context) => {
    try {
      // With a public address, no answer depends on the Host that a proxy sends.
      if (!settings.publicUrl) checkHost(readHost(c.req.raw));
      const base = new URL(readBaseUrl(settings, c.req.raw));
      return c.body(JSON.stringify(describe(base)), 200, { ...headers, 'Content-Type': type });
    } catch (error) {
      return refusalResponse(toRefusal(error), crypto.randomUUID(), undefined);
    }
  };
  for (const surface of Object.keys(paths) as Surface[]) {
    app.get(
      `${paths[surface]}/server-card`,
      answer(cardType, (base) => cardOf(surface, base, settings.oauth)),
    );
  }
  app.get('/.well-known/ai-catalog.json', answer(catalogType, catalogOf));
  for (const resource of settings.oauth ? resources : [])
    app.get(
      metadataPathOf(resource.path),
      answer('application/json', (base) => describeResource(resource, base)),
    );
}
