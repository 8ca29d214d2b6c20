import type { Schema } from './names.ts';
import { simplifySchemas } from './simplify.ts';

/** Builds the same document as OpenAPI 3.0, for tools that do not read 3.1. It has no section of webhooks. */
export function buildOpenApi30(document: Schema): Schema {
  const { webhooks, openapi, info, ...rest } = document;
  const { license, ...about } = info as Schema;
  const { identifier, ...named } = license as Schema;
  return {
    openapi: '3.0.3',
    info: { ...about, license: named },
    ...(simplifySchemas(rest, 'nullable') as Schema),
  };
}
