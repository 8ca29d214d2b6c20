import { z } from 'zod';
import { Message } from '../conversations/schemas.ts';

/** A message as its visitor reads it. */
export const VisitorMessage = Message.omit({
  feedback_comment: true,
  original: true,
  edited: true,
  deleted: true,
  delivery: true,
  attachments: true,
}).extend({
  reply_to: z.uuid().nullable().meta({ description: 'Of a reply of the bot: the id of its question.' }),
});
