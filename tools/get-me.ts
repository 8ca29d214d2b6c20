import {
  Alerts,
  actors,
  defineTool,
  nameActor,
  presences,
  readOwnSettings,
  roleField,
  scopes,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'get_me',
  title: 'Who am I',
  description:
    'Returns what this token, or this signed-in person, is: workspace, plan, role, scopes, limits, expiry and the bots it is limited to (null: all). Call it when another tool is refused.',
  askedAs: 'who am I token scopes permissions',
  scope: null,
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/me' },
  mcp: 'all',
  input: z.object({}),
  output: z.object({
    data: z.object({
      workspace: z.object({ id: z.uuid(), name: z.string(), plan: z.string() }),
      actor: z
        .object({ kind: z.enum(actors), id: z.uuid().nullable(), name: z.string().nullable() })
        .meta({ description: 'Who calls, as the audit log names them.' }),
      token: z
        .object({ id: z.uuid(), name: z.string(), expires_at: z.string().nullable() })
        .nullable()
        .meta({ description: 'The token of the call; null when a person or the operator calls.' }),
      role: roleField.nullable().meta({ description: 'The role of a person; null for a token.' }),
      scopes: z.array(z.enum(scopes)),
      bots: z
        .array(z.uuid())
        .nullable()
        .meta({ description: 'Bots this token is limited to; null: all bots.' }),
      limits: z.object({
        bots: z.int().nullable(),
        messages_per_month: z.int().nullable(),
        requests_per_minute: z.int().nullable(),
        webhooks: z.boolean(),
      }),
      alerts: Alerts.nullable().meta({
        description: 'How the person learns that a visitor waits; null for a token.',
      }),
      presence: z.enum(presences).nullable().meta({
        description:
          'What the person chose; null for a token. list_members says away after ten minutes without a sign of life.',
      }),
      translates: z
        .boolean()
        .meta({ description: 'true: this service has a chat model, which translates conversations.' }),
    }),
  }),
  async handler(ctx) {
    const { principal, translate } = ctx;
    const { limits, reach } = principal;
    const own = await readOwnSettings(ctx);
    return {
      data: {
        workspace: { id: reach.workspace, name: principal.workspaceName, plan: principal.plan },
        actor: nameActor(principal),
        token:
          principal.actor === 'token'
            ? { id: principal.tokenId, name: principal.tokenName, expires_at: principal.expiresAt }
            : null,
        role: principal.actor === 'member' ? principal.role : null,
        scopes: [...principal.scopes],
        bots: reach.bots,
        limits: {
          bots: limits.bots,
          messages_per_month: limits.messagesPerMonth,
          requests_per_minute: limits.requestsPerMinute,
          webhooks: limits.webhooks,
        },
        alerts: own?.alerts ?? null,
        presence: own?.presence ?? null,
        translates: translate !== null,
      },
    };
  },
});
