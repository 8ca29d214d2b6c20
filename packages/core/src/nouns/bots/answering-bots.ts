import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import type { AnswerRequest } from '../../form/ports.ts';
import { fragment } from '../../form/sql.ts';
import { forbiddenBot, unknownBot } from './bots.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { VoiceSettings } from './voice-settings.ts';

/** A bot as a turn needs it: what its answer needs, and how it speaks and hands over. */
export type TurnBot = AnswerRequest['bot'] & {
  /** How it speaks. */
  voice?: VoiceSettings | null;
  /** When people answer visitors; null: always. */
  handoff_hours?: OpeningHours | null;
};

/** Columns of the bot that an answer needs, for statements that read `bots b`. */
export const turnBot = fragment`
  select b.id, b.name, b.language, b.instructions, b.greeting, b.handoff_message, b.handoff_hours,
    b.speech_forms, b.voice, b.wording`;

/** Reads a bot as an answer needs it. Fails with `not_found`, or `bot_forbidden` if the principal cannot use it. */
export async function requireTurnBot(ctx: Pick<Context, 'sql' | 'principal'>, id: string): Promise<TurnBot> {
  const { workspace, bots } = ctx.principal.reach;
  const [bot] = await ctx.sql<TurnBot>`
    ${turnBot} from bots b where b.workspace_id = ${workspace} and b.id = ${id}`;
  if (!bot) return unknownBot(id);
  return bots && !bots.includes(id) ? forbiddenBot(id) : bot;
}

/** Refuses a question whose bot was not found: by its id, or with the ids that may be sent. */
export async function refuseBot(ctx: Context, chatbotId: string | undefined): Promise<never> {
  const { workspace } = ctx.principal.reach;
  if (chatbotId) {
    const [bot] = await ctx.sql`select 1 from bots where workspace_id = ${workspace} and id = ${chatbotId}`;
    return bot ? forbiddenBot(chatbotId) : unknownBot(chatbotId);
  }
  const bots = await ctx.sql<{ id: string }>`
    select b.id from bots b
    where b.workspace_id = ${workspace}
      and (${ctx.principal.reach.bots}::uuid[] is null or b.id = any(${ctx.principal.reach.bots}::uuid[]))
    order by b.created_at limit 50`;
  const names = bots.map((bot) => bot.id).join(', ');
  return fail(
    'bot_required',
    names
      ? `Send the id of one of these bots as \`chatbotId\`: ${names}.`
      : 'There is no bot yet. Create one with create_bot.',
  );
}
