import { defineTool, fail, issueToken, limitGrant, nameCreator, schemas, scopes, Token } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'create_token',
  title: 'Create a token',
  description:
    'Creates an API token of this workspace and returns its secret, which is shown only once. A token can pass on only what it has itself: its scopes, its bots and at most its own expiry. A workspace can have at most 100 tokens in use. Call revoke_token to revoke one.',
  askedAs: 'API key access read only integration credentials secret connect',
  scope: 'tokens:write',
  effects: { readOnly: false, destructive: true, idempotent: false, openWorld: false },
  changes: 'token',
  rest: { method: 'POST', path: '/tokens', status: 201 },
  answersSecret: true,
  input: z.object({
    name: schemas.text(200, 'What the token is for; at most 200 characters.'),
    scopes: z
      .array(z.enum(scopes))
      .min(1, 'must name at least one scope')
      .max(scopes.length, 'must name each scope once')
      .meta({ description: 'What the token may do.' }),
    bots: z
      .array(schemas.id('Bot id (UUID).'))
      .min(1, 'must name at least one bot')
      .max(100, 'must be at most 100 bots')
      .optional()
      .meta({ description: 'Bots the token is limited to. Defaults to the bots you may use.' }),
    expiresAt: z.iso
      .datetime({ offset: true, error: 'must be a time such as 2026-08-01T09:00:00Z' })
      .optional()
      .meta({
        description: 'When the token expires (RFC 3339). Defaults to the expiry of your token, else never.',
      }),
  }),
  output: z.object({
    data: Token.extend({ secret: z.string().meta({ description: 'The token itself, shown only here.' }) }),
  }),
  async handler(ctx, { name, ...wanted }) {
    const { workspace: workspaceId } = ctx.principal.reach;
    const grant = await limitGrant(ctx, wanted);
    const data = await ctx.tx(async (sql) => {
      await sql`select 1 from workspaces where id = ${workspaceId} for no key update`;
      const [count] = await sql<{ n: number }>`
        select count(*)::int as n from tokens
        where workspace_id = ${workspaceId} and connection_id is null and revoked_at is null
          and (expires_at is null or expires_at > now())`;
      if ((count?.n ?? 0) >= 100)
        fail('conflict', 'A workspace can have at most 100 tokens in use. Revoke one first.');
      return issueToken(sql, { workspaceId, name: name.trim(), ...grant, createdBy: nameCreator(ctx) });
    });
    return { data };
  },
});
