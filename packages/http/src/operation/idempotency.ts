import {
  abandonKey,
  type Context,
  claimKey,
  fail,
  freeKey,
  isDatabaseFailure,
  type KeptAnswer,
  keepAnswer,
  nameActor,
} from '@jawab/core';
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
  /**
   * Keeps the answer for repetitions, or frees the key when there is no answer to keep. If `error` is a failure of the
   * database, a repetition goes on with the same question. If the database does not answer, this happens as soon as it does.
   */
  settle(answer: Answer | null, error?: unknown): Promise<void>;
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

/** The claims that calls of this process hold. */
const held = new Set<string>();

const nameClaim = ({ openTurns, principal }: Context, key: string | null) =>
  [openTurns.processId, principal.reach.workspace, nameActor(principal).id, key].join();

/** The claim may be stored although the database did not say so. */
function abandonLater(ctx: Context, key: string): void {
  const name = nameClaim(ctx, key);
  ctx.openTurns.later(async () => {
    if (!held.has(name)) await abandonKey(ctx, key);
  });
}

const endClaim = (ctx: Context, key: string, answer: Answer | null, sealed: boolean) =>
  answer && isWhole(answer) ? keepAnswer(ctx, key, answer, sealed) : freeKey(ctx, key);

const isWhole = (answer: Answer): answer is Answer & { body: string } => typeof answer.body === 'string';

/** Creates the claim of a call. The order of fields does not matter. `sealed` keeps the answer encrypted. */
export function createClaim(
  call: Call,
  ctx: Context,
  key: string | null,
  input: unknown,
  sealed = false,
): Claim {
  let taken = false;
  const name = nameClaim(ctx, key);
  return {
    key,
    async take() {
      if (key === null) return;
      const request = [call.operation, Object.entries(input as object).sort(byName)];
      try {
        const { kept, keyed } = await claimKey(ctx, { key, request });
        if (kept) throw new Replay(kept);
        ctx.keyed = keyed;
      } catch (error) {
        if (isDatabaseFailure(error)) abandonLater(ctx, key);
        throw error;
      }
      taken = true;
      held.add(name);
    },
    async settle(answer, error) {
      if (key === null || !taken) return;
      taken = false;
      const end = () =>
        isDatabaseFailure(error) ? abandonKey(ctx, key) : endClaim(ctx, key, answer, sealed);
      try {
        await end();
      } catch (failure) {
        reportError(failure, call, ctx.log);
        ctx.openTurns.later(end);
      } finally {
        held.delete(name);
      }
    },
  };
}
