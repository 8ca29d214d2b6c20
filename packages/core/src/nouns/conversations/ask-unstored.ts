import type { Context } from '../../form/context.ts';
import { maskPersonal, readMasked } from '../../form/mask-personal.ts';
import type { Answer, AnswerRequest, Heard, Reading, Source } from '../../form/ports.ts';
import { datedSources } from '../knowledge/source-dates.ts';

/** An answer that belongs to no conversation, with how its question was read. */
export interface Said {
  text: string;
  reading: Reading;
  answer: Answer;
}

type Asked = Pick<AnswerRequest, 'bot' | 'drafts'> & {
  history?: AnswerRequest['history'];
  /** The language that the asker wants, BCP 47. */
  language?: string | undefined;
  heard?: Heard | undefined;
  /** Called when the question was read. */
  onRead?: (reading: Reading) => void;
};

/**
 * Asks a bot a question that is stored nowhere and counts nowhere: no conversation, no event, no quota. Yields the text in
 * pieces.
 */
export async function* askUnstored(
  ctx: Context,
  { bot, drafts = false, history = [], language, heard, onRead }: Asked,
  written: string,
): AsyncGenerator<string, Said> {
  const masked = maskPersonal(ctx, written);
  const reading = readMasked(ctx, { written, masked }, { bot, history, explicit: language, heard });
  onRead?.(reading);
  const pieces = ctx.answerer({
    workspaceId: ctx.principal.reach.workspace,
    bot,
    history,
    drafts,
    // Nobody is there to give contact details.
    reading: Object.assign({}, reading, { contact: null }),
    isSpoken: ctx.channel === 'voice',
    sql: ctx.sql,
    signal: ctx.signal,
  });
  let text = '';
  for (;;) {
    const step = await pieces.next();
    if (step.done) return { text, reading, answer: await dateSources(ctx, step.value) };
    text += step.value;
    yield step.value;
  }
}

async function dateSources(ctx: Context, answer: Answer): Promise<Answer> {
  if (answer.sources.length === 0) return answer;
  const { workspace } = ctx.principal.reach;
  const [row] = await ctx.sql<{ sources: Source[] }>`
    select ${datedSources(workspace, answer.sources)} as sources`;
  return Object.assign(answer, row);
}
