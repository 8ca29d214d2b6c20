import { createHash } from 'node:crypto';
import type { Registry } from '@jawab/core';
import { type Answer, type Call, refuseMethod } from '@jawab/http';
import { buildOpenApi } from './build.ts';

/** Serves `GET /v1/openapi.json`. The document is built once and has an `ETag`. */
export function createDescription(registry: Registry, publicUrl: string | null) {
  const body = JSON.stringify(buildOpenApi(registry, publicUrl));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=60', etag };
  return ({ request: { method, headers: asked } }: Call): Answer => {
    if (method !== 'GET' && method !== 'HEAD') refuseMethod(method, ['GET']);
    const isKnown = asked.get('if-none-match')?.includes(etag);
    return isKnown ? { status: 304, headers, body: '' } : { status: 200, headers, body };
  };
}
