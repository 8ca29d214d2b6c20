import { defineTool, maskPersonal, readBotLanguage, schemas } from '@jawab/core';
import { z } from 'zod';

const Passage = z.object({
  document_id: z.uuid(),
  chunk_id: z.string(),
  title: z.string(),
  source_url: z.string().nullable(),
  source_type: z.enum(schemas.sourceTypes),
  heading: z.string().nullable(),
  text: z.string(),
  start: z.int(),
  end: z.int(),
  score: z.number(),
  retrievers: z
    .object({ terms: z.int().optional(), vectors: z.int().optional() })
    .optional()
    .meta({ description: 'With explain: its rank in each retriever.' }),
});

export default defineTool({
  name: 'search_knowledge',
  title: 'Search knowledge',
  description:
    'Returns the passages that best match a query, with scores, document ids and positions, for your own reasoning. Call ask_bot for a finished answer in the customer’s language.',
  askedAs: 'find passages look up what does it say about source text',
  scope: 'kb:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'POST', path: '/kb/search' },
  mcp: 'core',
  strangersText: ['data[].title', 'data[].heading', 'data[].text'],
  readsReplica: true,
  input: z.object({
    query: schemas.text(2000, 'Text to search for, in any language.'),
    chatbotId: schemas.chatbotId.optional(),
    limit: schemas.wholeNumber(1, 50).default(8).meta({ description: 'Maximum number of passages (1–50).' }),
    explain: z.boolean().default(false).meta({ description: 'true: adds retrievers to each passage.' }),
  }),
  output: z.object({
    data: z.array(Passage),
    answerable: z.boolean().meta({ description: 'confidence reaches threshold.' }),
    confidence: z.number().meta({ description: 'How sure the search is that these passages answer.' }),
    threshold: z.number().meta({
      description: 'Without a chat model, the bot hedges near it.',
    }),
  }),
  async handler(ctx, { query: written, chatbotId, limit, explain }) {
    const query = maskPersonal(ctx, written);
    const { workspace, bots } = ctx.principal.reach;
    const [vector, language] = await Promise.all([
      ctx.embedQuery(query, ctx.signal),
      chatbotId ? readBotLanguage(ctx.sql, workspace, chatbotId) : null,
    ]);
    const { hits, confidence, threshold } = await ctx.search(ctx.sql, {
      workspaceId: workspace,
      botIds: chatbotId ? [chatbotId] : bots,
      query,
      vector,
      also: language === null ? [] : [language],
      limit,
    });
    const data = hits.map(({ retrievers, ...hit }) => (explain ? { ...hit, retrievers } : hit));
    const answerable = hits.length > 0 && confidence >= threshold;
    return { data, answerable, confidence, threshold };
  },
});
