import type { Ground } from './ground.ts';
import type { Sentence } from './sentence.ts';

const data =
  /[{[]\s*["'][\w -]+["']\s*:|["']\w+["']\s*:\s*["'[{\d]|<\/?passages?\b|<\/?question\b|passage number=/i;
const width = 32;
const step = 8;

/** The data of the prompt (JSON, fences) or the words of its rules. */
export function leaksPrompt({ written, folded }: Sentence, { rules }: Ground): boolean {
  if (data.test(written)) return true;
  for (let at = 0; at + width <= folded.length; at += step)
    if (rules.includes(folded.slice(at, at + width))) return true;
  return false;
}
