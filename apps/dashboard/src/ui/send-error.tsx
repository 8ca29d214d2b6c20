import { type Key, useWords } from '../words/words.tsx';

const known = new Set([
  'blocked',
  'key_invalid',
  'not_found',
  'quota',
  'restricted',
  'too_long',
  'unknown_outcome',
  'window_closed',
]);

/** Returns a function that says why a message did not leave, and what to do. A code that is new here was refused. */
export function useSendError(): (code: string) => string {
  const { say } = useWords();
  return (code) => {
    const meant = code === 'wrong_key' ? 'key_invalid' : code;
    return say(`sendError_${known.has(meant) ? meant : 'refused'}` as Key);
  };
}
