import type { Context } from '../../form/context.ts';
import type { HistoryMessage, SpeechForms } from '../../form/ports.ts';
import { type Fragment, fragment } from '../../form/sql.ts';

/** Part of an update of the conversation `c`: the reply to a question has no words, so the next reply opens with the notice. */
export const releaseNotice = (questionId: Fragment): Fragment =>
  fragment`ai_notice_by = nullif(c.ai_notice_by, ${questionId})`;

/** Returns a sentence that a machine answers, and an empty line: what the first words of a bot in a conversation begin with. */
export const writeNotice = (
  { languages }: Pick<Context, 'languages'>,
  language: string,
  forms: SpeechForms | null | undefined,
): string => `${languages.say(language, 'aiNotice', {}, forms ?? null)}\n\n`;

/** Returns a history as answers read it: what was answered, without the sentence that a machine answers. */
export const leaveOutNotice = (
  { languages }: Pick<Context, 'languages'>,
  history: HistoryMessage[],
): HistoryMessage[] =>
  history
    .map((message) =>
      message.role === 'user'
        ? message
        : Object.assign({}, message, { content: languages.leaveOutNotice(message.content) }),
    )
    .filter(({ content }) => content !== '');
