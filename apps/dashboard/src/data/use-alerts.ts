import type { Output } from '@jawab/sdk';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { usePlace, useRead } from './api.tsx';
import { hasPush, takePush } from './push.ts';
import { playTone } from './tone.ts';

type Alerts = NonNullable<Output<'get_me'>['data']['alerts']>;

/** Returns whether the person is not disturbed now. The hours may go over midnight. */
function isQuiet({ quiet_hours: quiet }: Alerts): boolean {
  if (!quiet) return false;
  const options = { timeZone: quiet.timezone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const now = new Intl.DateTimeFormat('en', options).format(new Date());
  const { from, to } = quiet;
  return from <= to ? from <= now && now < to : from <= now || now < to;
}

/** Plays a sound when one more visitor waits, and opens the conversation whose notification was clicked. */
export function useAlerts(waiting: number | undefined): void {
  const { api, workspaceId } = usePlace();
  const navigate = useNavigate();
  const alerts = useRead('get_me', {}).data?.data.alerts;
  const before = useRef<number | undefined>(undefined);
  useEffect(() => {
    const isMore = waiting !== undefined && before.current !== undefined && waiting > before.current;
    if (isMore && alerts?.sound && !isQuiet(alerts)) playTone();
    before.current = waiting;
  }, [waiting, alerts]);
  useEffect(() => {
    // A browser gives a subscription a new address now and then, and the key of the service can be a new one.
    if (hasPush(workspaceId)) void takePush(api, workspaceId).catch(() => null);
    const { serviceWorker } = navigator;
    const open = ({ data }: MessageEvent) => data?.open && void navigate({ href: data.open });
    serviceWorker?.addEventListener('message', open);
    return () => serviceWorker?.removeEventListener('message', open);
  }, [api, workspaceId, navigate]);
}
