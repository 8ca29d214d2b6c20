import type { Incoming } from '@jawab/core';
import type { Taking } from './taking.ts';

/**
 * Returns whether our own app sent what is echoed, where the provider names the app. It can: an echo may arrive before the answer
 * to the request that sent it.
 */
export const isOwnApp = async (
  { definition, account }: Pick<Taking, 'definition' | 'account'>,
  { app }: Pick<Extract<Incoming, { kind: 'echo' }>, 'app'>,
): Promise<boolean> => app !== null && ((await definition.isOurs?.(account, app)) ?? false);
