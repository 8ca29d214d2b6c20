import { useEffect, useState } from 'react';

/** The time in milliseconds, read again every half minute. */
export function useNow(): number {
  const [now, set] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => set(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
