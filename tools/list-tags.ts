import { andIf, conversationsInReach, defineTool, fragment, schemas } from '@jawab/core';
import { z } from 'zod';

const TagInUse = z.object({
  tag: z.string(),
  conversations: z.int().meta({ description: 'The number of conversations with the tag.' }),
});

export default defineTool({
  name: 'list_tags',
  title: 'List tags',
  description:
    'Lists the 200 tags that most conversations have, the most frequent first. Call set_tags to change those of one conversation.',
  askedAs: 'labels categories in use how many conversations per tag topic',
  scope: 'conversations:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/tags' },
  readsReplica: true,
  input: z.object({ chatbotId: schemas.chatbotId.optional() }),
  output: z.object({ data: z.array(TagInUse) }),
  async handler(ctx, { chatbotId }) {
    const data = await ctx.sql(TagInUse)`
      select t.tag, count(*)::int as conversations
      from conversations c cross join lateral unnest(c.tags) as t(tag)
      where ${conversationsInReach(ctx)} and c.tags <> '{}'
        ${andIf(chatbotId, fragment`c.bot_id = ${chatbotId}::uuid`)}
      group by t.tag order by conversations desc, t.tag limit 200`;
    return { data };
  },
});
