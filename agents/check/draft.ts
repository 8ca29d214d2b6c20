import type { Verdict } from '@jawab/language';
import { judgeOpening, judgeSentence } from './watch-language.ts';

/** The opening is released after this many characters, even if its language is still unclear. */
const maxDoubt = 60;

/**
 * The text of a reply that passed the checks: the part that was shown, and the part that waits for a supported sentence, or
 * until the language of the opening is sure.
 */
export function createDraft(language: string) {
  let held = '';
  let shown = '';
  let isSure = false;
  return {
    shown: () => shown,
    length: () => shown.length + held.length,
    /** Judges the language of the next sentence, together with the opening as long as that is unclear. */
    judge(text: string): Verdict {
      if (isSure) return judgeSentence(text, language);
      const verdict = judgeOpening(held + text, language);
      isSure = verdict === 'right';
      return verdict;
    },
    hold(text: string): void {
      held += text;
    },
    /** Returns what may be shown now, if a sentence of it is supported. */
    release(isSupported: boolean, isLast: boolean): string {
      if (!isSupported || !(isSure || isLast || held.length >= maxDoubt)) return '';
      const released = shown ? held : held.trimStart();
      held = '';
      shown += released;
      return released;
    },
    /** Shows a text that was not held. */
    append(text: string): void {
      shown += text;
    },
  };
}
