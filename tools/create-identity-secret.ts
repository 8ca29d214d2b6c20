import {
  createIdentitySecret,
  defineTool,
  identityContext,
  replaceIdentitySecret,
  requireVisibleBot,
  schemas,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'create_identity_secret',
  title: 'Create an identity secret',
  description:
    'Creates the secret with which your server signs who a visitor is, for the chat window of one bot, and shows it only once. A secret that the bot had before holds for another 24 hours.',
  askedAs: 'verified visitor identity verification logged in user JWT sign identify known customer',
  scope: 'bots:write',
  effects: { readOnly: false, destructive: true, idempotent: false, openWorld: false },
  changes: 'bot',
  rest: { method: 'POST', path: '/bots/{id}/identity-secret', status: 201 },
  answersSecret: true,
  input: z.object({ id: schemas.id('Bot id, from list_bots.') }),
  output: z.object({
    data: z.object({
      id: z.uuid(),
      secret: z
        .string()
        .meta({ description: 'Sign with its bytes as they are shown. It is not shown again.' }),
      previous_until: z.iso
        .datetime()
        .nullable()
        .meta({ description: 'Until when the secret before holds. null: there was none.' }),
    }),
  }),
  async handler(ctx, { id }) {
    const { workspace } = ctx.principal.reach;
    await requireVisibleBot(ctx, id);
    const secret = createIdentitySecret();
    const sealed = ctx.secrets.seal(secret, identityContext(workspace, id));
    const previous_until = await ctx.tx((sql) => replaceIdentitySecret(sql, { workspace, id }, sealed));
    return { data: { id, secret, previous_until } };
  },
});
