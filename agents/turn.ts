import type { Answer, AnswerRequest, EmbedQuestion, Search } from '@jawab/core';
import type { StartTrace } from './answer-trace.ts';
import type { ChatModel } from './support-agent.ts';

/** Events that are counted, each at most once a turn. */
export type AnswerEvent =
  | 'small_talk'
  | 'handoff'
  | 'lead'
  | 'answered'
  | 'unanswered'
  | 'fallback'
  | 'failed'
  | 'language_restart'
  | 'language_cut'
  | 'citation_invented'
  | 'link_dropped'
  | 'sentence_withheld'
  | 'embedder_failed';

/** The parts that answering needs, given once a process. */
export interface AnswererParts {
  /** Null: the embedded extractive model answers. */
  chatModel: ChatModel | null;
  /** True if the chat model is asked once more whether the passages say each sentence of its reply (default false). */
  asksVerdicts?: boolean;
  /** Null: search by terms alone. */
  embedQuestion: EmbedQuestion | null;
  search: Search;
  /** Milliseconds of a steady clock. */
  now?: () => number;
  /** The time of the calendar, by which it is known what is valid. */
  today?: () => Date;
  count?: (event: AnswerEvent) => void;
  /** A chat model that sends nothing for this time has failed (default 20 s). */
  silenceMs?: number;
  /** Traces a part of the answers that a chat model writes. */
  startTrace?: StartTrace;
}

/** One turn while it is answered. */
export interface Turn extends Required<AnswererParts> {
  request: AnswerRequest;
  /** Language of the reply; `hi-Latn` when the question is Hindi in Latin letters. */
  language: string;
  /** Kept with the message. */
  trace: Record<string, unknown>;
}

/** A reply's text in pieces, and what is known about it in the end. */
export type Reply = AsyncGenerator<string, Answer>;

/** Milliseconds to a tenth. */
export const roundMs = (ms: number) => Math.round(ms * 10) / 10;

/** Passes a generator on, telling when its first piece came. A reader that leaves early stops it. */
export async function* noticeFirst<T>(
  pieces: AsyncGenerator<string, T>,
  notice: () => void,
): AsyncGenerator<string, T> {
  let noticed = false;
  try {
    for (;;) {
      const step = await pieces.next();
      if (step.done) return step.value;
      if (!noticed) notice();
      noticed = true;
      yield step.value;
    }
  } finally {
    await pieces.return(undefined as never);
  }
}
