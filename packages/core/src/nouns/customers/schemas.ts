import { z } from 'zod';
import { timestamp } from '../../form/moments.ts';

/** One person across the channels of a workspace. */
export const Customer = z.object({
  id: z.uuid(),
  external_id: z.string().nullable().meta({ description: 'The id in your own system, if it was proven.' }),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  verified: z.boolean().meta({ description: 'true: you proved who this is.' }),
  language: z.string().nullable().meta({ description: 'Language of the last conversation (BCP 47).' }),
  channels: z
    .array(z.object({ kind: z.string(), channel_id: z.uuid(), address: z.string() }))
    .meta({ description: 'Where the provider of a channel knows this person, and as whom.' }),
  first_seen_at: timestamp,
  last_seen_at: timestamp,
});
