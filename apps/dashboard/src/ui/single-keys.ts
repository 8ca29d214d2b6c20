import { useEffect, useSyncExternalStore } from 'react';

const kept = 'jawab.keys';
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** How the palette is opened with the keyboard. */
export const paletteKeys = isApple ? '⌘K' : 'Ctrl K';

const watchers = new Set<() => void>();

const areOn = () => localStorage.getItem(kept) !== 'off';
const watch = (changed: () => void) => {
  watchers.add(changed);
  return () => void watchers.delete(changed);
};

/** Returns whether single keys do something, and a setter to turn them off (WCAG 2.1.4). This browser remembers it. */
export function useSingleKeys(): [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(watch, areOn);
  return [
    isOn,
    (next) => {
      localStorage.setItem(kept, next ? 'on' : 'off');
      for (const changed of watchers) changed();
    },
  ];
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Does what a single key names. Not while a person types, holds another key, or has a dialog open. */
export function useKeys(keys: Record<string, () => void>): void {
  const [isOn] = useSingleKeys();
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
      const run = Object.hasOwn(keys, key) ? keys[key] : undefined;
      if (!run || ctrlKey || metaKey || altKey || isComposing || defaultPrevented || isTyping(target)) return;
      if (document.querySelector('[role=dialog], [role=menu]')) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
