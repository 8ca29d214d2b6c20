import type { Context } from '../../form/context.ts';
import type { AnswerRequest } from '../../form/ports.ts';
import { fragment } from '../../form/sql.ts';
import { refuseBot } from './bots.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { VoiceSettings } from './voice-settings.ts';
import { currentGreeting } from './window-columns.ts';

/** A bot as a turn needs it: what its answer needs, and how it speaks and hands over. */
export type TurnBot = AnswerRequest['bot'] & {
  /** How it speaks. */
  voice?: VoiceSettings | null;
  /** When people answer visitors; null: always. */
  handoff_hours?: OpeningHours | null;
  /** True if the first reply of a conversation tells visitors that a machine answers. */
  ai_notice: boolean;
};

/** Columns of the bot that a turn needs, for statements that read `answering_bots() b`. */
export const turnBot = fragment`
  select b.id, b.name, b.language, b.instructions, ${currentGreeting}, b.greetings, b.consent, b.handoff_message, b.handoff_hours,
    b.speech_forms, b.voice, b.wording, b.ai_notice`;

/** Reads a bot as an answer needs it. Fails as {@link refuseBot} does. */
export async function requireTurnBot(ctx: Pick<Context, 'sql' | 'principal'>, id: string): Promise<TurnBot> {
  const { workspace, bots } = ctx.principal.reach;
  const [bot] = await ctx.sql<TurnBot>`
    ${turnBot} from answering_bots() b
    where b.workspace_id = ${workspace} and b.id = ${id} and (${bots}::uuid[] is null or b.id = any(${bots}::uuid[]))`;
  return bot ?? refuseBot(ctx, { named: id, chosen: id });
}
