import { randomUUID } from 'node:crypto';
import {
  defineTool,
  leadForm,
  listVisitorMessages,
  matchLanguage,
  onlyBot,
  readVisitedBot,
  requestHandoff,
  saveLead,
  schemas,
  supportedLanguages,
  type Tool,
} from '@jawab/core';
import { z } from 'zod';
import { createVisitorSession } from './session-token.ts';

const effects = { readOnly: false, destructive: false, idempotent: false, openWorld: false };
const common = { scope: null, audience: ['visitor'], effects, mcp: false } as const;

const formKeys = [
  'formTitle',
  'formOptional',
  'formSubmit',
  'formThanks',
  'formRequired',
  'formInvalidEmail',
] as const;
const pageKeys = ['inputPlaceholder', 'send', 'typing', 'helpful', 'notHelpful', 'suggestionPerson'] as const;
const rightToLeft = new Set(['ar']);

const language = schemas
  .language('Language of the texts (BCP 47). Defaults to the language of the bot.')
  .optional();
const Session = { sessionId: z.string(), chatbotId: z.uuid() };

/** A message as its visitor reads it. */
export const VisitorMessage = schemas.Message.pick({
  ...{ id: true, role: true, author: true, content: true, language: true, sources: true, created_at: true },
});

const texts = <K extends string>(names: readonly K[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.string()])) as Record<K, z.ZodString>);

const Page = z.object({
  name: z.string().meta({ description: 'Name of the bot.' }),
  language: z.string().meta({ description: 'Language of these texts.' }),
  languages: z.array(z.string()).meta({ description: 'Languages the bot answers in.' }),
  direction: z.enum(['ltr', 'rtl']).meta({ description: 'Direction of the script.' }),
  greeting: z.string(),
  form: z.object({
    fields: z.array(
      z.object({
        name: z.enum(['name', 'email', 'phone', 'message']),
        label: z.string(),
        type: z.enum(['text', 'email', 'tel', 'textarea']),
        required: z.boolean(),
      }),
    ),
    texts: texts(formKeys),
  }),
  texts: texts(pageKeys),
});

const LeadForm = leadForm.extend({
  ...Session,
  website: z
    .string()
    .optional()
    .meta({ description: 'Leave it empty. Only bots that send spam fill it in.' }),
});

/** What a visitor can do besides chatting and rating, as operations of its own; REST only. `key` signs sessions. */
export function createVisitorOperations(key: Buffer): Tool[] {
  const config = defineTool({
    ...common,
    name: 'widget_config',
    title: 'Get the settings of a chat window',
    description:
      'Returns the name, greeting, languages and text direction of the bot, and the texts of the chat window and contact form in the requested language.',
    rest: { method: 'GET', path: '/config' },
    input: z.object({ language }),
    output: z.object({ data: Page }),
    async handler(ctx, { language: asked }) {
      const { say } = ctx;
      const bot = await readVisitedBot(ctx);
      const spoken = matchLanguage(asked ?? bot.language) ?? 'en';
      const texts = <K extends string>(keys: readonly K[]) =>
        Object.fromEntries(keys.map((name) => [name, say(spoken, name)])) as Record<K, string>;
      type Field = z.infer<typeof Page>['form']['fields'][number];
      const field = (name: Field['name'], label: string, type: Field['type'], required: boolean): Field => ({
        ...{ name, label: say(spoken, label), type, required },
      });
      const isOwn = spoken === matchLanguage(bot.language);
      const data: z.infer<typeof Page> = {
        name: bot.name,
        language: spoken,
        languages: [...supportedLanguages],
        direction: rightToLeft.has(spoken) ? 'rtl' : 'ltr',
        greeting: isOwn && bot.greeting ? bot.greeting : say(spoken, 'greeting', { botName: bot.name }),
        form: {
          fields: [
            field('name', 'formName', 'text', true),
            field('email', 'formEmail', 'email', true),
            field('phone', 'formPhone', 'tel', false),
            field('message', 'formMessage', 'textarea', false),
          ],
          texts: texts(formKeys),
        },
        texts: texts(pageKeys),
      };
      return { data };
    },
  });

  const session = defineTool({
    ...common,
    name: 'widget_session',
    title: 'Open a session',
    description:
      'Starts a conversation with an id that cannot be guessed and returns its signed token. Send the token as `X-Widget-Session` with every later call.',
    rest: { method: 'POST', path: '/session', status: 201 },
    input: z.object({}),
    output: z.object({
      data: z.object({
        session_token: z
          .string()
          .meta({ description: 'Works for this bot only. Anyone who has it acts as this visitor.' }),
        session_id: z.uuid(),
        expires_at: z.iso.datetime().meta({ description: 'In 30 days (RFC 3339, UTC).' }),
      }),
    }),
    async handler({ now, principal }) {
      const { token, session: id, expires } = createVisitorSession(key, onlyBot(principal) ?? '', now());
      const expires_at = new Date(expires * 1000).toISOString();
      return { data: { session_token: token, session_id: id, expires_at } };
    },
  });

  const messages = defineTool({
    ...common,
    name: 'widget_messages',
    title: 'Read messages',
    description:
      'Returns the messages after one of them, or all, oldest first, at most 200. Replies of a person arrive here. With `Accept: text/event-stream`, new messages come as Server-Sent Events, each with its id. To continue after a message, send its id as `Last-Event-ID`.',
    rest: { method: 'GET', path: '/messages' },
    input: z.object({ ...Session, after: schemas.id('Id of the last message the page has.').optional() }),
    output: z.object({ data: z.array(VisitorMessage) }),
    handler: async (ctx, input) => ({ data: await listVisitorMessages(ctx, input) }),
  });

  const lead = defineTool({
    ...common,
    name: 'widget_lead',
    title: 'Submit the contact form',
    description:
      'Saves the contact data as the lead of this session. A second submission updates that lead. The first one sends the event `lead.created`.',
    rest: { method: 'POST', path: '/lead', status: 201 },
    input: LeadForm,
    output: z.object({ data: z.object({ lead_id: z.uuid() }) }),
    async handler(ctx, { website, sessionId, chatbotId, ...form }) {
      if (website) return { data: { lead_id: randomUUID() } };
      const saved = await saveLead(ctx, { botId: chatbotId, sessionId }, form);
      return { data: { lead_id: saved.id } };
    },
  });

  const handoff = defineTool({
    ...common,
    name: 'widget_handoff',
    title: 'Ask for a person',
    description:
      'Hands the conversation over to a person, sends the event `conversation.handoff` once, and returns a notice for the visitor. The bot is silent from then on.',
    rest: { method: 'POST', path: '/handoff' },
    input: z.object({ ...Session, language }),
    output: z.object({ data: z.object({ status: z.literal('handoff'), message: z.string() }) }),
    async handler(ctx, { sessionId, language: asked }) {
      const bot = await readVisitedBot(ctx);
      const spoken = matchLanguage(asked ?? bot.language) ?? 'en';
      const message = await requestHandoff(ctx, { bot, sessionId, language: spoken });
      return { data: { status: 'handoff' as const, message } };
    },
  });

  return [config, session, messages, lead, handoff] as unknown as Tool[];
}
