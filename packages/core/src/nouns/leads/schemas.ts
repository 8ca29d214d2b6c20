import { z } from 'zod';
import { timestamp } from '../../form/moments.ts';

import { GivenConsent } from '../bots/consent.ts';

export const intentLabels = ['hot', 'warm', 'cold'] as const;
export type IntentLabel = (typeof intentLabels)[number];

export const leadStates = ['new', 'contacted', 'won', 'lost'] as const;

export const Lead = z.object({
  id: z.uuid(),
  chatbot_id: z.uuid(),
  session_id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  message: z.string().nullable(),
  intent_score: z.int().min(0).max(100),
  intent_label: z.enum(intentLabels),
  intent_reasons: z.array(z.string()),
  language: z.string().nullable(),
  consent: GivenConsent.nullable().meta({
    description: 'What the visitor agreed to, and when; null: the bot did not ask.',
  }),
  state: z.enum(leadStates).meta({ description: 'How far the team is.' }),
  owner: z
    .object({ id: z.uuid(), name: z.string() })
    .nullable()
    .meta({ description: 'The member who works on it; null: nobody.' }),
  note: z.string().nullable().meta({ description: 'Note of the team, which the visitor never sees.' }),
  created_at: timestamp,
});
