import { findHandoffWish } from './handoff.ts';
import { decideReplyLanguage } from './reply-language.ts';

/** Reads the word tables and the language model (150 ms), so that the first visitor does not wait for it. */
export function loadWords(): void {
  const message = 'Hello, can I talk to a person?';
  decideReplyLanguage({ message });
  findHandoffWish(message);
}
