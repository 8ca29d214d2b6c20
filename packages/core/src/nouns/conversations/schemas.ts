import { z } from 'zod';
import { channels } from '../../form/channel.ts';
import { text } from '../../form/fields.ts';
import { timestamp } from '../../form/moments.ts';
import { Attachment } from '../attachments/schemas.ts';

/** The id of a conversation, chosen by the client: 1–200 code points without control characters. */
export const sessionId = (description: string) =>
  text(200, description).refine(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    (value) => !/[\u0000-\u001f\u007f-\u009f]/.test(value) && value !== '.' && value !== '..',
    'must not contain control characters and must not be `.` or `..`',
  );

export const Source = z.object({
  document_id: z.uuid(),
  title: z.string(),
  section: z.string().optional(),
  url: z.string().nullable(),
  quote: z.string(),
  more: z
    .string()
    .optional()
    .meta({ description: 'The whole passage, if the answer quotes only a part of it.' }),
  as_of: z.iso.datetime().nullish(),
});

/** A document, or a section of one, that may answer a question. */
export const Choice = z.object({ document_id: z.uuid(), title: z.string(), section: z.string().optional() });

/** Paths of an answer that say what pages say, for `strangersText`. */
export const textOfPages = [
  'sources[].title',
  'sources[].section',
  'sources[].quote',
  'sources[].more',
  'choices[].title',
  'choices[].section',
];

export const conversationStatuses = ['open', 'handoff', 'closed'] as const;
export type ConversationStatus = (typeof conversationStatuses)[number];

/** A visitor's rating of a conversation. */
export const Csat = z.object({
  score: z.int().meta({ description: 'From 1 (poor) to 5 (very good).' }),
  comment: z.string().nullable(),
  rated_at: timestamp,
});

/** Where a search text is found in a conversation, cut for a row of a list. */
export const SearchMatch = z.object({
  field: z
    .enum(['message', 'note', 'name', 'email', 'phone', 'company', 'tag', 'session_id'])
    .meta({ description: 'Where the words are.' }),
  id: z.uuid().nullable().meta({ description: 'Id of the message or the note; null: found elsewhere.' }),
  before: z.string().meta({ description: 'The text before the words, cut with `…`.' }),
  text: z.string().meta({ description: 'The found words, as they were written.' }),
  after: z.string().meta({ description: 'The text after the words, cut with `…`.' }),
});

export const ConversationEntry = z.object({
  session_id: z.string(),
  chatbot_id: z.uuid(),
  language: z.string().nullable(),
  message_count: z.int(),
  first_message_at: timestamp,
  last_message_at: timestamp,
  last_message: z.string().nullable(),
  last_customer_message: z.string().nullable(),
  waiting_since: timestamp.nullable(),
  customer_name: z.string().nullable(),
  status: z.enum(conversationStatuses),
  channel: z.enum(channels),
  channel_id: z.uuid().nullable(),
  customer_id: z.uuid().nullable(),
  reply_until: timestamp.nullable(),
  lead_id: z.uuid().nullable(),
  assignee: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  tags: z.array(z.string()),
  snooze_until: timestamp.nullable(),
  csat: Csat.nullable().meta({ description: 'How the visitor rated it; null: not rated.' }),
  match: SearchMatch.nullable().meta({ description: 'Where q is found; null without q.' }),
});

/** A tag of a conversation, without spaces around it. */
export const tag = (description: string) => text(40, description).transform((value) => value.trim());

/** A note of the team about a conversation. */
export const Note = z.object({
  id: z.uuid(),
  author: z
    .string()
    .nullable()
    .meta({ description: 'The name of the person who wrote it; null: a program.' }),
  text: z.string(),
  created_at: timestamp,
});

/** A member by id, e-mail address or name, or by what the caller is to them. readAssignee finds it. */
export const assignee = (description: string) => text(254, description).transform((value) => value.trim());

export const Message = z.object({
  id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  kind: z.enum(['message', 'form', 'status']),
  status: z.enum(['joined', 'closed', 'rate', 'rated']).nullable().meta({
    description:
      'A row of kind status. rate: the visitor is asked to rate the conversation; rated: asked, and answered.',
  }),
  author: z.enum(['bot', 'human', 'visitor']),
  author_name: z.string().nullable(),
  content: z.string(),
  original: z
    .object({ text: z.string(), language: z.string().nullable() })
    .nullable()
    .meta({ description: 'What the person wrote, if the message is its translation.' }),
  language: z.string().nullable(),
  answered: z.boolean().nullable(),
  interrupted: z.boolean(),
  spoken: z.boolean(),
  heard: z.string().nullable(),
  sources: z.array(Source),
  feedback: z.enum(['up', 'down']).nullable(),
  feedback_comment: z.string().nullable(),
  edited: z.boolean(),
  deleted: z.boolean(),
  delivery: z
    .object({
      state: z.enum(['queued', 'sent', 'delivered', 'read', 'failed']),
      error: z.string().nullable(),
      at: timestamp,
    })
    .nullable(),
  attachments: z.array(Attachment),
  created_at: timestamp,
});
