import type { AgentRun, ModelCall, RunFacts, WatchRun } from '@jawab/agents';
import type { AnySpan, ObservabilityInstance, SpanType } from '@mastra/core/observability';

const agent = 'support';

/**
 * Watches runs as spans of the agent framework: one `agent_run` and below it one `model_generation` each time the model was
 * asked. They hold ids, times, counts and words of ours, and never a text: neither prompt, reply nor error of a provider.
 * The spans are ours and not the loop's own, which carry every message.
 */
export function createRunWatch(tracer: ObservabilityInstance): WatchRun {
  return async (facts) => attempt(() => watchRun(tracer, facts)) ?? null;
}

function watchRun(
  tracer: ObservabilityInstance,
  { workspaceId, botId, language, model, traceParent }: RunFacts,
) {
  const span = tracer.startSpan({
    ...{ type: 'agent_run' as SpanType.AGENT_RUN, name: agent },
    ...{ entityType: 'agent' as never, entityId: agent, entityName: agent },
    // Beside the ids of ours and never instead of them: scores and thumbs find their run by a trace id that nobody chose.
    metadata: {
      ...{ organizationId: workspaceId, resourceId: botId, language },
      ...(traceParent && { traceparent: traceParent }),
    },
  });
  if (!span.isValid) return null;
  const run: AgentRun = {
    traceId: span.traceId,
    ask: () => attempt(() => watchCall(span, model)) ?? silent,
    end({ droppedLinks, ...outcome }) {
      const metadata = { ...outcome, dropped_links: droppedLinks };
      attempt(() => close(span, outcome.failure, { metadata }));
    },
  };
  return run;
}

function watchCall(run: AnySpan, model: string): ModelCall {
  const span = run.createChildSpan({
    ...{ type: 'model_generation' as SpanType.MODEL_GENERATION, name: model },
    attributes: { model, streaming: true },
  });
  let first: Date | undefined;
  return {
    firstText() {
      first ??= new Date();
    },
    end({ finish, usage, failure }) {
      const tokens = usage && {
        ...(usage.input_tokens !== null && { inputTokens: usage.input_tokens }),
        ...(usage.output_tokens !== null && { outputTokens: usage.output_tokens }),
      };
      const attributes = {
        ...(finish && { finishReason: finish }),
        ...(first && { completionStartTime: first }),
        ...(tokens && { usage: tokens }),
      };
      attempt(() => close(span, failure, { attributes }));
    },
  };
}

/** A visitor who leaves is no error of the run. */
function close(span: AnySpan, failure: string | null, last: { attributes?: object; metadata?: object }) {
  if (!failure || failure === 'left') return span.end(last);
  const error = new Error(failure);
  error.stack = '';
  span.error({ ...last, error });
}

const silent: ModelCall = { firstText() {}, end() {} };

/** An answer never fails for its trace. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
