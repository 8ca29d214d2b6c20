import { type Context, claimKey, fail, freeKey, type KeptAnswer, keepAnswer } from '@jawab/core';
import { type Answer, type Call, reportError } from './call.ts';

/** Thrown instead of running an operation when an earlier answer is given again. */
export class Replay extends Error {
  readonly answer: Answer;
  constructor({ status, headers, body }: KeptAnswer) {
    super('This request already has an answer.');
    this.answer = { status, headers: { ...headers, 'idempotent-replayed': 'true' }, body };
  }
}

/** The claim of one request on its Idempotency-Key. Does nothing without a key. */
export interface Claim {
  readonly key: string | null;
  /** Claims the key. Throws {@link Replay}, 409 or 422. */
  take(): Promise<void>;
  /** Keeps the answer for repetitions, or frees the key when there is no answer to keep. Only logs a failure. */
  settle(answer: Answer | null): Promise<void>;
}

const keyForm = /^[\x20-\x7e]{1,255}$/;

/** Reads the key of a POST. Fails with `invalid_request` unless it is 1–255 printable ASCII characters. */
export function readKey(request: Request): string | null {
  const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null;
  if (key !== null && !keyForm.test(key))
    fail('invalid_request', 'An Idempotency-Key must have 1 to 255 printable ASCII characters.', {
      issues: [{ path: 'Idempotency-Key', message: 'must have 1 to 255 printable ASCII characters' }],
    });
  return key;
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

/** Creates the claim of a call. The order of fields does not matter. `sealed` keeps the answer encrypted. */
export function createClaim(
  call: Call,
  ctx: Context,
  key: string | null,
  input: unknown,
  sealed = false,
): Claim {
  let taken = false;
  return {
    key,
    async take() {
      if (key === null) return;
      const request = [call.operation, Object.entries(input as object).sort(byName)];
      const { kept, keyed } = await claimKey(ctx, { key, request });
      if (kept) throw new Replay(kept);
      ctx.keyed = keyed;
      taken = true;
    },
    async settle(answer) {
      if (key === null || !taken) return;
      taken = false;
      try {
        const { body } = answer ?? {};
        await (answer && typeof body === 'string'
          ? keepAnswer(ctx, key, Object.assign(answer, { body }), sealed)
          : freeKey(ctx, key));
      } catch (error) {
        reportError(error, call, ctx.log);
      }
    },
  };
}
