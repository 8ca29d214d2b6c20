import { useEffect } from 'react';
import { usePlace, useRead } from './api.tsx';

const everyMs = 4 * 60_000;
const acts = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Tells the service that a person who is online is still there: when the page opens, and as long as they do something in it. */
export function usePresence(): void {
  const { api } = usePlace();
  const isOnline = useRead('get_me', {}).data?.data.presence === 'online';
  useEffect(() => {
    if (!isOnline) return;
    let lastAt = 0;
    const sign = () => {
      if (Date.now() - lastAt < everyMs) return;
      lastAt = Date.now();
      api.call('update_me', { presence: 'online' }).catch(() => {
        lastAt = 0;
      });
    };
    sign();
    for (const act of acts) addEventListener(act, sign, { passive: true });
    return () => {
      for (const act of acts) removeEventListener(act, sign);
    };
  }, [api, isOnline]);
}
