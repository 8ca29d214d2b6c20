import { useEffect } from 'react';
import { keepChoice } from '../data/keep-choice.ts';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** How the palette is opened with the keyboard. */
export const paletteKeys = isApple ? '⌘K' : 'Ctrl K';

/** Returns whether single keys do something, and a setter to turn them off (WCAG 2.1.4). */
export const useSingleKeys = keepChoice('jawab.keys', true);

/** Returns whether Enter alone sends a reply, and a setter. */
export const useEnterSends = keepChoice('jawab.enter', false);

/** Returns the keys that send a reply, to be shown. */
export function useSendKeys(): string {
  const [isEnter] = useEnterSends();
  if (isEnter) return '↵';
  return isApple ? '⌘ ↵' : 'Ctrl ↵';
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
      if (document.querySelector('dialog, [role=menu]')) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
