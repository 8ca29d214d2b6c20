import {
  addDocument,
  type Context,
  defineTool,
  documentsInReach,
  fail,
  schemas,
  unknownDocument,
} from '@jawab/core';
import { z } from 'zod';

const oneMebibyte = 1_048_576;

async function readSource(ctx: Context, id: string) {
  const [document] = await ctx.sql<{
    source_type: string;
    source_url: string | null;
    content: string | null;
  }>`
    select d.source_type, d.source_url, d.content from documents d
    where ${documentsInReach(ctx.principal.reach)} and d.id = ${id}`;
  const { source_type, source_url: sourceUrl, content } = document ?? unknownDocument(id);
  if (content === null)
    return fail('conflict', 'This document has no text yet. Call get_knowledge with wait, then copy it.');
  const sourceType = source_type === 'qa' ? ('qa' as const) : ('snippet' as const);
  return { sourceType, sourceUrl, content };
}

type Source = Partial<Record<'url' | 'text' | 'question' | 'answer' | 'copyOf', string | undefined>>;

function refuseMixed({ url, text, question, answer, copyOf }: Source): void {
  if ((question === undefined) !== (answer === undefined))
    fail('invalid_request', 'Send `question` and `answer` together.', {
      issues: [{ path: question === undefined ? 'question' : 'answer', message: 'is required' }],
    });
  if (copyOf !== undefined && (url ?? text ?? question) !== undefined)
    fail('invalid_request', 'Send `copyOf`, or what to add, not both.', {
      issues: [{ path: 'copyOf', message: 'must be left out when you send url, text or question' }],
    });
  if (question !== undefined && text !== undefined)
    fail('invalid_request', 'Send `text`, or `question` with `answer`, not both.', {
      issues: [{ path: 'text', message: 'must be left out when you send question and answer' }],
    });
  if ((copyOf ?? question ?? url ?? text) === undefined)
    fail('invalid_request', 'Send a `url`, a `text` that is not blank, or a `question` with its `answer`.', {
      issues: [{ path: 'url', message: 'is required, unless you send text, or question with answer' }],
    });
}

export default defineTool({
  name: 'add_knowledge',
  title: 'Add knowledge',
  description:
    'Adds one document: a web page or file such as a PDF (url), a text (text), a question with its answer, or a copy (copyOf). Returns the document id at once. Next, call get_knowledge with wait until it is ready or failed. A url adds one page: for a whole site, call crawl_site. For a file without an address, call add_file. If you send text and url, the text is indexed and the url is its source. Without chatbotId, all bots share it.',
  askedAs:
    'policy page text article PDF file FAQ teach the bot import copy knowledge to another bot link question and answer',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: true, idempotent: false, openWorld: true },
  changes: 'document',
  rest: { method: 'POST', path: '/kb/ingest', status: 202 },
  mcp: 'core',
  mcpUnlisted: ['archived'],
  input: z.object({
    title: schemas.text(500, 'Title shown with answers that cite the document.'),
    url: schemas
      .optionalText(
        2000,
        'Public http or https address of a page or a file (PDF, Office, EPUB) to fetch, or the source of `text`.',
      )
      .meta({ format: 'uri' }),
    text: schemas.optionalText(oneMebibyte, 'Plain text, Markdown or HTML to index.'),
    question: schemas.optionalText(
      2000,
      'A question that customers ask. The bot answers it with `answer`, word for word.',
    ),
    answer: schemas.optionalText(20_000, 'The answer to `question`.'),
    copyOf: schemas
      .id(
        'Document to copy, such as one of another bot; from list_knowledge. The copy is a text of its own: no fetching again, no dates of validity.',
      )
      .optional(),
    chatbotId: schemas.chatbotId.optional(),
    validFrom: schemas.validity.validFrom,
    validUntil: schemas.validity.validUntil,
    publish: schemas.validity.publish,
    archived: schemas.validity.archived,
  }),
  output: z.object({ data: z.object({ id: z.uuid(), status: z.enum(schemas.documentStatuses) }) }),
  async handler(
    ctx,
    { title, url, text, question, answer, copyOf, chatbotId, validFrom, validUntil, publish, archived },
  ) {
    if (ctx.principal.reach.bots && !chatbotId)
      fail(
        'bot_forbidden',
        'This token is limited to several bots. Name the one that gets the document in `chatbotId`.',
      );
    const trouble = url === undefined ? null : ctx.checkUrl(url);
    if (trouble) fail('url_not_allowed', `${trouble}`, { issues: [{ path: 'url', message: trouble }] });
    refuseMixed({ url, text, question, answer, copyOf });
    const source = copyOf === undefined ? null : await readSource(ctx, copyOf);
    const isQa = question !== undefined;
    const data = await addDocument(ctx, {
      title,
      botId: chatbotId ?? null,
      sourceType: source?.sourceType ?? (isQa ? 'qa' : text === undefined ? 'url' : 'snippet'),
      sourceUrl: source?.sourceUrl ?? url ?? null,
      content: source?.content ?? (isQa ? JSON.stringify({ question, answer }) : (text ?? null)),
      validity: { validFrom, validUntil, publish, archived },
    });
    return { data };
  },
});
