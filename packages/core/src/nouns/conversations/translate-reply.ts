import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import type { Worded } from '../../form/ports.ts';
import { isSameLanguage, patienceOf } from './translations.ts';

/** The language of what a person writes. If it looks like two, it is that of the customer, then that of the person's pages. */
function languageOf(
  { languages, principal, language: pages }: Context,
  text: string,
  customer: string | null,
) {
  const explicit = principal.actor === 'member' ? pages : null;
  return languages.readMessage(text, { sessionLanguage: customer, explicit }).messageLanguage;
}

/** A reply in the customer's language, and what the person wrote. */
export interface WordedReply extends Worded {
  original: Worded | null;
}

/** A reply to a conversation, and the language of its customer. */
interface ToTranslate extends Worded {
  conversationId: string;
}

/** Translates a reply if that is wanted. `original`: what the person wrote, if the text is a translation that was shown before. */
export async function wordReply(
  ctx: Context,
  { id: conversationId, language }: { id: string; language: string | null },
  { text, translate, original }: { text: string; translate: boolean; original: string | undefined },
): Promise<WordedReply> {
  const reply = { conversationId, text, language };
  if (translate) return translateReply(ctx, reply);
  if (original !== undefined) return keepOriginal(ctx, reply, original);
  return { text, language: languageOf(ctx, text, language), original: null };
}

/**
 * Writes a reply of a person in the customer's language by the chat model. A reply that is in it already stays as it is. Fails with
 * `needs_model` without a chat model, and with `translation_unsafe` if a number, a link or a name is not the same.
 */
async function translateReply(ctx: Context, reply: ToTranslate): Promise<WordedReply> {
  if (!ctx.translate)
    return fail(
      'needs_model',
      'This service has no chat model, so it cannot translate. Send the reply as it is.',
    );
  const { text, language } = reply;
  const from = languageOf(ctx, text, language);
  if (language === null || (from !== null && isSameLanguage(from, language)))
    return { text, language: from, original: null };
  const texts: string[] = [];
  try {
    for await (const batch of ctx.translate([text], language, patienceOf(ctx))) texts.push(...batch);
  } catch (error) {
    ctx.signal.throwIfAborted();
    ctx.log.warn({ error }, 'the chat model did not translate a reply');
    return fail('unavailable', 'The chat model did not translate. Try again, or send the reply as it is.', {
      retryAfterSeconds: 5,
    });
  }
  return keepOriginal(ctx, Object.assign({}, reply, { text: texts.join('\n').trim() }), text);
}

/** Checks the translation of a reply, whoever made it, and keeps what the person wrote. Fails with `translation_unsafe`. */
async function keepOriginal(
  ctx: Context,
  { conversationId, text, language }: ToTranslate,
  original: string,
): Promise<WordedReply> {
  const from = languageOf(ctx, original, language);
  const changed = ctx.findChangedFact({
    original: { text: original, language: from },
    translation: { text, language },
    names: await namesOf(ctx, conversationId),
  });
  if (text === '' || changed !== null)
    fail(
      'translation_unsafe',
      `The translation does not keep “${changed ?? original.slice(0, 80)}” as it is. Write the reply differently, or send it untranslated.`,
    );
  return { text, language, original: { text: original, language: from } };
}

/** The names of the people of a conversation, and of its bot. */
async function namesOf({ sql, principal }: Context, conversationId: string): Promise<string[]> {
  const [row] = await sql<{ names: (string | null)[] }>`
    select array[l.name, k.name, b.name] as names from conversations c
    left join answering_bots() b on b.workspace_id = c.workspace_id and b.id = c.bot_id
    left join leads l on l.workspace_id = c.workspace_id and l.bot_id = c.bot_id and l.session_id = c.session_id
    left join customers k on k.workspace_id = c.workspace_id and k.id = c.customer_id
    where c.workspace_id = ${principal.reach.workspace} and c.id = ${conversationId}`;
  const own = principal.actor === 'member' ? principal.memberName : null;
  return [own, ...(row?.names ?? [])].flatMap((name) => (name?.trim() ? [name.trim()] : []));
}
