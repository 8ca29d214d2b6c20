import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import { isNoSpeech, noSpeech, type Recording } from '../../form/speech.ts';
import { type Question, refuseBot, refuseQuota } from '../conversations/conversations.ts';
import { monthOf } from '../workspaces/quota.ts';
import { isInvented } from './invented.ts';

const maxWords = 2_000;
const maxTitles = 30;
const maxTitleLength = 60;

/** A recording as callers send it. */
export interface SentAudio {
  /** Base64. */
  data: string;
  /** The format or media type that the sender names. */
  format?: string | undefined;
}

/** Reads the bytes of a recording. Fails with `invalid_request`, `payload_too_large` or `unsupported_media_type`. */
export const readAudio = ({ speech }: Pick<Context, 'speech'>, { data, format }: SentAudio): Recording =>
  speech.readRecording(Buffer.from(data, 'base64'), format);

/**
 * Returns the words of a recording. Fails with `no_speech` if there are none, and with `unavailable` if no engine hears, or if
 * it fails. A recording without speech is sent to no engine, and what an engine invents is not returned. Nothing of the recording is stored.
 */
export async function hearRecording(
  ctx: Pick<Context, 'speech' | 'signal' | 'voiceMeter' | 'log'>,
  recording: Recording,
  { languages, vocabulary }: { languages: readonly string[]; vocabulary: readonly string[] },
): Promise<string> {
  const { speech, signal, voiceMeter } = ctx;
  if (speech.hearing.engine === 'none')
    fail(
      'unavailable',
      'This service does not hear recordings. Send text, or set GEMINI_API_KEY or SPEECH_URL on the server.',
      { retryAfterSeconds: 3600 },
    );
  const { bytes, mimeType } = await speech.keepSpeech(recording).catch((error) => {
    if (isNoSpeech(error)) voiceMeter.fail('no_speech');
    throw error;
  });
  const startedAt = performance.now();
  let text: string;
  try {
    text = (await speech.transcribe(bytes, { mimeType, languages, vocabulary, signal })).trim();
    if (text.length > maxWords)
      throw new Error('The engine answered more words than can be said in a minute.');
  } catch (error) {
    signal.throwIfAborted();
    voiceMeter.fail('recognition');
    ctx.log.warn({ err: error }, 'a recording was not recognised');
    return fail('unavailable', 'The speech recognition does not answer. Try again, or send text.', {
      retryAfterSeconds: 5,
    });
  }
  if (!/[\p{L}\p{N}]/u.test(text) || isInvented(text, vocabulary)) {
    voiceMeter.fail('no_speech');
    throw noSpeech();
  }
  voiceMeter.observe('recognition', {
    engine: speech.hearing.engine,
    language: languages[0] ?? 'unknown',
    seconds: (performance.now() - startedAt) / 1000,
  });
  return text;
}

/** What helps an engine to understand a visitor of a bot. */
export interface HearingHints {
  languages: string[];
  vocabulary: string[];
}

/**
 * Reads the languages that a visitor of a bot may speak, the most likely first, and the titles of its documents. Refuses an
 * unknown bot and a used-up quota here, before an engine works for the question; the turn itself decides again. `isFree`: the
 * question is not counted.
 */
export async function readHints(
  ctx: Context,
  {
    chatbotId,
    sessionId,
    language,
  }: Pick<Question, 'chatbotId' | 'sessionId'> & { language?: string | undefined },
  { isFree = false } = {},
): Promise<HearingHints> {
  const { reach, limits, actor } = ctx.principal;
  const [found] = await ctx.sql<{ session: string | null; bot: string; used: number; titles: string[] }>`
    with before as (
      select c.bot_id, c.language from conversations c
      where c.workspace_id = ${reach.workspace} and c.session_id = ${sessionId ?? null}
        and c.of_visitor = ${actor === 'visitor'}
        and (${chatbotId ?? null}::uuid is null or c.bot_id = ${chatbotId ?? null}::uuid)
      order by c.last_message_at desc limit 1
    )
    select (select language from before) as session, b.language as bot,
      coalesce((
        select u.messages from usage u
        where u.workspace_id = ${reach.workspace} and u.month = ${monthOf(ctx.now())}), 0) as used,
      coalesce((
        select array_agg(d.title) from (
          select d.title from documents d
          where d.workspace_id = ${reach.workspace} and (d.bot_id = b.id or d.bot_id is null) and d.status = 'ready'
            and length(d.title) <= ${maxTitleLength}
          order by d.created_at desc limit ${maxTitles}) d), '{}') as titles
    from bots b
    where b.workspace_id = ${reach.workspace}
      and b.id = coalesce(${chatbotId ?? null}::uuid, (select bot_id from before),
        (select default_bot_id from workspaces where id = ${reach.workspace}))
      and (${reach.bots}::uuid[] is null or b.id = any(${reach.bots}::uuid[]))`;
  if (!found) return refuseBot(ctx, chatbotId);
  if (!isFree && limits.messagesPerMonth !== null && found.used >= limits.messagesPerMonth) refuseQuota(ctx);
  const languages = [language, found.session, found.bot, 'en'].filter((tag) => typeof tag === 'string');
  return { languages: [...new Set(languages)], vocabulary: found.titles };
}
