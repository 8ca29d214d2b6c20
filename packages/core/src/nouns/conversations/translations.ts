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
  translation?: string | null | undefined;
}

const baseOf = (tag: string) => tag.toLowerCase().split('-')[0];
/** Tells whether two tags name one language, in whichever script or country. */
export const isSameLanguage = (one: string, other: string): boolean => baseOf(one) === baseOf(other);

/**
 * Gives each message that is in another language its translation, from earlier calls or by the chat model, the newest first.
 * Without a model, or if it fails, the rest stays untranslated and the result says why.
 */
export async function translateMessages(
  ctx: Context,
  { conversationId, language }: { conversationId: string; language: string },
  messages: Message[],
): Promise<z.infer<typeof Translation>> {
  const { workspace } = ctx.principal.reach;
  const kept = await ctx.sql<{ message_id: string; content: string }>`
    select message_id, content from translations
    where workspace_id = ${workspace} and conversation_id = ${conversationId} and language = ${language}`;
  const known = new Map(kept.map((row) => [row.message_id, row.content]));
  for (const message of messages) message.translation = known.get(message.id) ?? null;
  const isForeign = (one: Message) => one.language === null || !isSameLanguage(one.language, language);
  const missing = messages
    .filter(
      (one) =>
        one.translation === null && one.kind !== 'status' && one.content.trim() !== '' && isForeign(one),
    )
    .reverse();
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
      await ctx.sql`
        insert into translations (workspace_id, conversation_id, message_id, language, content)
        select ${workspace}, ${conversationId}, r.id, ${language}, r.translation
        from jsonb_to_recordset(${JSON.stringify(rows.map(({ id, translation }) => ({ id, translation })))}::jsonb) as r(id uuid, translation text)
        on conflict do nothing`;
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
