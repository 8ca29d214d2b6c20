import type { HistoryMessage } from '@jawab/core';

/** Why a person is wanted: the visitor asked, or accepted the bot's offer. Null when nobody asked. */
export function findHandoffWish(
  message: string,
  _history: HistoryMessage[],
): 'asked' | 'accepted_offer' | null {
  return /\b(?:talk|speak) to (?:a )?(?:human|person|agent)\b/i.test(message) ? 'asked' : null;
}
