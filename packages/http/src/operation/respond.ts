import type { Backend } from './backend.ts';
import { type Answer, answerOf, type Bindings, beginCall, type Call, reportError } from './call.ts';
import { sendAnswer } from './send.ts';

/**
 * Creates the handler of a surface's requests. `answer` resolves with null when it has sent a stream itself; what it throws
 * becomes a refusal. Counts each request under `surface`. Resolves with null when the response is on its socket already.
 */
export function createResponder(
  { metrics, log }: Pick<Backend, 'metrics' | 'log'>,
  { surface, drainMs }: { surface: string; drainMs: number },
  answer: (call: Call) => Promise<Answer | null>,
) {
  return async (request: Request, bindings: Bindings = {}): Promise<Response | null> => {
    const call = beginCall(request, bindings);
    const answered = await answer(call).catch((error: unknown) =>
      answerOf(reportError(error, call, log), call),
    );
    const status = request.signal.aborted ? 'gone' : String(answered?.status ?? 200);
    metrics.requests.inc({ surface, operation: call.operation, status });
    return answered && sendAnswer(call, answered, drainMs);
  };
}

/** Splits the address of a request into the path after `/v1` (empty elsewhere) and the query without its `?`. */
export function readRoute({ url }: Request): { route: string; query: string } {
  const [, path = '/', query = ''] = /^\w+:\/\/[^/]*([^?#]*)\??([^#]*)/.exec(url) ?? [];
  return { route: path.startsWith('/v1/') ? path.slice('/v1'.length) : '', query };
}
