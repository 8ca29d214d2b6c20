import { readRetryAfter, toRefusal } from '@jawab/core';

/** Why a document is not ready. `code` is stable, and `message` says what to do. */
export class Fault extends Error {
  readonly code: string;
  /** True if the same may succeed later. */
  readonly passing: boolean;
  /** True if the server says that the page does not exist. */
  readonly isGone: boolean;
  /** How long the other side asked to wait. */
  readonly retryAfterMs: number | null;
  constructor(
    code: string,
    message: string,
    {
      passing = false,
      isGone = false,
      retryAfterMs = null,
    }: { passing?: boolean; isGone?: boolean; retryAfterMs?: number | null } = {},
  ) {
    super(message);
    this.name = 'Fault';
    this.code = code;
    this.passing = passing;
    this.isGone = isGone;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Returns how long an answer asks to wait, in milliseconds, or null. A 429 asks for it also if it does not say how long. */
export const askedWait = (answer: { status: number; headers: Record<string, string> }): number | null =>
  readRetryAfter(answer.headers['retry-after']) ?? (answer.status === 429 ? 0 : null);

interface Explained {
  name: string;
  code: string;
  message: string;
  retryable: boolean;
  retryAfterMs?: number | null;
}

/**
 * Returns true for errors of our packages with a stable code and a sentence for the person who added the document.
 */
const explained = (error: unknown): error is Explained =>
  ['EgressError', 'ExtractError'].includes((error as Error | null)?.name ?? '');

/** Replaces the words of a provider, which never leave the server, by our own. */
function fromProvider({ code, retryable, retryAfterMs }: Explained): Fault {
  if (retryable || code === 'malformed' || code === 'interrupted')
    return new Fault(
      'embedding_delayed',
      'The embedding model does not answer. The document is tried again automatically.',
      {
        passing: true,
        retryAfterMs: retryAfterMs ?? null,
      },
    );
  return new Fault(
    'embedding_refused',
    'The embedding model refused this text. Check the model and key in the settings, then retry the document.',
  );
}

/**
 * Turns an error into a fault. Returns null if the database is unreachable: then nothing can be written, and the
 * queue tries again.
 */
export function toFault(error: unknown): Fault | null {
  if (error instanceof Fault) return error;
  if (explained(error)) {
    const { code, message, retryable, retryAfterMs } = error;
    // A page that did not end within its time is hostile or broken. Three tries would keep its owner waiting for a minute.
    const passing = retryable && code !== 'timed_out';
    return new Fault(code, message, { passing, retryAfterMs: retryAfterMs ?? null });
  }
  if ((error as Error | null)?.name === 'ProviderError') return fromProvider(error as Explained);
  if ((error as Error | null)?.name === 'TimeoutError')
    return new Fault('timed_out', 'Processing this document took too long. Send it in smaller parts.', {
      passing: true,
    });
  const isMissingFile = (error as NodeJS.ErrnoException | null)?.syscall === 'open';
  if (toRefusal(error).code === 'unavailable' && !isMissingFile) return null;
  return new Fault(
    'internal',
    'Something went wrong on our side. The document is tried again automatically.',
    {
      passing: true,
    },
  );
}

/** The number of tries for a passing fault, by code. An outage of the embedder is waited out for about a day. */
const tries: Record<string, number> = { embedding_delayed: 110, internal: 3, timed_out: 3, crashed: 3 };
const usualTries = 5;
const maxWaitMs = 900_000;

/** Returns the milliseconds until try number `attempts + 1`, or null if there is no other try. */
export function waitBeforeRetry(fault: Fault, attempts: number, firstRetryMs: number): number | null {
  if (!fault.passing || attempts >= (tries[fault.code] ?? usualTries)) return null;
  const waitMs = Math.min(maxWaitMs, firstRetryMs * 2 ** Math.min(20, attempts - 1));
  return Math.max(waitMs, Math.min(fault.retryAfterMs ?? 0, 3_600_000));
}
