import type { Context } from '../../form/context.ts';
import type { Piece } from '../../form/pieces.ts';
import { type AnsweredTurn, takeTurn } from '../conversations/answer.ts';
import { readHints } from './hear.ts';
import { type HeardReply, keepHeard } from './heard-reply.ts';
import {
  type AnswerHeard,
  type Spoken,
  type SpokenAnswer,
  speakAnswer,
  type Timing,
} from './speak-answer.ts';

interface SpokenQuestion extends Spoken {
  chatbotId?: string | undefined;
  sessionId?: string | undefined;
  language?: string | undefined;
  /** The language of the page, BCP 47. */
  pageLanguage?: string | undefined;
  heard?: HeardReply | undefined;
}

/**
 * Runs one spoken turn: hears the question, then takes the turn as chat does and speaks the reply while it is written. Fails
 * before the first piece like the turn itself, and with `no_speech`; nothing is spent then. The trace of the reply
 * keeps the timing as `voice`.
 */
export function takeSpokenTurn(
  ctx: Context,
  question: SpokenQuestion,
): AsyncGenerator<Piece, SpokenAnswer<AnsweredTurn>> {
  const { chatbotId, sessionId, language } = question;
  const answer: AnswerHeard<AnsweredTurn> = async function* (message, heard, onBegun) {
    if (question.heard) await keepHeard(ctx, sessionId, question.heard);
    return yield* takeTurn(ctx, {
      message,
      chatbotId,
      sessionId,
      language,
      heard,
      onBegun: ({ turn: { bot, sessionId, replyId }, reading }) =>
        onBegun({ bot, reading, ids: { session_id: sessionId, message_id: replyId } }),
    });
  };
  return speakAnswer(ctx, question, {
    hints: () => readHints(ctx, question),
    answer,
    onEnd: ({ ids }, timing) => keepTiming(ctx, ids?.message_id, timing),
  });
}

async function keepTiming(
  { sqlSoon, principal }: Pick<Context, 'sqlSoon' | 'principal'>,
  replyId: string | undefined,
  timing: Timing,
): Promise<void> {
  await sqlSoon`
    update messages set trace = coalesce(trace, '{}') || ${JSON.stringify({ voice: timing })}::jsonb
    where workspace_id = ${principal.reach.workspace} and id = ${replyId}`;
}
