import {
  bubbleIn,
  consentIn,
  defineTool,
  describeVoice,
  greetingIn,
  isOpen,
  listSuggestions,
  matchLanguage,
  nextOpening,
  readVisitedBot,
  ShownBubble,
  schemas,
  supportedLanguages,
  type WindowBot,
  WindowSettings,
} from '@jawab/core';
import { z } from 'zod';

const formTexts = [
  'formTitle',
  'formOptional',
  'formSubmit',
  'formThanks',
  'formRequired',
  'formInvalidEmail',
] as const;
const fieldKinds = {
  name: { label: 'formName', type: 'text' },
  email: { label: 'formEmail', type: 'email' },
  phone: { label: 'formPhone', type: 'tel' },
  message: { label: 'formMessage', type: 'textarea' },
} as const;

const { theme, logo, lead_form, handoff_hours, history, hosted_page, attachments } = WindowSettings.shape;
const Fields = z.array(
  z.object({
    name: z.enum(['name', 'email', 'phone', 'message']),
    label: z.string(),
    type: z.enum(['text', 'email', 'tel', 'textarea']),
    required: z.boolean(),
  }),
);

function describeHandoff({ handoff_hours: hours }: WindowBot, now: Date) {
  const open = isOpen(hours, now);
  return {
    enabled: hours === null || hours.week.length > 0,
    open,
    opens_at: open || !hours ? null : (nextOpening(hours, now)?.toISOString() ?? null),
    hours,
  };
}

export default defineTool({
  name: 'widget_config',
  title: 'Get the settings of a chat window',
  description:
    'Returns all that a chat window needs in one answer. It has name, greeting, look, suggested questions, contact form, hours of people, and all texts in the requested language. It has an ETag.',
  scope: null,
  audience: ['visitor'],
  withoutSession: true,
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/widget/{publicKey}/config', etag: true },
  mcp: false,
  input: z.object({
    language: schemas
      .language('Language of the texts (BCP 47). Defaults to the language of the bot.')
      .optional(),
  }),
  output: z.object({
    data: z.object({
      name: z.string().meta({ description: 'Name of the bot.' }),
      language: z.string().meta({ description: 'Language of these texts.' }),
      languages: z.array(z.string()).meta({ description: 'Languages the bot answers in.' }),
      language_names: z
        .record(z.string(), z.string())
        .meta({ description: 'Names of the languages, as their speakers write them.' }),
      direction: z.enum(['ltr', 'rtl']).meta({ description: 'Direction of the script.' }),
      greeting: z.string(),
      theme,
      logo,
      suggestions: z.array(z.string()).meta({ description: 'Questions to offer, in `language`.' }),
      lead_form: z.object({
        when: lead_form.shape.when,
        fields: Fields,
        consent: z.object({ text: z.string(), url: z.string().nullable() }).nullable().meta({
          description: 'Text that the visitor must agree to, and the page that says more; null: none.',
        }),
      }),
      handoff: z.object({
        enabled: z.boolean().meta({ description: 'false: people never answer, show the form instead.' }),
        open: z.boolean().meta({ description: 'true: people answer now.' }),
        opens_at: z.iso.datetime().nullable().meta({ description: 'When people answer next (UTC).' }),
        hours: handoff_hours,
      }),
      bubble: ShownBubble.nullable().meta({
        description: 'Message that the page shows beside the chat button by itself; null: none.',
      }),
      history,
      hosted_page,
      attachments,
      voice: z
        .object({
          enabled: z.boolean().meta({ description: 'false: the window has no microphone.' }),
          autoplay: z.boolean().meta({ description: 'true: spoken questions are answered aloud.' }),
          hears: z.array(z.string()).meta({ description: 'Languages that this service hears.' }),
          speaks: z.array(z.string()).meta({ description: 'Languages that this service speaks.' }),
          heard_by: z.string().nullable().meta({ description: 'Host that gets the recordings; null: none.' }),
        })
        .meta({
          description: 'How visitors speak with the bot. Browsers may hear and speak other languages.',
        }),
      form: z.object({ fields: Fields, texts: z.record(z.string(), z.string()) }),
      texts: z
        .record(z.string(), z.string())
        .meta({ description: 'All texts of the window by key, as ICU MessageFormat.' }),
    }),
  }),
  async handler(ctx, { language: asked }) {
    const bot = await readVisitedBot(ctx);
    const language = matchLanguage(asked ?? bot.language) ?? 'en';
    const { direction, texts } = ctx.languages.window(language, bot.speech_forms);
    const say = (key: string, values = {}) => ctx.languages.say(language, key, values, bot.speech_forms);
    const fields = bot.lead_form.fields.map(({ name, required }) => {
      const { label, type } = fieldKinds[name];
      return { name, label: say(label), type, required };
    });
    return {
      data: {
        name: bot.name,
        language,
        languages: [...supportedLanguages],
        language_names: ctx.languages.nativeNames,
        direction,
        greeting: greetingIn(bot, language) ?? say('greeting', { botName: bot.name }),
        theme: bot.theme,
        logo: bot.logo,
        suggestions: await listSuggestions(ctx, bot, language),
        lead_form: { when: bot.lead_form.when, fields, consent: consentIn(bot, language) },
        handoff: describeHandoff(bot, ctx.now()),
        bubble: bubbleIn(bot, language),
        history: bot.history,
        hosted_page: bot.hosted_page,
        attachments: bot.attachments,
        voice: await describeVoice(ctx, bot),
        form: {
          fields,
          texts: Object.fromEntries(formTexts.map((key) => [key, say(key)])),
        },
        texts,
      },
    };
  },
});
