import { z } from 'zod';
import { runStatuses, text } from '../../form/fields.ts';
import { timestamp } from '../../form/moments.ts';
import { Source } from '../conversations/schemas.ts';

/** The expectations of a test case, as an owner sends them. */
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
  language: z.string().nullable(),
  expected_document_id: z.uuid().nullable().meta({ description: 'The first of expected_document_ids.' }),
  expected_document_ids: z
    .array(z.uuid())
    .meta({ description: 'The answer must cite one of these documents.' }),
  expected_answer: z.string().nullable().meta({ description: 'Text the answer must contain.' }),
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
  finished_at: timestamp.nullable(),
});

export const TestResult = z.object({
  case_id: z.uuid(),
  question: z.string(),
  passed: z.boolean(),
  reasons: z.array(z.string()).meta({ description: 'Why it failed; empty if it passed.' }),
  answered: z.boolean().nullable(),
  language: z.string(),
  answer: z.string(),
  sources: z.array(Source),
  change: z.enum(['new', 'same', 'better', 'worse']).meta({ description: 'Compared with the previous run.' }),
  language_before: z.string().nullable().meta({
    description: 'Language of the reply in the previous run, if it changed.',
  }),
});
