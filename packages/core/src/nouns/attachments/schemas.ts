import { z } from 'zod';
import { attachmentKinds } from '../../form/file-type.ts';

/** A picture, a recording or a file that came with a message. */
export const Attachment = z.object({
  id: z.uuid(),
  kind: z
    .enum(attachmentKinds)
    .meta({ description: 'As its bytes say. image: PNG, JPEG, GIF or WebP, which a page can show.' }),
  name: z.string().meta({ description: 'The name of the file.' }),
  mime: z.string().meta({ description: 'The media type, as its bytes say.' }),
  bytes: z.int().meta({ description: 'The size of the file.' }),
  url: z.string().meta({ description: 'Where its bytes are, with the same authorization.' }),
});
