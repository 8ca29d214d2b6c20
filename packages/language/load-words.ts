import { findPersonWish } from './read/person-wish.ts';
import { decideReplyLanguage } from './read/reply-language.ts';

/** Compiles the words that every message needs and reads the language model (0.2 s), so that the first visitor does not wait. */
export function loadWords(): void {
  const message = 'Hello, can I talk to a person?';
  decideReplyLanguage({ message });
  findPersonWish(message);
}
