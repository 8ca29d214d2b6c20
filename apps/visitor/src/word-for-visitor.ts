import { type Context, matchLanguage, Refusal, type VisitorPrincipal } from '@jawab/core';
import type { Call } from '@jawab/http';
import type { Runtime } from '@jawab/runtime';

const keyOf = ({ code, status }: Refusal) => {
  if (code === 'quota_exceeded') return 'errorQuota';
  if (code === 'rate_limited') return 'errorRateLimited';
  return status >= 500 ? 'errorUnavailable' : null;
};

/** Words a refusal as a sentence in the visitor's language that names no price and no cause. Leaves other refusals alone. */
export function wordForVisitor(refusal: Refusal, { request }: Call, ctx: Context, input: unknown): Refusal {
  const key = keyOf(refusal);
  if (!key) return refusal;
  const [wanted = ''] = request.headers.get('accept-language')?.split(/[,;]/) ?? [];
  const { message, language: explicit } = { ...(input as { message?: unknown; language?: string } | null) };
  const preferred = matchLanguage(wanted) ?? 'en';
  const language =
    typeof message === 'string'
      ? ctx.languages.readMessage(message, { explicit, sessionLanguage: preferred }).language
      : preferred;
  const seconds = refusal.details.retryAfterSeconds ?? 1;
  return new Refusal(refusal.code, ctx.languages.say(language, key, { seconds }), refusal.details);
}

/** Makes the refusal of a visitor who must wait, in the visitor's language. */
export function tooManyRequests(
  retryAfterSeconds: number,
  call: Call,
  principal: VisitorPrincipal,
  runtime: Pick<Runtime, 'contextFor'>,
): Refusal {
  const ctx = runtime.contextFor(principal, { channel: 'widget', signal: call.request.signal });
  return wordForVisitor(
    new Refusal('rate_limited', 'Too many requests.', { retryAfterSeconds }),
    call,
    ctx,
    null,
  );
}
