import type { Context } from '../../form/context.ts';
import type { AnswerRequest, CheckedSentence } from '../../form/ports.ts';
import { turnBot } from '../conversations/conversations.ts';
import { spendOne } from '../workspaces/quota.ts';
import { requireVisibleBot, unknownBot } from './bots.ts';

interface ToCheck {
  botId: string;
  text: string;
  question: string | undefined;
}

/**
 * Compares a reply with the knowledge of a bot, sentence by sentence. Stores nothing and spends one message. Fails with
 * `not_found`, `bot_forbidden` or `quota_exceeded`.
 */
export async function checkReply(
  ctx: Context,
  { botId, text, question }: ToCheck,
): Promise<{ sentences: CheckedSentence[]; answers: boolean | null }> {
  const { workspace } = ctx.principal.reach;
  await requireVisibleBot(ctx, botId);
  const [bot] = await ctx.sql<AnswerRequest['bot']>`
    ${turnBot} from bots b where b.workspace_id = ${workspace} and b.id = ${botId}`;
  if (!bot) return unknownBot(botId);
  await spendOne(ctx);
  const { sql, signal, languages } = ctx;
  const [reply, asked = null] = [text, question]
    .filter((one) => one !== undefined)
    .map((one) => languages.readMessage(one, { bot }));
  if (!reply) throw new Error('The reply was not read.');
  return ctx.checkReply({ workspaceId: workspace, bot, reply, question: asked, sql, signal });
}
