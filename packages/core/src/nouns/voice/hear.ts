import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import { matchLanguage } from '../../form/languages.ts';
import {
  isNoSpeech,
  noSpeech,
  type Recording,
  type TranscribeRequest,
  type Transcription,
} from '../../form/speech.ts';
import { refuseBot } from '../bots/bots.ts';
import type { Question } from '../conversations/conversations.ts';
import { monthOf, refuseQuota } from '../workspaces/quota.ts';
import { isInvented } from './invented.ts';

const maxWords = 2_000;
const maxTitleLength = 60;
/** A single title is not sent: if the engine repeated it, it would look like a visitor who said it. */
const [minTitles, maxTitles] = [2, 8];
/** Whisper reads the last 223 tokens of a prompt, and a long one makes it repeat the prompt. */
const maxTokens = 100;

/** A recording as callers send it. */
export interface SentAudio {
  data: Uint8Array;
  /** The format or media type that the sender names. */
  format?: string | undefined;
}

/** Reads the bytes of a recording. Fails with `invalid_request`, `payload_too_large` or `unsupported_media_type`. */
export const readAudio = ({ speech }: Pick<Context, 'speech'>, { data, format }: SentAudio): Recording =>
  speech.readRecording(data, format);

type Hearing = Pick<Context, 'speech' | 'signal' | 'voiceMeter' | 'log'>;

/** Has the engine hear a recording. Fails with `unavailable` if it fails, or answers with too many words. */
async function transcribe(
  { speech, signal, voiceMeter, log }: Hearing,
  bytes: Uint8Array,
  request: Omit<TranscribeRequest, 'signal'>,
): Promise<Transcription> {
  try {
    const { text, language } = await speech.transcribe(bytes, Object.assign({}, request, { signal }));
    if (text.trim().length > maxWords)
      throw new Error('The engine answered more words than can be said in a minute.');
    return { text: text.trim(), language };
  } catch (error) {
    signal.throwIfAborted();
    voiceMeter.fail('recognition');
    log.warn({ err: error }, 'a recording was not recognised');
    return fail('unavailable', 'The speech recognition does not answer. Try again, or send text.', {
      retryAfterSeconds: 5,
    });
  }
}

/**
 * Returns the words of a recording. Fails with `no_speech` if there are none, and with `unavailable` if no engine hears, or if
 * it fails. A recording without speech is sent to no engine, and what an engine invents is not returned. Nothing of the recording is stored.
 */
export async function hearRecording(
  ctx: Hearing,
  recording: Recording,
  { languages, vocabulary }: { languages: readonly string[]; vocabulary: readonly string[] },
): Promise<Transcription> {
  const { speech, voiceMeter } = ctx;
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
  const heard = await transcribe(ctx, bytes, { mimeType, languages, vocabulary });
  const { text } = heard;
  if (!/[\p{L}\p{N}]/u.test(text) || isInvented(text, vocabulary)) {
    voiceMeter.fail('no_speech');
    throw noSpeech();
  }
  voiceMeter.observe('recognition', {
    engine: speech.hearing.engine,
    language: languages[0] ?? 'unknown',
    seconds: (performance.now() - startedAt) / 1000,
  });
  return heard;
}

/** Hints that help an engine to understand a visitor of a bot. */
export interface HearingHints {
  /** The most likely first: what caller, session, page or bot says. */
  languages: [string, ...string[]];
  /** A few titles in the most likely language. */
  vocabulary: string[];
  /** The languages that the bot has. */
  known: string[];
}

interface HintFacts {
  /** The bot that is meant, whether it answers or not. */
  chosen: string | null;
  /** The language of the session. */
  session: string | null;
  /** The language of the bot; null if it does not answer. */
  bot: string | null;
  used: number;
  known: string[];
  titles: { title: string; language: string }[];
}

type Asked = Pick<Question, 'chatbotId' | 'sessionId'>;

async function readHintFacts(ctx: Context, { chatbotId, sessionId }: Asked): Promise<HintFacts | undefined> {
  const { reach, actor } = ctx.principal;
  const [found] = await ctx.sql<HintFacts>`
    with before as (
      select c.bot_id, c.language from conversations c
      where c.workspace_id = ${reach.workspace} and c.session_id = ${sessionId ?? null}
        and c.of_visitor = ${actor === 'visitor'}
        and (${chatbotId ?? null}::uuid is null or c.bot_id = ${chatbotId ?? null}::uuid)
      order by c.last_message_at desc limit 1
    )
    select choice.id as chosen, (select language from before) as session, b.language as bot,
      coalesce((
        select u.messages from usage u
        where u.workspace_id = ${reach.workspace} and u.month = ${monthOf(ctx.now())}), 0) as used,
      array(
        select distinct d.language from documents d
        where d.workspace_id = ${reach.workspace} and (d.bot_id = b.id or d.bot_id is null) and d.status = 'ready'
          and d.language is not null) as known,
      coalesce((
        select jsonb_agg(jsonb_build_object('title', d.title, 'language', d.language)) from (
          select d.title, d.language,
            row_number() over (partition by d.language order by d.created_at desc) as position from documents d
          where d.workspace_id = ${reach.workspace} and (d.bot_id = b.id or d.bot_id is null) and d.status = 'ready'
            and length(d.title) <= ${maxTitleLength} and d.language is not null) d
        where d.position <= ${maxTitles}), '[]') as titles
    from (
      select coalesce(${chatbotId ?? null}::uuid, (select bot_id from before),
        (select default_bot_id from workspaces where id = ${reach.workspace})) as id
    ) choice
    left join answering_bots() b on b.workspace_id = ${reach.workspace} and b.id = choice.id
      and (${reach.bots}::uuid[] is null or b.id = any(${reach.bots}::uuid[]))`;
  return found;
}

/**
 * Reads the languages that a visitor of a bot may speak, the most likely first, and titles of its documents. Refuses an
 * unknown bot and a used-up quota here, before an engine works for the question; the turn itself decides again. `isFree`: the
 * question is not counted.
 */
export async function readHints(
  ctx: Context,
  asked: Asked & { language?: string | undefined; pageLanguage?: string | undefined },
  { isFree = false } = {},
): Promise<HearingHints> {
  const { limits } = ctx.principal;
  const found = await readHintFacts(ctx, asked);
  if (!found?.bot) return refuseBot(ctx, { named: asked.chatbotId, chosen: found?.chosen ?? null });
  if (!isFree && limits.messagesPerMonth !== null && found.used >= limits.messagesPerMonth) refuseQuota(ctx);
  const { bot, session, known, titles } = found;
  const said = [asked.language, session, asked.pageLanguage].filter((tag) => typeof tag === 'string');
  const languages = [...new Set([...said, bot, 'en'])] as HearingHints['languages'];
  const likely = matchLanguage(languages[0]);
  const ofLikely = titles.filter((one) => one.language === likely).map(({ title }) => title);
  return { languages, vocabulary: chooseTitles(ofLikely), known: [bot, ...known] };
}

/** Returns the first titles that fit into a prompt, or none. */
function chooseTitles(titles: string[]): string[] {
  let tokens = 0;
  const chosen = titles.filter((title) => {
    tokens += tokensOf(title);
    return tokens <= maxTokens;
  });
  return chosen.length >= minTitles ? chosen : [];
}

/** Returns the most tokens that a title can have: two a character, half of one for a Latin letter. */
const tokensOf = (title: string) =>
  [...title].reduce((sum, character) => sum + (character < '\u0250' ? 0.5 : 2), 2);
