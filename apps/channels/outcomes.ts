import type { SendFailure, Sent } from '@jawab/core';

/** Nothing was sent, and a repeat would not help. `isAccount`: nothing else can be sent either until the owner acts. */
export const failed = (reason: SendFailure, isAccount = false): Sent => ({
  outcome: 'failed',
  reason,
  account: isAccount,
});

/** Nothing was sent; the host tries again, not before `afterMs`. */
export const later = (afterMs: number | null = null): Sent => ({ outcome: 'later', afterMs });
