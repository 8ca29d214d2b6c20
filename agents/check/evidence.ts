import { once, remember } from '@jawab/core';
import { containsPromise, fullStops, judgeLanguage, normalise } from '@jawab/language';
import { splitSentences } from '@jawab/retrieval';
import { addressesIn } from './addresses.ts';
import { type Numbers, readNumbers } from './numbers.ts';
import { piecesIn, shareOf } from './overlap.ts';
import { replyLanguage } from './weights.ts';

/** A text that a reply may use: a passage, the bot's instructions, or what was said. Each reading of it is made once. */
export interface Evidence {
  /** In normalised form. */
  folded: string;
  numbers: Numbers;
  /** Its sentences and the rows of its tables, in normalised form. */
  sentences(): readonly string[];
  promises(): boolean;
  /** Web and mail addresses, in comparable form. */
  addresses(): readonly string[];
  /** True if part of it is in the language and the script of the reply, so that words can be compared. */
  isComparable(inLatin: boolean): boolean;
  /** The share of the pieces of a sentence that it contains, 0 to 1. */
  share(pieces: readonly string[]): number;
}

const maxSample = 600;
const maxRemembered = 2_000;
const maxParts = 12;
const partEnd = new RegExp(`[.。!?！？؟\\n|${fullStops}]+`);
const latin = /[a-z\u00c0-\u024f\u1e00-\u1eff]/g;
const letter = /\p{L}/gu;

/** Tells whether most letters are Latin. */
export const isLatin = (text: string): boolean => {
  const opening = text.slice(0, maxSample).toLowerCase();
  return (opening.match(latin)?.length ?? 0) * 2 > (opening.match(letter)?.length ?? 0);
};

/** Reads a text as evidence for a reply in a language. Nothing is read before it is needed. */
export function readEvidence(text: string, language: string): Evidence {
  const folded = normalise(text);
  const ownParts = once(() =>
    text
      .split(partEnd, maxParts)
      .filter((part) => part.length >= replyLanguage.minPart && judgeLanguage(part, language) === 'right'),
  );
  return {
    folded,
    numbers: readNumbers(folded),
    sentences: once(() => splitSentences(text).map(normalise)),
    promises: once(() => containsPromise(folded)),
    addresses: once(() => addressesIn(text)),
    isComparable: (inLatin) => ownParts().some((part) => isLatin(part) === inLatin),
    share: (pieces) => shareOf(pieces, folded),
  };
}

/** Reads a passage as evidence. The last ones are remembered, because many questions meet them. */
export const readPassage = remember(readEvidence, maxRemembered);

/** Returns the pieces of a normalised sentence to look for in evidence. */
export const readPieces = (folded: string, language: string): string[] => piecesIn(folded, language);
