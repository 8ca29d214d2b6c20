import { createHash } from 'node:crypto';
import type { Registry } from '@jawab/core';
import { type Answer, type Call, refuseMethod } from '@jawab/http';
import { buildOpenApi } from './build.ts';

function describe(registry: Registry, publicUrl: string | null) {
  const body = JSON.stringify(buildOpenApi(registry, publicUrl));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  return { body, etag };
}

/** Serves `GET /v1/openapi.json`. The document is built at the first request (0.2 s) and has an `ETag`. */
export function createDescription(registry: Registry, publicUrl: string | null) {
  let description: ReturnType<typeof describe> | null = null;
  return ({ request: { method, headers: asked } }: Call): Answer => {
    if (method !== 'GET' && method !== 'HEAD') refuseMethod(method, ['GET']);
    description ??= describe(registry, publicUrl);
    const { body, etag } = description;
    const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=60', etag };
    const isKnown = asked.get('if-none-match')?.includes(etag);
    return isKnown ? { status: 304, headers, body: '' } : { status: 200, headers, body };
  };
}
