import { defineTool, matchLanguage, readVisitedBot, schemas, supportedLanguages } from '@jawab/core';
import { z } from 'zod';

const windowTexts = [
  'inputPlaceholder',
  'send',
  'typing',
  'helpful',
  'notHelpful',
  'suggestionPerson',
] as const;
const formTexts = [
  'formTitle',
  'formOptional',
  'formSubmit',
  'formThanks',
  'formRequired',
  'formInvalidEmail',
] as const;
const formFields = [
  { name: 'name', label: 'formName', type: 'text', required: true },
  { name: 'email', label: 'formEmail', type: 'email', required: true },
  { name: 'phone', label: 'formPhone', type: 'tel', required: false },
  { name: 'message', label: 'formMessage', type: 'textarea', required: false },
] as const;
const rightToLeft = new Set(['ar']);

const texts = <K extends string>(keys: readonly K[]) =>
  z.object(Object.fromEntries(keys.map((key) => [key, z.string()])) as Record<K, z.ZodString>);

export default defineTool({
  name: 'widget_config',
  title: 'Get the settings of a chat window',
  description:
    'Returns the name, greeting, languages and text direction of the bot, and the texts of the chat window and contact form in the requested language.',
  scope: null,
  audience: ['visitor'],
  withoutSession: true,
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/widget/{publicKey}/config' },
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
        texts: texts(formTexts),
      }),
      texts: texts(windowTexts),
    }),
  }),
  async handler(ctx, { language: asked }) {
    const bot = await readVisitedBot(ctx);
    const language = matchLanguage(asked ?? bot.language) ?? 'en';
    const isOwn = language === matchLanguage(bot.language);
    const say = <K extends string>(keys: readonly K[]) =>
      Object.fromEntries(keys.map((key) => [key, ctx.languages.say(language, key)])) as Record<K, string>;
    return {
      data: {
        name: bot.name,
        language,
        languages: [...supportedLanguages],
        direction: rightToLeft.has(language) ? ('rtl' as const) : ('ltr' as const),
        greeting:
          isOwn && bot.greeting
            ? bot.greeting
            : ctx.languages.say(language, 'greeting', { botName: bot.name }),
        form: {
          fields: formFields.map((field) => ({ ...field, label: ctx.languages.say(language, field.label) })),
          texts: say(formTexts),
        },
        texts: say(windowTexts),
      },
    };
  },
});
