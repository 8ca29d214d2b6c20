import { randomBytes } from 'node:crypto';
import type { Scope } from '@jawab/core';
import type { Tenant, World } from './world.ts';

interface ConnectionOptions {
  memberId: string;
  scopes?: Scope[];
  bots?: string[] | null;
}

/** Stores a connection that a member made, as if its code was redeemed, and returns its id. */
export async function addConnection(
  { runtime }: Pick<World, 'runtime'>,
  { workspaceId }: Pick<Tenant, 'workspaceId'>,
  { memberId, scopes = ['kb:read'], bots = null }: ConnectionOptions,
): Promise<string> {
  const [row] = await runtime.database.system.sql<{ id: string }>`
    insert into connections (workspace_id, user_id, client_id, client_name, client_host, redirect_uri, resource, scopes,
      bots, code_hash, code_challenge, code_expires_at, redeemed_at, expires_at)
    values (${workspaceId}, ${memberId}, 'jwc_desk', 'Desk', 'desk.example', 'https://desk.example/cb', '/mcp',
      ${scopes}, ${bots}, ${randomBytes(32)}, '', now(), now(), now() + interval '60 days') returning id`;
  return row?.id as string;
}
