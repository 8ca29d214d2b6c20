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
const common = { title: '', description: '', scope: null, effects, mcp: false } as const;

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

const language = schemas.language('Language of the texts (BCP 47); the bot’s when left out.').optional();
const Session = { sessionId: z.string(), chatbotId: z.uuid() };

const LeadForm = leadForm.extend({
  ...Session,
  website: z.string().optional().meta({ description: 'Leave empty: only machines fill it in.' }),
});

/** What a visitor can do besides chatting and rating, as operations of its own; REST only. `key` signs sessions. */
export function createVisitorOperations(key: Buffer): Tool[] {
  const config = defineTool({
    ...common,
    name: 'widget_config',
    rest: { method: 'GET', path: '/config' },
    input: z.object({ language }),
    output: z.object({ data: z.record(z.string(), z.unknown()) }),
    async handler(ctx, { language: asked }) {
      const { say } = ctx;
      const bot = await readVisitedBot(ctx);
      const spoken = matchLanguage(asked ?? bot.language) ?? 'en';
      const texts = (keys: readonly string[]) =>
        Object.fromEntries(keys.map((name) => [name, say(spoken, name)]));
      const field = (name: string, label: string, type: string, required: boolean) => ({
        ...{ name, label: say(spoken, label), type, required },
      });
      const isOwn = spoken === matchLanguage(bot.language);
      const data = {
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
    rest: { method: 'POST', path: '/session', status: 201 },
    input: z.object({}),
    output: z.object({
      data: z.object({ session_token: z.string(), session_id: z.string(), expires_at: z.string() }),
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
    rest: { method: 'GET', path: '/messages' },
    input: z.object({ ...Session, after: schemas.id('Id of the last message the page has.').optional() }),
    output: z.object({
      data: z.array(
        schemas.Message.pick({
          ...{
            id: true,
            role: true,
            author: true,
            content: true,
            language: true,
            sources: true,
            created_at: true,
          },
        }),
      ),
    }),
    handler: async (ctx, input) => ({ data: await listVisitorMessages(ctx, input) }),
  });

  const lead = defineTool({
    ...common,
    name: 'widget_lead',
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
