import { z } from 'zod';
import { text } from '../../form/fields.ts';
import { clearableMoment, timestamp } from '../../form/moments.ts';
import { Bubble, BubbleInput } from './bubble.ts';
import { Consent, ConsentInput } from './consent.ts';
import { contrastOf, minContrast } from './contrast.ts';
import { LogoInput } from './logo.ts';
import { OpeningHours } from './opening-hours.ts';
import { bySupportedLanguage, textByLanguage } from './text-by-language.ts';
import { VoiceInput, VoiceSettings } from './voice-settings.ts';

const expand = (hex: string) => (hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex).toLowerCase();

const isColour = (text: string) => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text);

const colour = z
  .string()
  .refine(isColour, { error: 'must be a colour such as #1f5fd6 or #fff', abort: true })
  .overwrite(expand);

/** Refuses colours that cannot be read on each other, with the contrast they have. */
const checkContrast: z.core.CheckFn<{ accent: string; text: string }> = ({ value, issues }) => {
  if (!isColour(value.accent) || !isColour(value.text)) return;
  const ratio = contrastOf(value.accent, value.text);
  if (ratio >= minContrast) return;
  const found = (Math.floor(ratio * 100) / 100).toFixed(2);
  const message = `and its text ${value.text} have a contrast of ${found}:1, which must be at least ${minContrast}:1; choose a darker accent, or another text colour`;
  issues.push({ code: 'custom', input: value.accent, path: ['accent'], message });
};

/** The look of a chat window. A missing part takes its default. */
export const Theme = z
  .object({
    accent: colour.default('#1f5fd6').meta({ description: 'Colour of buttons, #rgb or #rrggbb.' }),
    text: colour.default('#ffffff').meta({ description: 'Colour of text on the accent.' }),
    scheme: z.enum(['auto', 'light', 'dark']).default('auto'),
    side: z
      .enum(['start', 'end'])
      .default('end')
      .meta({ description: 'Side of the page, by its direction.' }),
    radius: z.int().min(0, 'must be 0–32').max(32, 'must be 0–32').default(16),
  })
  .check(checkContrast);

export const maxSuggestions = 4;
export const maxSuggestionLength = 200;

const suggestion = z
  .string()
  .trim()
  .min(1, 'must not be blank')
  .refine((text) => text.length <= maxSuggestionLength, `must be at most ${maxSuggestionLength} characters`);

/** Questions that a chat window offers, by language. */
const Suggestions = bySupportedLanguage(
  z
    .array(suggestion)
    .max(maxSuggestions, `must be at most ${maxSuggestions} questions`)
    .overwrite((questions) => [...new Set(questions)]),
);

/** The fields a contact form can have, in their order on the page. */
const leadFields = ['name', 'email', 'phone', 'message'] as const;
type LeadField = (typeof leadFields)[number];

const defaultLeadFields: { name: LeadField; required: boolean }[] = [
  { name: 'name', required: true },
  { name: 'email', required: true },
  { name: 'phone', required: false },
  { name: 'message', required: false },
];

/** When a chat window shows its contact form, and with which fields. */
export const LeadForm = z.object({
  when: z
    .enum(['never', 'handoff', 'unanswered', 'start'])
    .default('handoff')
    .meta({ description: 'The moment the form appears by itself.' }),
  fields: z
    .array(z.object({ name: z.enum(leadFields), required: z.boolean().default(false) }))
    .max(leadFields.length, 'must not contain a field twice')
    .default(defaultLeadFields)
    .refine(
      (fields) => new Set(fields.map(({ name }) => name)).size === fields.length,
      'must not contain a field twice',
    )
    .refine(
      (fields) => fields.some(({ name }) => name === 'email' || name === 'phone'),
      'must contain email or phone',
    ),
});

/** A greeting for some days: it takes the place of the usual one from `from` until `until`. */
const SeasonalGreetingInput = z
  .strictObject({
    text: text(1000, 'First message to a visitor in that time.').optional(),
    from: clearableMoment(0, 'First UTC day, or time. Empty: from now on.'),
    until: clearableMoment(1, 'Last UTC day, or the time of its end.'),
  })
  .refine(({ text, until }) => Boolean(text) === Boolean(until), 'must have a text and until, or neither')
  .transform(({ text, from, until }) => (text && until ? { text, from: from ?? null, until } : null));

/** A greeting for some days, as it is read. */
const SeasonalGreeting = z.object({
  text: z.string(),
  from: timestamp.nullable(),
  until: timestamp,
});

/** Where a browser keeps a session: until its tab closes, or on the device for 30 days. */
const historyPlaces = ['tab', 'device'] as const;

/** When a bot asks its visitors to rate a conversation. */
const csatMoments = ['off', 'on_close'] as const;

/** The settings of a bot's chat window, as they are changed. A setting that is left out stays as it is. */
export const WindowInput = z.object({
  theme: Theme.optional().meta({
    description: 'Look of the chat window. Replaced whole: a part that is left out takes its default.',
  }),
  suggestions: Suggestions.optional().meta({
    description: `Questions the window offers, by language: {"en": ["…"]}, at most ${maxSuggestions} each. Replaces all. Empty: questions of Q&A documents, or often-asked ones.`,
  }),
  greetings: textByLanguage(1000).optional().meta({
    description:
      'Greetings in other languages than the bot’s, by language: {"th": "…"}. Replaces all. A language without one has the built-in greeting.',
  }),
  leadForm: LeadForm.optional().meta({
    description: 'When the contact form appears by itself, and its fields. Replaced whole.',
  }),
  consent: z
    .preprocess((value) => value ?? {}, ConsentInput)
    .optional()
    .meta({
      description:
        'Text that visitors agree to before their contact details are kept: {"texts": {"en": "…"}, "url": "https://…"}. null: none.',
    }),
  bubble: z
    .preprocess((value) => value ?? {}, BubbleInput)
    .optional()
    .meta({
      description:
        'Message that pages show beside the chat button by itself: {"texts": {"en": "…"}, "afterSeconds": 5, "paths": ["/rooms/*"], "repeat": "day"}. Replaced whole. Pages need the snippet with data-bubble, which get_bot then returns. null: none.',
    }),
  handoffHours: z
    .preprocess(
      (value) => value ?? {},
      OpeningHours.partial()
        .refine(({ timezone, week }) => (timezone === undefined) === (week === undefined), {
          message: 'must have a timezone and a week, or neither',
        })
        .transform(({ timezone, week }) => (timezone && week ? { timezone, week } : null)),
    )
    .optional()
    .meta({
      description:
        'Hours in which people answer. null: always; an empty week: never, so visitors get the form.',
    }),
  seasonalGreeting: z
    .preprocess((value) => value ?? {}, SeasonalGreetingInput)
    .optional()
    .meta({
      description:
        'Greeting for some days, such as a holiday; afterwards the usual one comes back by itself: {"text": "…", "until": "2027-04-01"}. null: none.',
    }),
  history: z
    .enum(historyPlaces)
    .optional()
    .meta({ description: 'How long a browser keeps the conversation: tab, or device (30 days).' }),
  voice: VoiceInput.optional().meta({
    description:
      'How visitors speak with the bot. Replaced whole: a part that is left out takes its default.',
  }),
  hostedPage: z
    .boolean()
    .optional()
    .meta({ description: 'true: the page /c/{publicKey} of this service shows the bot.' }),
  aiNotice: z.boolean().optional().meta({
    description: 'true: the first reply of a conversation tells visitors that a machine answers.',
  }),
  visitorMessagesPerDay: z
    .preprocess((value) => value ?? 0, z.int().min(0, 'must be at least 0').max(1_000_000_000))
    .optional()
    .meta({
      description:
        'Messages of all visitors of the bot that are answered in a day (UTC). null or 0: no limit.',
    }),
  csat: z.enum(csatMoments).optional().meta({
    description:
      'on_close: when a person closes a conversation, its visitor is asked to rate it from 1 to 5. off: nobody is asked.',
  }),
  logo: LogoInput,
  attachments: z.boolean().optional().meta({
    description: 'true: visitors can send pictures and files of up to 10 MiB in the chat window.',
  }),
});

/** The settings of a bot's chat window, as they are read. */
export const WindowSettings = z.object({
  theme: Theme,
  suggestions: z
    .record(z.string(), z.array(z.string()))
    .meta({ description: 'Questions the window offers, by language.' }),
  greetings: z
    .record(z.string(), z.string())
    .meta({ description: 'Greetings in other languages than the bot’s, by language.' }),
  lead_form: LeadForm,
  consent: Consent.nullable().meta({
    description: 'Text that visitors agree to before their contact details are kept; null: none.',
  }),
  bubble: Bubble.nullable().meta({
    description: 'Message that pages show beside the chat button by itself; null: none.',
  }),
  handoff_hours: OpeningHours.nullable().meta({
    description: 'Hours in which people answer. null: always; an empty week: never.',
  }),
  seasonal_greeting: SeasonalGreeting.nullable().meta({
    description: 'The greeting for some days; null: none.',
  }),
  history: z.enum(historyPlaces),
  hosted_page: z.boolean(),
  voice: VoiceSettings.meta({ description: 'How visitors speak with the bot.' }),
  visitor_messages_per_day: z.int().nullable(),
  ai_notice: z.boolean().meta({ description: 'true: a first reply says that a machine answers.' }),
  csat: z.enum(csatMoments),
  logo: z.string().nullable().meta({ description: 'Path of the logo on this service; null: none.' }),
  attachments: z.boolean().meta({ description: 'true: visitors can send files in the chat window.' }),
});
