import { align, type MeaningCheck } from './align.ts';
import { cutsRange, namesCurrency, takesNeighbour } from './amounts.ts';
import { takesRival } from './branch.ts';
import { takesOtherDay } from './days.ts';
import type { Ground } from './ground.ts';
import { dropsBound, dropsCondition, dropsLimit, narrowsScope, widensScope } from './limits.ts';
import { turnsMeaning } from './polarity.ts';
import { namesOtherRow, turnsCell } from './rows.ts';
import type { Sentence } from './sentence.ts';
import { addsWords, answersByNumber, echoes, missesKind, missesTopic } from './topic.ts';
import { findUnsaid, type Unsaid } from './unsaid.ts';
import { cutsDays, mixesWindows } from './windows.ts';

/** Why a sentence is withheld though a page has its words. The cheap ones come first. */
const meaningChecks = {
  added: addsWords,
  echo: echoes,
  currency: namesCurrency,
  range: (...all) => cutsRange(...all) || mixesWindows(...all) || cutsDays(...all),
  scope: widensScope,
  only: narrowsScope,
  limit: dropsLimit,
  condition: (...all) => dropsCondition(...all) || dropsBound(...all),
  neighbour: takesNeighbour,
  branch: (...all) => takesRival(...all) || takesOtherDay(...all),
  polarity: (...all) => turnsCell(...all) || turnsMeaning(...all),
  topic: (...all) => namesOtherRow(...all) || missesKind(...all) || missesTopic(...all),
} satisfies Record<string, MeaningCheck>;

export type MeaningFault = keyof typeof meaningChecks;

/** The result of comparing a sentence with the pages. */
export interface Meaning {
  /** `short`: it says too little to be a reply by itself. */
  fault: MeaningFault | 'short' | null;
  /** The sentence of a page that it was compared with. */
  compared: string | null;
  /** A condition or a limit of the page that it leaves out, if it says nothing wrong. */
  unsaid: Unsaid | null;
}

/** Compares a sentence with the sentences of the pages that say most of it. */
export function compareMeaning(sentence: Sentence, ground: Ground): Meaning {
  const alignment = align(sentence, ground);
  const compared = alignment.rests[0]?.text ?? null;
  const { words, explained } = alignment;
  if (words.length === 0 || (words.length === 1 && explained.length === 0)) {
    if (!answersByNumber(sentence, ground)) return { fault: 'short', compared, unsaid: null };
    return {
      fault: takesNeighbour(sentence, alignment, ground) ? 'neighbour' : null,
      compared,
      unsaid: null,
    };
  }
  for (const [fault, fails] of Object.entries(meaningChecks) as [MeaningFault, MeaningCheck][])
    if (fails(sentence, alignment, ground)) return { fault, compared, unsaid: null };
  return { fault: null, compared, unsaid: findUnsaid(sentence, alignment, ground) };
}
