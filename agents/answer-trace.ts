import type { Answer, TraceParent } from '@jawab/core';
import type { Mastra } from '@mastra/core/mastra';
import type { TracingOptions } from '@mastra/core/observability';

/** Facts that identify a trace, without text. */
export interface TraceFacts {
  workspaceId: string;
  botId: string;
  /** Language of the reply. */
  language: string;
  /** Span of the caller's own tracing. */
  traceParent: TraceParent | null;
}

/** How an answer came out. */
export interface AnswerOutcome {
  answered: boolean | null;
  /** One word; `left` when the visitor went away. */
  failure: string | null;
  restarts: number;
  cut: boolean;
  /** Numbers that stand for a passage, numbers that do not, and addresses that were dropped. */
  cited: number;
  invented: number;
  droppedLinks: number;
}

/** The trace of one answer. The agent framework writes its spans; nothing here throws or waits. */
export interface AnswerTrace {
  /** Joins the message to its trace. */
  traceId: string;
  /** Runs of the agent belong to it, and so to its exporter. */
  mastra: Mastra;
  tracingOptions: TracingOptions;
  /** Scores the answer. */
  score(outcome: AnswerOutcome): void;
}

/** Starts the trace of an answer; null when this one is not sampled. Never rejects. */
export type StartTrace = (facts: TraceFacts) => Promise<AnswerTrace | null>;

/** How an answer came out, from what its turn kept; `answer` is null when there was none. */
export function readOutcome(trace: Record<string, unknown>, answer: Answer | null): AnswerOutcome {
  const { failure = answer ? null : 'left', restarts = 0, cut = false, cited = [], invented = 0 } = trace;
  return {
    answered: answer?.answered ?? null,
    failure: failure as string | null,
    restarts: restarts as number,
    cut: cut as boolean,
    cited: (cited as number[]).length,
    invented: invented as number,
    droppedLinks: (trace.dropped_links as number | undefined) ?? 0,
  };
}
