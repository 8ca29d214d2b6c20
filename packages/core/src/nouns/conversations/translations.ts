import { z } from 'zod';
import type { Context } from '../../form/context.ts';

/** The number of messages that one call translates: each costs time and money of the chat model. */
const maxMessages = 60;
const patienceMs = 45_000;
/** Returns the signal that ends a translation: with the request, or when the chat model takes too long. */
export const patienceOf = ({ signal }: Pick<Context, 'signal'>): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);

/** The outcome of the translations that a caller asked for. */
export const Translation = z.object({
  language: z.string(),
  machine: z.literal(true).meta({ description: 'A chat model translated, not a person.' }),
  status: z.enum(['done', 'partial', 'unavailable']),
  note: z.string().nullable().meta({ description: 'Why messages are not translated.' }),
});

interface Message {
  id: string;
  content: string;
  kind: string;
  language: string | null;
  original: { text: string; language: string | null } | null;
  translation?: string | null | undefined;
}

const baseOf = (tag: string) => tag.toLowerCase().split('-')[0];
/** Tells whether two tags name one language, in whichever script or country. */
export const isSameLanguage = (one: string, other: string): boolean => baseOf(one) === baseOf(other);

/** Returns whether a message has words in another language and no translation yet. */
const lacksTranslation = ({ content, kind, language, translation }: Message, into: string): boolean =>
  translation === null &&
  kind !== 'status' &&
  content.trim() !== '' &&
  (language === null || !isSameLanguage(language, into));

/** Returns what the person wrote before it was translated, if that is in the language. */
const wordsOfAuthor = ({ original }: Message, into: string): string | null =>
  original?.language && isSameLanguage(original.language, into) ? original.text : null;

/** Which translations are meant. */
interface Into {
  conversationId: string;
  language: string;
}

const keepTranslations = (ctx: Context, { conversationId, language }: Into, translated: Message[]) => ctx.sql`
  insert into translations (workspace_id, conversation_id, message_id, language, content)
  select ${ctx.principal.reach.workspace}, ${conversationId}, r.id, ${language}, r.translation
  from jsonb_to_recordset(${JSON.stringify(translated.map(({ id, translation }) => ({ id, translation })))}::jsonb) as r(id uuid, translation text)
  on conflict do nothing`;

/**
 * Gives each message that is in another language its translation, from earlier calls or by the chat model, the newest first.
 * Without a model, or if it fails, the rest stays untranslated and the result says why.
 */
export async function translateMessages(
  ctx: Context,
  into: Into,
  messages: Message[],
): Promise<z.infer<typeof Translation>> {
  const { workspace } = ctx.principal.reach;
  const { conversationId, language } = into;
  const kept = await ctx.sql<{ message_id: string; content: string }>`
    select message_id, content from translations
    where workspace_id = ${workspace} and conversation_id = ${conversationId} and language = ${language}`;
  const known = new Map(kept.map((row) => [row.message_id, row.content]));
  for (const message of messages)
    message.translation = known.get(message.id) ?? wordsOfAuthor(message, language);
  const missing = messages.filter((one) => lacksTranslation(one, language)).reverse();
  const told = (status: 'done' | 'partial' | 'unavailable', note: string | null) =>
    ({ language, machine: true, status, note }) as const;
  if (missing.length === 0) return told('done', null);
  if (!ctx.translate) return told('unavailable', 'This service has no chat model, so nothing is translated.');
  const chosen = missing.slice(0, maxMessages);
  let done = 0;
  try {
    const texts = chosen.map(({ content }) => content);
    for await (const batch of ctx.translate(texts, language, patienceOf(ctx))) {
      const rows = batch.map((content, at) =>
        Object.assign(chosen[done + at] as Message, { translation: content }),
      );
      done += rows.length;
      await keepTranslations(ctx, into, rows);
    }
  } catch (error) {
    ctx.signal.throwIfAborted();
    ctx.log.warn({ error }, 'the chat model did not translate');
    return told(done > 0 ? 'partial' : 'unavailable', 'The chat model did not answer. Try again later.');
  }
  return missing.length > chosen.length
    ? told('partial', `One call translates ${maxMessages} messages. Call again for the others.`)
    : told('done', null);
}
