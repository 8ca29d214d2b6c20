import type { Ground } from './ground.ts';
import type { Sentence } from './sentence.ts';
import { shapes } from './weights.ts';

const { leakWidth, leakStep } = shapes;

const data =
  /[{[]\s*["'][\w -]+["']\s*:|["']\w+["']\s*:\s*["'[{\d]|<\/?passages?\b|<\/?question\b|passage number=/i;

/** The data of the prompt (JSON, fences) or the words of its rules. */
export function leaksPrompt({ written, folded }: Sentence, { rules }: Ground): boolean {
  if (data.test(written)) return true;
  for (let at = 0; at + leakWidth <= folded.length; at += leakStep)
    if (rules.includes(folded.slice(at, at + leakWidth))) return true;
  return false;
}
