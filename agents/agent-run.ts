import type { Answer, TraceParent } from '@jawab/core';
import type { Usage } from './run-model.ts';

/** What a run of the agent is about; no text. */
export interface RunFacts {
  workspaceId: string;
  botId: string;
  /** Language of the reply. */
  language: string;
  /** Id of the model that is asked. */
  model: string;
  /** Span of the caller's own tracing. */
  traceParent: TraceParent | null;
}

/** One time the model is asked. */
export interface ModelCall {
  firstText(): void;
  /** `failure` in our words; null when it was heard to the end, or to where it was enough. */
  end(result: { finish: string | null; usage: Usage | null; failure: string | null }): void;
}

/** How a run ended. */
export interface RunOutcome {
  answered: boolean | null;
  /** The embedded model answered instead. */
  fallback: boolean;
  /** In our words; `left` when the visitor went away. */
  failure: string | null;
  restarts: number;
  cut: boolean;
  /** Numbers that stood for a passage and numbers that did not, and addresses that were dropped. */
  cited: number;
  invented: number;
  droppedLinks: number;
}

/** A run while it is watched. Nothing here throws or waits. */
export interface AgentRun {
  /** Joins the trace of the message to what the watcher keeps. */
  traceId: string;
  /** The model is asked; a second time after the language watch turned its opening down. */
  ask(): ModelCall;
  end(outcome: RunOutcome): void;
}

/** Watches a run from its begin on; null when this one is not watched. Never rejects. */
export type WatchRun = (facts: RunFacts) => Promise<AgentRun | null>;

/** How a run ended, from what its turn kept; `answer` is null when there was none. */
export function readOutcome(trace: Record<string, unknown>, answer: Answer | null): RunOutcome {
  const { failure = answer ? null : 'left', restarts = 0, cut = false, cited = [], invented = 0 } = trace;
  return {
    answered: answer?.answered ?? null,
    fallback: answer?.fallback ?? false,
    ...{ failure: failure as string | null, restarts: restarts as number, cut: cut as boolean },
    ...{ cited: (cited as number[]).length, invented: invented as number },
    droppedLinks: (trace.dropped_links as number | undefined) ?? 0,
  };
}
