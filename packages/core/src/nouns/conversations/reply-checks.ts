import type { Context } from '../../form/context.ts';
import { maskPersonal, readMasked } from '../../form/mask-personal.ts';
import type { CheckedSentence } from '../../form/ports.ts';
import { requireTurnBot } from '../bots/answering-bots.ts';
import { spendOne } from '../workspaces/quota.ts';

interface ToCheck {
  botId: string;
  text: string;
  question: string | undefined;
}

/** How many passages a reply is compared with. */
const maxFound = 8;

/**
 * Compares a reply with the knowledge of a bot, sentence by sentence. Stores nothing and spends one message. Fails with
 * `not_found`, `bot_forbidden` or `quota_exceeded`.
 */
export async function checkReply(
  ctx: Context,
  { botId, text, question }: ToCheck,
): Promise<{ sentences: CheckedSentence[]; answers: boolean | null }> {
  const bot = await requireTurnBot(ctx, botId);
  await spendOne(ctx);
  const read = (written: string) => readMasked(ctx, { written, masked: maskPersonal(ctx, written) }, { bot });
  const reply = read(text);
  const asked = question === undefined ? null : read(question);
  const { message, messageLanguage } = asked ?? reply;
  const { hits } = await ctx.search(ctx.sql, {
    workspaceId: ctx.principal.reach.workspace,
    botIds: [botId],
    query: message,
    vector: await ctx.embedQuery(message, ctx.signal),
    language: messageLanguage,
    also: [bot.language],
    limit: maxFound,
  });
  return ctx.checkReply({ bot, reply, question: asked, hits });
}
