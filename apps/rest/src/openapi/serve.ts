import { createHash } from 'node:crypto';
import type { Registry } from '@jawab/core';
import { type Answer, type Call, refuseMethod } from '@jawab/http';
import { buildOpenApi } from './build.ts';
import { buildOpenApi30 } from './build-3.0.ts';
import { buildActions } from './build-actions.ts';
import type { Schema } from './names.ts';

function write(document: Schema) {
  const body = JSON.stringify(document);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  return { body, etag };
}

/** The paths of the documents, below `/v1`. */
export const descriptionPaths = ['/openapi.json', '/openapi-3.0.json', '/openapi-actions.json'] as const;
export type DescriptionPath = (typeof descriptionPaths)[number];

export const isDescription = (route: string): route is DescriptionPath =>
  (descriptionPaths as readonly string[]).includes(route);

/**
 * Serves this API as OpenAPI 3.1, as 3.0, and as a short document for assistants. Each is built at its first request (0.2 s), has an
 * `ETag`, and can be read by pages of any origin. Without `publicUrl`, the short one names the address that it was asked at.
 */
export function createDescription(registry: Registry, publicUrl: string | null) {
  let whole: Schema | null = null;
  const read = () => {
    whole ??= buildOpenApi(registry, publicUrl);
    return whole;
  };
  const builders: Record<DescriptionPath, (origin: string) => Schema> = {
    '/openapi.json': read,
    '/openapi-3.0.json': () => buildOpenApi30(read()),
    '/openapi-actions.json': (origin) => buildActions(read(), publicUrl ?? origin),
  };
  const written = new Map<string, ReturnType<typeof write>>();
  return ({ request: { method, headers: asked, url } }: Call, path: DescriptionPath): Answer => {
    if (method !== 'GET' && method !== 'HEAD') refuseMethod(method, ['GET']);
    const { origin } = new URL(url);
    const isPlaced = publicUrl === null && path === '/openapi-actions.json';
    const known = isPlaced ? undefined : written.get(path);
    const { body, etag } = known ?? write(builders[path](origin));
    if (!isPlaced) written.set(path, { body, etag });
    const headers = {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=60',
      'access-control-allow-origin': '*',
      etag,
    };
    const isKnown = asked.get('if-none-match')?.includes(etag);
    return isKnown ? { status: 304, headers, body: '' } : { status: 200, headers, body };
  };
}
