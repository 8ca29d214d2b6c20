import { type UIEvent, useCallback, useEffect, useRef } from 'react';

/** How near to its end, in pixels, a list follows what is new. */
const nearPx = 120;

/**
 * Keeps a list at its end while it grows: messages come, pictures load, translations appear. A person who reads further up stays there,
 * until `answered` changes, because a reply was sent.
 */
export function useEnd(answered: number) {
  const ref = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const lastTop = useRef(0);
  useEffect(() => {
    const { current } = ref;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) current.scrollTop = current.scrollHeight;
    });
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (answered === 0 || !ref.current) return;
    isAtEnd.current = true;
    ref.current.scrollTop = ref.current.scrollHeight;
  }, [answered]);
  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget;
    // Text that grows above moves the list downwards, and a person who reads further up moves it upwards.
    if (scrollHeight - scrollTop - clientHeight < nearPx) isAtEnd.current = true;
    else if (scrollTop < lastTop.current) isAtEnd.current = false;
    lastTop.current = scrollTop;
  };
  const leaveEnd = useCallback(() => {
    isAtEnd.current = false;
  }, []);
  return { props: { ref, onScroll }, leaveEnd };
}
