import { type Context, matchLanguage, Refusal, type SpeechForms } from '@jawab/core';
import type { Call } from '@jawab/http';

/** How a bot speaks to a visitor. */
interface Manner extends Pick<Context, 'languages'> {
  speechForms: SpeechForms;
}

const keyOf = ({ code, status }: Refusal) => {
  if (code === 'quota_exceeded') return 'errorQuota';
  if (code === 'rate_limited') return 'errorRateLimited';
  return status >= 500 ? 'errorUnavailable' : null;
};

/**
 * Words a refusal in the visitor's language and the bot's polite form, without a price or a cause. Returns other refusals
 * unchanged.
 */
export function wordForVisitor(
  refusal: Refusal,
  { request }: Call,
  { languages, speechForms }: Manner,
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
  return new Refusal(refusal.code, languages.say(language, key, { seconds }, speechForms), refusal.details);
}

/** Makes the refusal of a visitor who must wait, in the visitor's language. */
export const tooManyRequests = (retryAfterSeconds: number, call: Call, manner: Manner): Refusal =>
  wordForVisitor(
    new Refusal('rate_limited', 'Too many requests.', { retryAfterSeconds }),
    call,
    manner,
    null,
  );
