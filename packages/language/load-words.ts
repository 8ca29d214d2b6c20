import { findPersonWish } from './read/person-wish.ts';
import { decideReplyLanguage } from './read/reply-language.ts';

/** Compiles the words and reads the language model (150 ms), so that the first visitor does not wait. */
export function loadWords(): void {
  const message = 'Hello, can I talk to a person?';
  decideReplyLanguage({ message });
  findPersonWish(message);
}
