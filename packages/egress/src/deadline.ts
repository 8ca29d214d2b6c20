import { tooLarge } from './body.ts';
import { EgressError } from './error.ts';

/** Returns a signal that aborts after `totalMs` or with the caller's signal, whichever comes first. */
export function startDeadline(totalMs: number, signal?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(totalMs);
  return signal ? AbortSignal.any([timeout, signal]) : timeout;
}

/** Turns an error of a request into an EgressError. `maxBytes` is the limit on encoded bytes, for its sentence. */
export function explain(
  error: unknown,
  deadline: AbortSignal,
  totalMs: number,
  maxBytes: number,
): EgressError {
  if (error instanceof EgressError) return error;
  if (deadline.aborted) {
    const late = (deadline.reason as Error | undefined)?.name === 'TimeoutError';
    if (!late) return new EgressError('aborted', 'The request was cancelled.', { cause: error });
    const limit = `${totalMs / 1000} s`;
    return new EgressError(
      'timed_out',
      `The server did not finish its answer within ${limit}. Try again later.`,
      {
        cause: error,
      },
    );
  }
  const code = (error as { code?: unknown }).code;
  const name = typeof code === 'string' ? code : '';
  if (name === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return tooLarge(maxBytes, error);
  if (name === 'UND_ERR_HEADERS_OVERFLOW' || name === 'HPE_HEADER_OVERFLOW') {
    return new EgressError('headers_too_large', 'The server sent too many headers.', { cause: error });
  }
  if ((error as Error).name === 'HTTPParserError' || /^(Z_|ERR_|UND_ERR_RES_CONTENT)/.test(name)) {
    return new EgressError('invalid_answer', 'The server sent an answer that is not valid HTTP.', {
      cause: error,
    });
  }
  return new EgressError('connection_failed', 'The server closed the connection early. Try again later.', {
    cause: error,
  });
}
