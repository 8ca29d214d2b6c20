import { addDocument, defineTool, fail, maxFileBytes, replaceFile, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'add_file',
  title: 'Add a file',
  description:
    'Adds a file to the knowledge base: PDF, Office (DOCX, XLSX, XLS, PPTX, OpenDocument, RTF, HWPX), EPUB, EML, MHTML, CSV, TXT, Markdown or HTML. If it is at a public address, call add_knowledge with url instead. Send the bytes of a small one in contentBase64 (up to 1 MiB). A file that only a person has goes into the dashboard. Programs send up to 20 MiB to POST /v1/kb/files as a form. Returns the document id at once, with the status queued. Next, call get_knowledge with wait until the document is ready or failed. Without chatbotId, all bots share it. To replace the file of a document, send its id in replaces. The old passages answer until the new ones are ready. The old file is not kept.',
  askedAs: 'replace new version of a file upload PDF Word Excel document attachment price list menu',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: true, idempotent: false, openWorld: false },
  changes: 'document',
  rest: { method: 'POST', path: '/kb/files', status: 202, multipart: 'file' },
  input: z.object({
    filename: schemas.text(255, 'File name with its extension, such as prices.csv.'),
    contentBase64: schemas.fileBytes({
      description: 'The bytes of the file in base64.',
      max: { bytes: maxFileBytes, words: '20 MiB' },
    }),
    title: schemas.optionalText(500, 'Title shown with answers. Defaults to the file name.'),
    chatbotId: schemas.chatbotId.optional(),
    replaces: schemas
      .id('Id of a file document whose file this replaces. It keeps its id, bot, title and settings.')
      .optional(),
    validFrom: schemas.validity.validFrom,
    validUntil: schemas.validity.validUntil,
    publish: schemas.validity.publish,
    archived: schemas.validity.archived,
  }),
  output: z.object({ data: z.object({ id: z.uuid(), status: z.enum(schemas.documentStatuses) }) }),
  async handler(
    ctx,
    { filename, contentBase64: bytes, title, chatbotId, replaces, validFrom, validUntil, publish, archived },
  ) {
    if (replaces) {
      const kept = { validFrom, validUntil, publish, archived };
      const [path] = Object.entries(kept).find(([, value]) => value !== undefined) ?? [];
      if (path)
        fail(
          'invalid_request',
          `\`${path}\` stays as it is when a file is replaced. Change it with update_knowledge.`,
          { issues: [{ path, message: 'cannot be set together with replaces' }] },
        );
      return { data: await replaceFile(ctx, replaces, { filename, bytes, title }) };
    }
    if (ctx.principal.reach.bots && !chatbotId)
      fail(
        'bot_forbidden',
        'This token is limited to several bots. Name the one that gets the file in `chatbotId`.',
      );
    const document = {
      title: title ?? filename,
      botId: chatbotId ?? null,
      sourceType: 'file' as const,
      sourceUrl: null,
      content: null,
      validity: { validFrom, validUntil, publish, archived },
    };
    return { data: await addDocument(ctx, document, { filename, bytes }) };
  },
});
