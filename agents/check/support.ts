import { type Evidence, isLatin, readPieces } from './evidence.ts';
import type { Ground } from './ground.ts';
import type { Sentence } from './sentence.ts';
import { readSubjects, sharesSubject } from './subjects.ts';
import { support } from './weights.ts';

const { minUncited, minPieces } = support;

/** `yes`, with the passages that support it; `open`: says too little to tell, or cannot be compared. */
export interface Support {
  verdict: 'yes' | 'no' | 'open';
  by: number[];
  /** The share of it that the best passage contains; 0 if they cannot be compared. */
  share: number;
  /** The owner's instructions say it, and no passage. */
  isOwner?: boolean;
}

const question = /[?？؟]\s*$/;

/** Tells whether the passages say what a sentence says. `hasCited`: a sentence before it cited a passage. */
export function findSupport(sentence: Sentence, ground: Ground, hasCited: boolean): Support {
  const pieces = readPieces(sentence.folded, ground.language);
  const passages = ground.passages();
  const inLatin = isLatin(sentence.folded);
  const canCompare = (text: Evidence) => text.isComparable(inLatin);
  if (sentence.cited.length > 0) {
    let share = 0;
    const isForeign = sentence.cited.some((number) => !canCompare(passages[number - 1] as Evidence));
    const subjects = isForeign ? readSubjects(sentence, ground.language) : null;
    const by = sentence.cited.filter((number) => {
      const text = passages[number - 1] as Evidence;
      if (pieces.length < minPieces) return true;
      if (!canCompare(text)) return !subjects || sharesSubject(text, subjects);
      share = Math.max(share, text.share(pieces));
      return true;
    });
    return { verdict: by.length > 0 ? 'yes' : 'no', by, share };
  }
  if (pieces.length < minPieces || question.test(sentence.text)) return { verdict: 'open', by: [], share: 0 };
  let best = 0;
  let number = 0;
  for (const [at, text] of passages.entries()) {
    const share = text.share(pieces);
    if (share > best) [best, number] = [share, at + 1];
  }
  const own = ground.instructions?.share(pieces) ?? 0;
  if (own >= minUncited && own > best) return { verdict: 'yes', by: [], share: best, isOwner: true };
  if (best >= minUncited) return { verdict: 'yes', by: [number], share: best };
  const isForeign = !passages.some(canCompare);
  return { verdict: isForeign && hasCited ? 'yes' : isForeign ? 'open' : 'no', by: [], share: best };
}
