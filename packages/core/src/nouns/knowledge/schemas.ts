import { z } from 'zod';
import { runStatuses } from '../../form/fields.ts';
import { clearableMoment, timestamp } from '../../form/moments.ts';

export const documentStatuses = ['queued', 'processing', 'ready', 'failed'] as const;
export const sourceTypes = ['url', 'file', 'qa', 'snippet'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];
export type SourceType = (typeof sourceTypes)[number];

export const refreshIntervals = ['never', 'daily', 'weekly', 'monthly'] as const;

/** When a document may be answered from. */
export const validity = {
  validFrom: clearableMoment(0, 'The document answers from this time or UTC day on. Empty: no limit.'),
  validUntil: clearableMoment(
    1,
    'The document answers until this time, or through this UTC day. Empty: no limit.',
  ),
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
  count: z.int().nullable().meta({ description: 'Number of pages, parts, letters or cells.' }),
});

export const KBDocument = z.object({
  id: z.uuid(),
  title: z.string(),
  source_url: z.string().nullable(),
  source_type: z.enum(sourceTypes),
  status: z.enum(documentStatuses),
  chunk_count: z.int(),
  chatbot_id: z.uuid().nullable().meta({ description: 'Bot that owns it; null: all bots share it.' }),
  created_at: timestamp,
  updated_at: timestamp,
  refresh: z
    .enum(refreshIntervals)
    .meta({ description: 'How often the page is fetched again automatically.' }),
  valid_from: timestamp.nullable().meta({
    description: 'The bot answers from it from this time on; null: no limit.',
  }),
  valid_until: timestamp.nullable().meta({
    description: 'The bot answers from it until this time; null: no limit.',
  }),
  archived: z.boolean().meta({ description: 'Kept, but never answered from.' }),
  publish: z.enum(['draft', 'published']).meta({ description: 'draft: only test runs with drafts see it.' }),
  indexed_at: timestamp.nullable().meta({
    description: 'When the text was read last; null until it is ready.',
  }),
  error: z
    .object({ code: z.string(), message: z.string(), retry_at: z.string().optional() })
    .nullable()
    .meta({
      description: 'Why the document failed and what to do. While queued: why it is tried again at retry_at.',
    }),
  warnings: z.array(DocumentWarning).meta({ description: 'What was not read, or not surely.' }),
  quality: z.number().nullable().meta({
    description: 'Share of its letters that can be read, 0 to 1; null: unknown.',
  }),
  page_count: z.int().nullable().meta({ description: 'Pages or slides of the original.' }),
  pages_read: z.int().nullable().meta({
    description: 'Pages of a scan that were read so far; null when nothing is being read page by page.',
  }),
});

/** The words of a document that somebody wrote here. */
export const DocumentContent = z
  .object({
    text: z.string().nullable().meta({ description: 'The text of a snippet.' }),
    question: z.string().nullable().meta({ description: 'The question of a Q&A.' }),
    answer: z.string().nullable().meta({ description: 'The answer of a Q&A.' }),
  })
  .nullable()
  .meta({ description: 'The words of a snippet or Q&A, if asked for; null for pages and files.' });

const pageCount = (what: string) => z.int().meta({ description: `Pages that are ${what}.` });

export const Crawl = z.object({
  id: z.uuid(),
  url: z.string(),
  status: z.enum([...runStatuses, 'stopped', 'searching', 'found']),
  kind: z.enum(['sitemap', 'section']).nullable().meta({
    description: 'Type of the address; null until it is read.',
  }),
  max_pages: z.int(),
  pages: z.object({
    queued: pageCount('waiting'),
    processing: pageCount('being read'),
    ready: pageCount('ready'),
    failed: pageCount('failed'),
  }),
  found: z.int().nullable().meta({
    description: 'Pages to choose from; null if the crawl reads every page it finds.',
  }),
  chatbot_id: z.uuid().nullable(),
  created_at: timestamp,
  error: z
    .object({ code: z.string(), message: z.string(), retry_at: z.string().optional() })
    .nullable()
    .meta({
      description: 'Why it failed. While queued: why it is tried again at retry_at.',
    }),
});
