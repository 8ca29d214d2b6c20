import { z } from 'zod';
import { timeOf } from '../../form/moments.ts';
import type { EventKind } from './events.ts';

const chatbot_id = z.uuid().nullable().meta({ description: 'Id of the bot; null if it concerns all bots.' });
const session_id = z.string().meta({ description: 'Id of the conversation.' });
const test = z.boolean().optional().meta({ description: 'true: a test event with sample values.' });

const document = z.object({
  document_id: z.uuid().meta({ description: 'Id of the document.' }),
  chatbot_id,
  title: z.string().meta({ description: 'Its title.' }),
  status: z.string().meta({ description: 'ready or failed.' }),
  error: z
    .object({ code: z.string(), message: z.string() })
    .nullable()
    .meta({ description: 'Why it failed and what to do; null if it is ready.' }),
  warnings: z
    .array(z.object({ code: z.string(), count: z.int().nullable() }))
    .meta({ description: 'What was not read, by code; get_knowledge says what each means.' }),
  test,
});

/** The data of each kind of event. Objects can gain members, so none is closed. */
export const eventData: Record<EventKind, z.ZodObject> = {
  'lead.created': z.object({
    lead_id: z.uuid().meta({ description: 'Id of the lead.' }),
    session_id,
    chatbot_id,
    name: z.string().meta({ description: 'Name of the visitor.' }),
    email: z.string().meta({ description: 'E-mail address; empty if it is not known.' }),
    phone: z.string().nullable().meta({ description: 'Phone number; null if it is not known.' }),
    test,
  }),
  'conversation.handoff': z.object({
    session_id,
    chatbot_id,
    language: z.string().nullable().meta({ description: 'Language of the conversation (BCP 47).' }),
    last_message: z.string().nullable().meta({ description: 'What the visitor wrote last.' }),
    reason: z.string().meta({ description: 'Why a person is wanted.' }),
    requested_at: timeOf('When the person was asked for'),
    assignee: z
      .object({ id: z.uuid(), name: z.string() })
      .nullable()
      .meta({ description: 'The member it is given to; null: nobody yet.' }),
    summary: z.string().meta({ description: 'Contact details, language and last question of the visitor.' }),
    test,
  }),
  'conversation.rated': z.object({
    session_id,
    chatbot_id,
    score: z.int().meta({ description: 'From 1 (poor) to 5 (very good).' }),
    comment: z.string().nullable().meta({ description: 'What the visitor added; null: nothing.' }),
    rated_at: timeOf('When the visitor rated it first'),
    test,
  }),
  'message.unanswered': z.object({
    session_id,
    chatbot_id,
    message_id: z.uuid().meta({ description: 'Id of the question.' }),
    question: z.string().meta({ description: 'The question.' }),
    language: z.string().nullable().meta({ description: 'Language of the question (BCP 47).' }),
    asked_at: timeOf('When it was asked'),
    test,
  }),
  'document.ready': document,
  'document.failed': document,
  'tests.regressed': z.object({
    run_id: z.uuid().meta({ description: 'Id of the test run.' }),
    chatbot_id,
    passed: z.int().meta({ description: 'Cases that passed.' }),
    total: z.int().meta({ description: 'Cases of the run.' }),
    passed_before: z.int().meta({ description: 'Cases that passed in the run before.' }),
    regressed: z.int().meta({ description: 'Cases that passed before and fail now.' }),
    cases: z
      .array(
        z.object({
          case_id: z.uuid(),
          question: z.string(),
          reasons: z.array(z.string()).meta({ description: 'Why it fails.' }),
        }),
      )
      .meta({ description: 'At most 20 of them.' }),
    test,
  }),
  'message.failed': z.object({
    session_id,
    chatbot_id,
    channel_id: z.uuid().meta({ description: 'Id of the channel.' }),
    message_id: z.uuid().meta({ description: 'Id of the reply that did not reach the customer.' }),
    error: z.string().meta({ description: 'Why: window_closed, blocked, unknown_outcome, …' }),
    failed_at: timeOf('When it was given up'),
    test,
  }),
  'channel.failing': z.object({
    channel_id: z.uuid().meta({ description: 'Id of the channel.' }),
    chatbot_id,
    kind: z.string().meta({ description: 'Kind of the channel.' }),
    error: z.string().meta({ description: 'Why: key_invalid, restricted, quota, …' }),
    failing_since: timeOf('When it began to fail'),
    test,
  }),
};

/** A sentence for each kind of event. */
export const eventDescriptions: Record<EventKind, string> = {
  'lead.created': 'A visitor left contact details, in the form or in conversation; once per conversation.',
  'conversation.handoff': 'A visitor asks for a person; once each time the conversation enters handoff.',
  'conversation.rated': 'A visitor rated a conversation after a person closed it, or changed the rating.',
  'message.unanswered': 'The bot found nothing relevant for a question.',
  'document.ready': 'A document was read and can be answered from.',
  'document.failed': 'A document could not be read.',
  'tests.regressed': 'A test case fails that passed in the run before.',
  'message.failed': 'A reply did not reach a customer on a channel.',
  'channel.failing': 'A provider takes no more messages of a channel until somebody acts.',
};
