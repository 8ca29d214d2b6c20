import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import type { Heard, Reading } from '../../form/ports.ts';
import { requireTurnBot, type TurnBot } from '../bots/answering-bots.ts';
import { askUnstored, type Said } from './ask-unstored.ts';

const maxPerDay = 200;

interface Tried {
  botId: string;
  message: string;
  language: string | undefined;
  heard?: Heard | undefined;
  /** Called when the question was accepted and read. */
  onBegun?: (begun: { bot: TurnBot; reading: Reading }) => void;
}

/**
 * Answers one question of somebody who tries a bot: no conversation, event or quota. Yields the text in pieces. Fails with
 * `not_found`, `bot_forbidden`, or `rate_limited` after 200 a day.
 */
export async function* tryBot(
  ctx: Context,
  { botId, message, language, heard, onBegun }: Tried,
): AsyncGenerator<string, Said> {
  const bot = await requireTurnBot(ctx, botId);
  await countTry(ctx);
  const onRead = (reading: Reading) => onBegun?.({ bot, reading });
  return yield* askUnstored(ctx, { bot, language, heard, onRead }, message);
}

async function countTry({ sql, principal, now }: Context): Promise<void> {
  const at = now();
  const day = at.toISOString().slice(0, 10);
  const counted = await sql`
    insert into tries as t (workspace_id, day, count) values (${principal.reach.workspace}, ${day}::date, 1)
    on conflict (workspace_id, day) do update set count = t.count + 1 where t.count < ${maxPerDay} returning 1`;
  if (counted.length > 0) return;
  const midnight = Date.parse(day) + 86_400_000;
  fail(
    'rate_limited',
    `A workspace can try its bots ${maxPerDay} times a day (UTC). Call ask_bot to go on.`,
    {
      retryAfterSeconds: Math.max(1, Math.ceil((midnight - at.getTime()) / 1000)),
    },
  );
}

/** Writes a try as the operation returns it. */
export const describeTry = ({ text, reading, answer }: Said) => ({
  answer: text,
  language: reading.language,
  answered: answer.answered,
  handoff: answer.handoff !== null,
  fallback: answer.fallback,
  sources: answer.sources,
  choices: answer.choices,
  model: answer.model,
  reading: {
    language_reason: reading.reason,
    message_language: reading.messageLanguage,
    small_talk: reading.smallTalk,
    person_wish: reading.personWish,
    is_follow_up: reading.isFollowUp,
  },
  trace: answer.trace,
});
