import { toRefusal } from '@jawab/core';
import { createHostCheck, readHost } from '@jawab/http';
import type { Config } from '@jawab/runtime';
import type { Context, Hono } from 'hono';
import { paths, type Surface } from '../content/catalogue.ts';
import { revisions } from '../protocol/check-messages.ts';
import { refusalResponse } from './refusal-response.ts';

type Settings = Pick<Config, 'publicUrl' | 'allowedHosts'>;

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
};

const token = {
  name: 'Authorization',
  description: 'Bearer and an API token. Create a token with `jawab token create`.',
  isRequired: true,
  isSecret: true,
};

function cardOf(surface: Surface, base: URL) {
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
        headers: [token],
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
 * and their catalogue at `/.well-known/ai-catalog.json`.
 */
export function mountDiscovery(app: Hono, settings: Settings): void {
  const checkHost = createHostCheck(settings);
  const answer = (type: string, describe: (base: URL) => object) => (c: Context) => {
    try {
      const host = readHost(c.req.raw);
      checkHost(host);
      const base = new URL(settings.publicUrl ?? `${new URL(c.req.url).protocol}//${host}`);
      return c.body(JSON.stringify(describe(base)), 200, { ...headers, 'Content-Type': type });
    } catch (error) {
      return refusalResponse(toRefusal(error), crypto.randomUUID(), undefined);
    }
  };
  for (const surface of Object.keys(paths) as Surface[]) {
    app.get(
      `${paths[surface]}/server-card`,
      answer(cardType, (base) => cardOf(surface, base)),
    );
  }
  app.get('/.well-known/ai-catalog.json', answer(catalogType, catalogOf));
}
