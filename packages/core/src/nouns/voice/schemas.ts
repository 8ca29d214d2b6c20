import { z } from 'zod';
import { id } from '../../form/fields.ts';
import { fileBytes } from '../../form/file-bytes.ts';
import { audioFormats } from '../../form/speech.ts';

/** A recording. Over REST, it can be the part `audio` of a form instead. */
export const audio = z
  .object({
    data: fileBytes({ description: 'The bytes in base64; at most 60 seconds and 5 MiB.' }),
    format: z
      .string()
      .max(100, 'must be at most 100 characters')
      .optional()
      .meta({ description: 'Format or media type, such as webm or audio/wav. Checked against the bytes.' }),
  })
  .meta({ description: 'WebM, Ogg or MP4 with Opus, MP4 with AAC, WAV, or MP3.' });

/** How long the speaker may still go on. */
export const holdMs = z.int().min(0).max(2_000).optional().meta({
  description:
    'The earliest start of the answer, in milliseconds after the request. If the speaker continues, close the connection before then: nothing is stored, and no quota is used.',
});

/** How far a visitor heard the reply before. */
export const heard = z
  .object({
    messageId: id('Id of the reply.'),
    seq: z
      .int()
      .min(-1)
      .max(10_000)
      .meta({ description: 'seq of the last piece that was heard whole; -1: none.' }),
  })
  .meta({ description: 'How far the reply before was heard, if the visitor interrupted it.' });

/** A spoken file, which REST sends as its bytes. */
export const SpokenFile = z.object({
  data: z.object({
    format: z.enum(audioFormats),
    data: z.string().meta({ description: 'The bytes in base64.' }),
  }),
});
