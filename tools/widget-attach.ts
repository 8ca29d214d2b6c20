import {
  attachFile,
  defineTool,
  fail,
  matchLanguage,
  maxAttachmentBytes,
  readVisitedBot,
  requestHandoff,
  schemas,
  visitOf,
} from '@jawab/core';
import { z } from 'zod';
import widgetHandoff from './widget-handoff.ts';

export default defineTool({
  name: 'widget_attach',
  title: 'Send a file',
  description:
    'Sends a picture, a recording or a document of up to 10 MiB to the team, as a message of the conversation. Then hands the conversation over to a person, as no bot reads files. `status` and `message` are those of the handoff. Programs and web pages are refused, whatever their name says. Works if the setting attachments of the bot is on.',
  scope: null,
  audience: ['visitor'],
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  rest: { method: 'POST', path: '/widget/{publicKey}/attachments', status: 201, multipart: 'attachment' },
  mcp: false,
  input: z.object({
    filename: schemas.text(255, 'File name with its extension, such as receipt.jpg.'),
    contentBase64: schemas.fileBytes({
      description: 'The bytes of the file in base64.',
      max: { bytes: maxAttachmentBytes, words: '10 MiB' },
    }),
    language: widgetHandoff.input.shape.language,
  }),
  output: z.object({
    data: widgetHandoff.output.shape.data.extend({
      message_id: z.uuid().meta({ description: 'The message with the file.' }),
    }),
  }),
  async handler(ctx, { filename: name, contentBase64: bytes, language }) {
    const bot = await readVisitedBot(ctx);
    if (!bot.attachments) fail('attachments_off', 'This bot takes no files.');
    const { messageId } = await attachFile(ctx, bot, { name, bytes });
    const [conversation] = await ctx.sql<{ language: string | null }>`
      select language from conversations
      where workspace_id = ${ctx.principal.reach.workspace} and bot_id = ${bot.id}
        and session_id = ${visitOf(ctx).sessionId} and of_visitor`;
    const spoken = matchLanguage(conversation?.language ?? language ?? bot.language) ?? 'en';
    const { status, message } = await requestHandoff(ctx, bot, spoken, 'file');
    return { data: { message_id: messageId, status, message } };
  },
});
