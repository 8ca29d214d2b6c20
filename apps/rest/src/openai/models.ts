import { type Context, fail, type KnownBot, listKnownBots } from '@jawab/core';
import type { Answer } from '@jawab/http';

const modelOf = ({ id, name, created_at }: KnownBot, owner: string) => ({
  id,
  object: 'model',
  created: Math.floor(Date.parse(created_at) / 1000),
  owned_by: owner,
  name,
});

function requireAnyScope({ principal: { scopes } }: Context): void {
  if (!scopes.includes('chat:invoke') && !scopes.includes('bots:read'))
    fail(
      'insufficient_scope',
      'The list of models needs the scope chat:invoke or bots:read, which this token does not have.',
      { scopes: [...scopes, 'chat:invoke'] },
    );
}

/** Answers `GET /models` with the bots as OpenAI's models, and `GET /models/{id}` with one of them. */
export async function answerModels(ctx: Context, id: string | null): Promise<Answer> {
  requireAnyScope(ctx);
  const { workspaceName } = ctx.principal;
  const bots = await listKnownBots(ctx);
  const models = bots.map((bot) => modelOf(bot, workspaceName));
  const first = bots[0];
  if (id === 'default' && first && !models.some(({ name }) => name === id))
    models.push(Object.assign(modelOf(first, workspaceName), { id, name: id }));
  const body =
    id === null
      ? { object: 'list', data: models }
      : (models.find((model) => model.id === id || model.name === id) ??
        fail('not_found', `There is no model ${id.slice(0, 100)}. GET /v1/models lists the bots.`));
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
