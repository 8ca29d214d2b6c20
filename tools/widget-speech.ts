import { defineTool, fail, requireVoice, schemas, speakText, visitOf } from '@jawab/core';
import { z } from 'zod';
import widgetVoice from './widget-voice.ts';

export default defineTool({
  name: 'widget_speech',
  title: 'Speak a message',
  description:
    'Returns a message of the bot or of a person in the visitor’s own conversation as spoken audio: the bytes of a file. At most the first 1,000 characters are spoken.',
  scope: null,
  audience: ['visitor'],
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'POST', path: '/widget/{publicKey}/speech', bytes: 'audio' },
  mcp: false,
  input: z.object({
    messageId: schemas.id('Id of the message.'),
    format: widgetVoice.input.shape.format,
  }),
  output: schemas.SpokenFile,
  async handler(ctx, { messageId, format }) {
    const { botId, sessionId } = visitOf(ctx);
    const { voices } = await requireVoice(ctx);
    const [message] = await ctx.sql<{ content: string; language: string | null }>`
      select left(m.content, 1000) as content, m.language from messages m
      join conversations c on c.workspace_id = m.workspace_id and c.id = m.conversation_id
      where m.workspace_id = ${ctx.principal.reach.workspace} and m.id = ${messageId} and m.role = 'assistant'
        and c.bot_id = ${botId} and c.session_id = ${sessionId} and c.of_visitor`;
    if (!message) return fail('not_found', 'There is no reply with this id in your conversation.');
    const language = message.language ?? undefined;
    return { data: await speakText(ctx, { text: message.content, language, voices, format }) };
  },
});
