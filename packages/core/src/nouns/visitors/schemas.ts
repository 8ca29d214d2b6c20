import { z } from 'zod';
import { Attachment } from '../attachments/schemas.ts';
import { Message } from '../conversations/schemas.ts';

/** A message as its visitor reads it. */
export const VisitorMessage = Message.omit({
  feedback_comment: true,
  original: true,
  edited: true,
  deleted: true,
  delivery: true,
}).extend({
  attachments: z.array(Attachment.omit({ url: true })).meta({
    description: 'Files of this message. `GET /widget/{publicKey}/attachments/{id}` returns the bytes.',
  }),
  reply_to: z.uuid().nullable().meta({ description: 'Of a reply of the bot: the id of its question.' }),
});
