import type { Context } from '../../form/context.ts';
import type { Piece } from '../../form/pieces.ts';
import type { Said } from '../conversations/ask-unstored.ts';
import { tryBot } from '../conversations/tries.ts';
import { readHints } from './hear.ts';
import { type Spoken, type SpokenAnswer, speakAnswer } from './speak-answer.ts';

/**
 * Hears a question of somebody who tries a bot, and speaks the answer: no conversation, event or quota. Fails like a try, and
 * with `no_speech`.
 */
export function trySpoken(
  ctx: Context,
  question: Spoken & { id: string; language?: string | undefined },
): AsyncGenerator<Piece, SpokenAnswer<Said>> {
  const { id, language } = question;
  return speakAnswer(ctx, question, {
    hints: () => readHints(ctx, { chatbotId: id, language }, { isFree: true }),
    answer: (message, heard, onBegun) => tryBot(ctx, { botId: id, message, language, heard, onBegun }),
  });
}
