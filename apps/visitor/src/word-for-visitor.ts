import { type Context, matchLanguage, Refusal } from '@jawab/core';
import type { Call } from '@jawab/http';

const keyOf = ({ code, status }: Refusal) => {
  if (code === 'quota_exceeded') return 'errorQuota';
  if (code === 'rate_limited') return 'errorRateLimited';
  return status >= 500 ? 'errorUnavailable' : null;
};

/** Words a refusal as a sentence in the visitor's language that names no price and no cause. Leaves other refusals alone. */
export function wordForVisitor(
  refusal: Refusal,
  { request }: Call,
  { languages }: Pick<Context, 'languages'>,
  input: unknown,
): Refusal {
  const key = keyOf(refusal);
  if (!key) return refusal;
  const [wanted = ''] = request.headers.get('accept-language')?.split(/[,;]/) ?? [];
  const { message, language: explicit } = { ...(input as { message?: unknown; language?: string } | null) };
  const preferred = matchLanguage(wanted) ?? 'en';
  const language =
    typeof message === 'string'
      ? languages.readMessage(message, { explicit, sessionLanguage: preferred }).language
      : preferred;
  const seconds = refusal.details.retryAfterSeconds ?? 1;
  return new Refusal(refusal.code, languages.say(language, key, { seconds }), refusal.details);
}

/** Makes the refusal of a visitor who must wait, in the visitor's language. */
export const tooManyRequests = (
  retryAfterSeconds: number,
  call: Call,
  languages: Pick<Context, 'languages'>,
): Refusal =>
  wordForVisitor(
    new Refusal('rate_limited', 'Too many requests.', { retryAfterSeconds }),
    call,
    languages,
    null,
  );
