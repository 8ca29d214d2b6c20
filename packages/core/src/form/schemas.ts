import { z } from 'zod';
import { channels } from './channel.ts';
import { maxCounted } from './count.ts';
import { canonicalTag, matchLanguage, supportedLanguages } from './languages.ts';
import { audioFormats } from './speech.ts';
import { SpeechForms } from './speech-forms.ts';
import { WindowSettings } from './window-settings.ts';

export { SpeechForms } from './speech-forms.ts';

const codePoints = (text: string) => {
  let count = 0;
  for (const _ of text) count++;
  return count;
};

/** A text of at most `max` Unicode code points that is not blank. */
export const text = (max: number, description: string) =>
  z
    .string()
    .refine((value) => value.trim() !== '', 'must not be blank')
    .refine((value) => value.length <= max || codePoints(value) <= max, `must be at most ${max} characters`)
    .meta({ minLength: 1, maxLength: max, description });

/** A UUID, in lower case. */
export const id = (description: string, error = 'must be a UUID') =>
  z
    .uuid({ error })
    .transform((value) => value.toLowerCase())
    .meta({ description });

/** A language for replies: any BCP 47 tag of a supported language, in canonical form (`hi-in` → `hi-IN`). */
export const language = (description: string) =>
  z
    .string()
    .transform((tag, context) => {
      if (matchLanguage(tag)) return Intl.getCanonicalLocales(tag)[0] as string;
      context.addIssue({
        code: 'custom',
        message: `is not a supported language; use one of ${supportedLanguages.join(', ')} (with a region if you like, such as ja-JP)`,
      });
      return z.NEVER;
    })
    .meta({ description, examples: ['en-IN', 'ja-JP', 'zh-CN', 'hi-IN'] });

/** A text that can be removed: a blank text becomes `null`. At most `max` Unicode code points. */
export const clearableText = (max: number, description: string) =>
  z
    .string()
    .refine((value) => value.length <= max || codePoints(value) <= max, `must be at most ${max} characters`)
    .transform((value) => (value.trim() === '' ? null : value))
    .meta({ maxLength: max, description });

const unlessBlank = (value: string) => (value.trim() === '' ? undefined : value);

/** An optional text: a blank text counts as left out. At most `max` Unicode code points. */
export const optionalText = (max: number, description: string) =>
  z
    .string()
    .refine((value) => value.length <= max || codePoints(value) <= max, `must be at most ${max} characters`)
    .transform(unlessBlank)
    .optional()
    .meta({ maxLength: max, description });

const notOrigin =
  'must be an origin such as https://shop.example, or https://*.shop.example for its subdomains';

/** Returns the origin of an address without path, credentials, query and fragment; null for any other text. */
function bareOrigin(address: string): string | null {
  const url = URL.parse(address);
  const isBare = url && /^https?:$/.test(url.protocol) && !url.username && url.pathname === '/';
  return isBare && !url.search && !url.hash && !/[\s?#*]/.test(address) ? url.origin : null;
}

/** Returns a pattern for subdomains as it is stored, or null. A top-level domain alone has no subdomains to allow. */
function readPattern(value: string): string | null {
  const apex = bareOrigin(value.replace('//*.', '//'));
  if (!apex) return null;
  const { protocol, hostname } = new URL(apex);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isWide = !hostname.includes('.') || /^[\d.]+$/.test(hostname);
  return isLocal || (protocol === 'https:' && !isWide) ? apex.replace('//', '//*.') : null;
}

/**
 * A web origin in the form that browsers send (`HTTPS://Shop.example:443` → `https://shop.example`), or a pattern for the
 * subdomains of one: `https://*.shop.example`.
 */
export const origin = z
  .string()
  .max(300, 'must be at most 300 characters')
  .transform((value, context) => {
    const read = value.includes('//*.') ? readPattern(value) : bareOrigin(value);
    if (read) return read;
    context.addIssue({ code: 'custom', message: notOrigin });
    return z.NEVER;
  });

/** A whole number in a range. */
export function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.int(error).min(min, error).max(max, error);
}

/** Page size of a list: 1–200. */
export const limit = (fallback: number) =>
  wholeNumber(1, 200)
    .optional()
    .meta({ description: `Maximum rows (1–200; default ${fallback}).` });

/** A text to search a list for. */
export const q = (description: string) =>
  z
    .string()
    .max(200, 'must be at most 200 characters')
    .transform(unlessBlank)
    .optional()
    .meta({ description });

const isDay = (value: string) => z.iso.date().safeParse(value).success;
const isTime = (value: string) => z.iso.datetime({ offset: true }).safeParse(value).success;
const lastMs = Date.UTC(9999, 11, 31);

/** Reads a time in RFC 3339, or a UTC day, which stands for the moment `dayOffset` days after its start. */
function readMoment(value: string, dayOffset: number, context: z.core.$RefinementCtx<unknown>): string {
  const day = isDay(value);
  const at = day || isTime(value) ? Date.parse(value) + (day ? dayOffset * 86_400_000 : 0) : Number.NaN;
  if (!Number.isNaN(at)) return new Date(Math.min(Math.max(at, 0), lastMs)).toISOString();
  context.addIssue({
    code: 'custom',
    message: 'must be a day such as 2026-03-31 or a time such as 2026-03-31T09:00:00Z',
  });
  return z.NEVER;
}

const moment = (dayOffset: number, description: string) =>
  z
    .string()
    .transform((value, context) => readMoment(value, dayOffset, context))
    .optional()
    .meta({ description });

/** The start of a span of time: rows at or after it. */
export const from = (what: string) => moment(0, `Only ${what} at or after this time or UTC day.`);

/** The end of a span of time: rows before it, or through the end of the day. */
export const to = (what: string) => moment(1, `Only ${what} before this time, or through this UTC day.`);

/** A language to filter by, with its regions and scripts: `zh` also finds `zh-Hant`. */
export const languageFilter = z
  .string()
  .max(35, 'must be a language tag such as ja or zh-Hant')
  .transform((tag, context) => {
    const canonical = canonicalTag(tag);
    if (canonical) return canonical;
    context.addIssue({ code: 'custom', message: 'must be a language tag such as ja or zh-Hant' });
    return z.NEVER;
  })
  .optional()
  .meta({ description: 'Only this language (BCP 47); zh also finds zh-Hant.' });

/** Seconds to wait for something to happen: 0 (the default) to `maxSeconds`. */
export const wait = (maxSeconds: number, description: string) =>
  z
    .number(`must be a number from 0 to ${maxSeconds}`)
    .min(0, `must be a number from 0 to ${maxSeconds}`)
    .max(maxSeconds, `must be a number from 0 to ${maxSeconds}`)
    .default(0)
    .meta({ description });

export const cursor = z
  .string()
  .max(1000, 'is not a cursor of this list')
  .transform(unlessBlank)
  .optional()
  .meta({ description: '`next_cursor` of the previous page, with the same filters.' });

export const chatbotId = id(
  'Bot id (UUID), from list_bots.',
  'must be the id of a bot (a UUID); list_bots returns the ids',
);

/** The id of a conversation, chosen by the client: 1–200 code points without control characters. */
export const sessionId = (description: string) =>
  text(200, description).refine(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    (value) => !/[\u0000-\u001f\u007f-\u009f]/.test(value) && value !== '.' && value !== '..',
    'must not contain control characters and must not be `.` or `..`',
  );

const isBase64 = (value: string) => value.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(value);

/** A recording. Over REST, it can be the part `audio` of a form instead. */
export const audio = z
  .object({
    data: z
      .string()
      .refine((value) => value !== '', { error: 'is empty', abort: true })
      .refine(isBase64, 'must be base64')
      .meta({ description: 'The bytes in base64; at most 60 seconds and 5 MiB.' }),
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

/** What every time says that says nothing else. */
export const timeWords = 'RFC 3339, UTC.';
const timestamp = z.iso.datetime().meta({ description: timeWords });
const nullable = <T extends z.ZodType>(schema: T) => schema.nullable();

export const Bot = z.object({
  id: z.uuid(),
  name: z.string(),
  language: z.string().meta({ description: 'Fallback language (BCP 47).' }),
  created_at: timestamp,
  is_default: z.boolean().meta({ description: 'true: answers when no bot is named.' }),
});

/** How a chat model answers: in its own words, or word for word from the documents. */
export const wordings = ['own', 'document'] as const;

export const BotSettings = Bot.extend({
  instructions: nullable(z.string()).meta({ description: 'Instructions beside the knowledge.' }),
  greeting: nullable(z.string()),
  handoff_message: nullable(z.string()),
  allowed_origins: z.array(z.string()).meta({
    description: 'Origins of pages that may show the bot, beside pages of this service.',
  }),
  public_key: z.string().meta({ description: 'Identifies the bot to the visitor API. Not a secret.' }),
  speech_forms: SpeechForms,
  test_schedule: z.enum(['never', 'daily', 'weekly']),
  wording: z.enum(wordings).meta({
    description:
      'own: a chat model writes replies in its own words. document: it only chooses sentences of the documents, which are quoted.',
  }),
}).extend(WindowSettings.shape);

export const documentStatuses = ['queued', 'processing', 'ready', 'failed'] as const;
export const sourceTypes = ['url', 'file', 'qa', 'snippet'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];
export type SourceType = (typeof sourceTypes)[number];

export const refreshIntervals = ['never', 'daily', 'weekly', 'monthly'] as const;

/** A time or UTC day that can be removed: a blank text becomes `null`. */
const bound = (dayOffset: number, description: string) =>
  z
    .string()
    .transform((value, context) => (value.trim() === '' ? null : readMoment(value, dayOffset, context)))
    .optional()
    .meta({ description });

/** When a document may be answered from. */
export const validity = {
  validFrom: bound(0, 'The document answers from this time or UTC day on. Empty: no limit.'),
  validUntil: bound(1, 'The document answers until this time, or through this UTC day. Empty: no limit.'),
  publish: z
    .enum(['draft', 'published'])
    .optional()
    .meta({ description: 'draft: indexed, but only test runs with drafts see it. Default published.' }),
  archived: z
    .boolean()
    .optional()
    .meta({ description: 'true: the bot no longer answers from it, and nothing is deleted.' }),
};

const DocumentWarning = z.object({
  code: z.string().meta({ description: 'Stable, such as hidden_parts_skipped.' }),
  message: z
    .string()
    .meta({ description: 'What it means and what to do, in the language of Accept-Language.' }),
  count: nullable(z.int()).meta({ description: 'Number of pages, parts, letters or cells.' }),
});

export const KBDocument = z.object({
  id: z.uuid(),
  title: z.string(),
  source_url: nullable(z.string()),
  source_type: z.enum(sourceTypes),
  status: z.enum(documentStatuses),
  chunk_count: z.int(),
  chatbot_id: nullable(z.uuid()).meta({ description: 'Bot that owns it; null: all bots share it.' }),
  created_at: timestamp,
  updated_at: timestamp,
  refresh: z
    .enum(refreshIntervals)
    .meta({ description: 'How often the page is fetched again automatically.' }),
  valid_from: nullable(timestamp).meta({
    description: 'The bot answers from it from this time on; null: no limit.',
  }),
  valid_until: nullable(timestamp).meta({
    description: 'The bot answers from it until this time; null: no limit.',
  }),
  archived: z.boolean().meta({ description: 'Kept, but never answered from.' }),
  publish: z.enum(['draft', 'published']).meta({ description: 'draft: only test runs with drafts see it.' }),
  indexed_at: nullable(timestamp).meta({
    description: 'When the text was read last; null until it is ready.',
  }),
  error: nullable(z.object({ code: z.string(), message: z.string(), retry_at: z.string().optional() })).meta({
    description: 'Why the document failed and what to do. While queued: why it is tried again at retry_at.',
  }),
  warnings: z.array(DocumentWarning).meta({ description: 'What was not read, or not surely.' }),
  quality: nullable(z.number()).meta({
    description: 'Share of its letters that can be read, 0 to 1; null: unknown.',
  }),
  page_count: nullable(z.int()).meta({ description: 'Pages or slides of the original.' }),
  pages_read: nullable(z.int()).meta({
    description: 'Pages of a scan that were read so far; null when nothing is being read page by page.',
  }),
});

/** The states of a crawl and of a test run. */
const runStatuses = ['queued', 'running', 'done', 'failed'] as const;

const pageCount = (what: string) => z.int().meta({ description: `Pages that are ${what}.` });

export const Crawl = z.object({
  id: z.uuid(),
  url: z.string(),
  status: z.enum(runStatuses),
  kind: nullable(z.enum(['sitemap', 'section'])).meta({
    description: 'Type of the address; null until it is read.',
  }),
  max_pages: z.int(),
  pages: z.object({
    queued: pageCount('waiting'),
    processing: pageCount('being read'),
    ready: pageCount('ready'),
    failed: pageCount('failed'),
  }),
  chatbot_id: nullable(z.uuid()),
  created_at: timestamp,
  error: nullable(z.object({ code: z.string(), message: z.string(), retry_at: z.string().optional() })).meta({
    description: 'Why it failed. While queued: why it is tried again at retry_at.',
  }),
});

export const Source = z.object({
  document_id: z.uuid(),
  title: z.string(),
  section: z.string().optional(),
  url: nullable(z.string()),
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

export const ConversationEntry = z.object({
  session_id: z.string(),
  chatbot_id: z.uuid(),
  language: nullable(z.string()),
  message_count: z.int(),
  first_message_at: timestamp,
  last_message_at: timestamp,
  last_message: nullable(z.string()),
  last_customer_message: nullable(z.string()),
  waiting_since: nullable(timestamp),
  customer_name: nullable(z.string()),
  status: z.enum(conversationStatuses),
  channel: z.enum(channels),
  lead_id: nullable(z.uuid()),
  assignee: nullable(z.object({ id: z.uuid(), name: z.string() })).meta({
    description: 'Member who works on it.',
  }),
});

const memberForm = /^(?:me|nobody|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/i;

/** A member by id, or by what the caller is to them. */
export const assignee = (description: string) =>
  z
    .string()
    .refine((value) => memberForm.test(value), 'must be the id of a member, me or nobody')
    .transform((value) => value.toLowerCase())
    .meta({ description });

export const Message = z.object({
  id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  author: z.enum(['bot', 'human', 'visitor']),
  author_name: nullable(z.string()).meta({ description: 'The name of the person who replied, if known.' }),
  content: z.string(),
  language: nullable(z.string()),
  answered: nullable(z.boolean()),
  interrupted: z.boolean(),
  spoken: z.boolean(),
  heard: nullable(z.string()).meta({
    description: 'The part of an interrupted spoken reply that was heard.',
  }),
  sources: z.array(Source),
  feedback: nullable(z.enum(['up', 'down'])),
  feedback_comment: nullable(z.string()),
  created_at: timestamp,
});

/** A message as its visitor reads it. */
export const VisitorMessage = Message.omit({ feedback_comment: true }).extend({
  reply_to: nullable(z.uuid()).meta({ description: 'Of a reply of the bot: the id of its question.' }),
});

export const intentLabels = ['hot', 'warm', 'cold'] as const;
export type IntentLabel = (typeof intentLabels)[number];

export const Lead = z.object({
  id: z.uuid(),
  chatbot_id: z.uuid(),
  session_id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: nullable(z.string()),
  company: nullable(z.string()),
  message: nullable(z.string()),
  intent_score: z.int().min(0).max(100),
  intent_label: z.enum(intentLabels),
  intent_reasons: z.array(z.string()),
  language: nullable(z.string()),
  created_at: timestamp,
});

/** A page of a list. */
export const page = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    has_more: z.boolean(),
    next_cursor: z
      .string()
      .nullable()
      .meta({ description: 'Send as `cursor` for the next page; null at the end.' }),
  });

/** Asks for the total of a list. */
export const count = z.boolean().optional().meta({ description: 'true: also return `total`.' });

/** A page of a list that can be counted. */
export const countedPage = <T extends z.ZodType>(item: T) =>
  page(item).extend({
    total: z
      .int()
      .optional()
      .meta({
        description: `With \`count\`: all rows; ${maxCounted + 1} means more than ${maxCounted}.`,
      }),
  });

/** What a test case expects, as an owner sends it. */
export const testCase = {
  askedBefore: z
    .array(text(2000, 'A question.'))
    .max(5, 'must be at most 5 questions')
    .optional()
    .meta({ description: 'Questions asked before it in the same conversation, oldest first.' }),
  expectedDocumentIds: z
    .array(z.uuid())
    .max(20, 'must be at most 20 documents')
    .optional()
    .meta({ description: 'The answer must cite one of these documents.' }),
  expectedAnswer: text(
    2000,
    'Text the answer must contain. Case, character width and spaces are ignored.',
  ).optional(),
  mustNotSay: z
    .array(text(500, 'A text.'))
    .max(20, 'must be at most 20 texts')
    .optional()
    .meta({ description: 'Texts the answer must not contain.' }),
};

export const TestCase = z.object({
  id: z.uuid(),
  chatbot_id: z.uuid(),
  question: z.string(),
  language: nullable(z.string()),
  expected_document_id: nullable(z.uuid()).meta({ description: 'The first of expected_document_ids.' }),
  expected_document_ids: z
    .array(z.uuid())
    .meta({ description: 'The answer must cite one of these documents.' }),
  expected_answer: nullable(z.string()).meta({ description: 'Text the answer must contain.' }),
  must_not_say: z.array(z.string()).meta({ description: 'Texts the answer must not contain.' }),
  asked_before: z
    .array(z.string())
    .meta({ description: 'Questions asked before it in the same conversation.' }),
  expect_unanswered: z.boolean().meta({ description: 'The bot must say that it does not know.' }),
  created_at: timestamp,
});

export const TestRun = z.object({
  id: z.uuid(),
  chatbot_id: z.uuid(),
  status: z.enum(runStatuses),
  total: z.int(),
  passed: z.int(),
  drafts: z.boolean().meta({ description: 'Drafts were answered from too.' }),
  created_at: timestamp,
  finished_at: nullable(timestamp),
});

export const TestResult = z.object({
  case_id: z.uuid(),
  question: z.string(),
  passed: z.boolean(),
  reasons: z.array(z.string()).meta({ description: 'Why it failed; empty if it passed.' }),
  answered: nullable(z.boolean()),
  language: z.string(),
  answer: z.string(),
  sources: z.array(Source),
  change: z.enum(['new', 'same', 'better', 'worse']).meta({ description: 'Compared with the previous run.' }),
  language_before: nullable(z.string()).meta({
    description: 'Language of the reply in the previous run, if it changed.',
  }),
});
