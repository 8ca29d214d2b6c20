import { defineTool, fail, schemas, Token, tokenColumns, tokensInReach } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'revoke_token',
  title: 'Revoke a token',
  description:
    'Revokes an API token at once and for good: its next request is refused. list_tokens still lists it, with the time. Revoking it again changes nothing. A token that is limited to bots can revoke only tokens within them.',
  askedAs: 'delete API key disable access leaked',
  scope: 'tokens:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'token',
  rest: { method: 'POST', path: '/tokens/{id}/revoke' },
  input: z.object({ id: schemas.id('Token id, from list_tokens.') }),
  output: z.object({ data: Token }),
  async handler({ tx, principal: { reach } }, { id }) {
    const data = await tx(async (sql) => {
      const [token] = await sql(Token)`
        update tokens t set revoked_at = coalesce(t.revoked_at, now())
        where ${tokensInReach(reach)} and t.id = ${id} returning ${tokenColumns}`;
      return token ?? fail('not_found', `There is no token ${id}. Call list_tokens for the ids.`);
    });
    return { data };
  },
});
