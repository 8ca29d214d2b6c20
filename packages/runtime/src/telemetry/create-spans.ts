import { AsyncLocalStorage } from 'node:async_hooks';
import { readTraceParent, type SpanFacts, type SpanStart, type Spans, type TraceParent } from '@jawab/core';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';

interface Running {
  span: Span;
  root: Span;
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

const toContext = ({ trace_id, span_id }: TraceParent) => ({
  traceId: trace_id,
  spanId: span_id,
  traceFlags: TraceFlags.SAMPLED,
  isRemote: true,
});

/** Says what kind of failure it was. A message can contain text of visitors, so it stays here. */
function noteFailure(span: Span, error: unknown): void {
  const { code, name, status } = (error ?? {}) as { code?: unknown; name?: string; status?: number };
  span.setAttribute('error.type', String(code ?? name ?? 'unknown'));
  if (!status || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}

const isGenerator = (value: unknown): value is AsyncGenerator =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value && 'next' in value;

type Store = AsyncLocalStorage<Running>;

/** Passes on the pieces of a generator, each of whose steps runs within its span, and ends the span. */
async function* follow(running: Store, inner: AsyncGenerator, own: Running) {
  const startedAt = performance.now();
  let isFirst = true;
  try {
    for (;;) {
      const step = await running.run(own, () => inner.next());
      if (step.done) return step.value;
      if (isFirst) own.span.setAttribute('jawab.first_piece_ms', Math.round(performance.now() - startedAt));
      isFirst = false;
      yield step.value;
    }
  } catch (error) {
    noteFailure(own.span, error);
    throw error;
  } finally {
    await running.run(own, () => inner.return(undefined));
    own.span.end();
  }
}

/** Ends a span when its result is there. */
async function settle(result: Promise<unknown>, { span }: Running) {
  try {
    return await result;
  } catch (error) {
    noteFailure(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Runs work within a span, and ends the span with it. */
function within<T>(running: Store, own: Running, work: () => T): T {
  try {
    const result = running.run(own, work);
    if (result instanceof Promise) return settle(result, own) as T;
    if (isGenerator(result)) return follow(running, result, own) as T;
    own.span.end();
    return result;
  } catch (error) {
    noteFailure(own.span, error);
    own.span.end();
    throw error;
  }
}

/**
 * Makes {@link Spans} over a tracer. The running span is known by the asynchronous context of the work and not registered
 * with OpenTelemetry, so that libraries which look for a tracer do not begin spans of their own.
 */
export function createSpans(tracer: Tracer): Spans {
  const running: Store = new AsyncLocalStorage();
  const start = ({ name, kind, facts, link }: SpanStart, parent: Context) =>
    tracer.startSpan(
      name,
      {
        kind: kind ? kinds[kind] : SpanKind.INTERNAL,
        attributes: facts ?? {},
        links: link ? [{ context: toContext(link) }] : [],
      },
      parent,
    );

  return {
    begin(begun, parent, work) {
      const from = readTraceParent(parent);
      const context = from ? trace.setSpanContext(ROOT_CONTEXT, toContext(from)) : ROOT_CONTEXT;
      const span = start(begun, context);
      return span.isRecording() ? within(running, { span, root: span }, work) : work();
    },
    run(begun, work) {
      const above = running.getStore();
      if (!above) return work();
      const span = start(begun, trace.setSpan(ROOT_CONTEXT, above.span));
      return within(running, { span, root: above.root }, work);
    },
    note(facts: SpanFacts) {
      const span = running.getStore()?.span;
      span?.setAttributes(facts);
      if ('error.type' in facts) span?.setStatus({ code: SpanStatusCode.ERROR });
    },
    nameTrace: (name) => void running.getStore()?.root.updateName(name),
    current() {
      const context = running.getStore()?.span.spanContext();
      return context ? { trace_id: context.traceId, span_id: context.spanId } : null;
    },
  };
}
