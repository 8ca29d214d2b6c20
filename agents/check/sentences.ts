import { createGraphemeBuffer, fullStops, scriptSets } from '@jawab/language';
import { shapes } from './weights.ts';

/** Ends of sentences. A full stop, exclamation or question mark of Latin letters needs a space after it. */
const end = new RegExp(
  `[！？؟${fullStops}]+|。+(?![a-z0-9])|(?<![a-z0-9])。+|[.!?…]+(?=\\s|["'”’)\\]】»]|$)|\\n`,
  'gi',
);
/** Characters that belong to the sentence before them: closing quotation marks, and citations. */
const closers =
  /^(?:\p{M}|["'”’)»」』）]|\s*(?:\^\d{1,3}|[[［【][^[\]［］【】\n]{0,40}\p{Nd}[^[\]［］【】\n]{0,60}[\]］】](?!\()))*/u;
const openCitation = /^\s*(?:[[［【][^\]］】\n]{0,60}|\^\d{0,3})?$/;
/** Nobody cites before and after a full stop, so that what is spoken need not wait for the next words. */
const citedBefore = /^[^"“«「『]*\p{Nd}[\]］】]$/u;
/** A full stop after these ends no sentence: a numbered list, an initial. */
const noStop = /(?:^|\n)\s*\d{1,2}$|(?:^|[^\p{L}\p{M}])\p{L}$|\.\p{L}$/u;
/** Nor after a short word before a figure: "No. 5". */
const shortWord = /(?:^|[^\p{L}\p{M}])\p{L}{1,4}$/u;
const maxCitation = 64;
/** Scripts without ends of sentences put a space there. */
const phraseEnd = new RegExp(`(?<=[${scriptSets.unspaced}\\]】]) +(?=[${scriptSets.unspaced}])`, 'gu');
/** A citation ends a phrase of them, too. */
const citedPhrase = new RegExp(`(?<=[\\]】]) +(?=[${scriptSets.unspaced}])`, 'u');
const maxPhrase = 120;
const softEnd = /[,;:，、；：]\s?|\s/g;
const maxCut = 400;

/**
 * Creates a splitter that cuts a text into sentences as it streams, each with the space before it and the citations after it.
 * Thai and its neighbours are cut at a space after 60 characters, a text without ends at a comma or a space after 240, and at
 * 400 at the latest. `abbreviation` matches words whose full stop ends no sentence.
 */
export function createSentenceSplitter(abbreviation: RegExp | null) {
  let held = '';

  const ends = (mark: string, at: number, to: number) => {
    if (!mark.startsWith('.')) return true;
    const before = held.slice(Math.max(0, at - 24), at);
    if (/[[(]$/.test(before) || noStop.test(before) || abbreviation?.test(before)) return false;
    return !(shortWord.test(before) && /^\s*\d/.test(held.slice(to, to + 8)));
  };

  /** The length of the first sentence; 0 while more text may still belong to it. */
  const measure = (last: boolean): number => {
    for (const { 0: mark, index } of held.matchAll(end)) {
      const to = index + mark.length;
      if (mark === '\n') {
        if (held.slice(0, index).trim()) return index;
        continue;
      }
      if (!ends(mark, index, to)) continue;
      const whole = to + (closers.exec(held.slice(to))?.[0].length ?? 0);
      const rest = held.slice(whole);
      const isWhole = !rest.trim() && citedBefore.test(held.slice(0, index));
      if (!last && !isWhole && rest.length < maxCitation && openCitation.test(rest)) break;
      return whole;
    }
    return measureSoft();
  };

  const measureSoft = (): number => {
    const cited = citedPhrase.exec(held);
    if (cited) return cited.index;
    if (held.length >= maxPhrase) {
      phraseEnd.lastIndex = shapes.minPhrase;
      const phrase = phraseEnd.exec(held);
      if (phrase) return phrase.index;
    }
    if (held.length < maxCut) return 0;
    softEnd.lastIndex = shapes.minCut;
    const soft = softEnd.exec(held);
    if (soft && soft.index < maxCut) return soft.index + soft[0].length;
    return createGraphemeBuffer().push(held.slice(0, maxCut)).length || maxCut;
  };

  const take = (last: boolean): string[] => {
    const sentences: string[] = [];
    for (let length = measure(last); length > 0; length = measure(last)) {
      sentences.push(held.slice(0, length));
      held = held.slice(length);
    }
    return sentences;
  };

  return {
    /** Adds text and returns the sentences that are complete. */
    push(text: string): string[] {
      held += text;
      return take(false);
    },
    /** Ends the text: returns the last complete sentences, and what is left. */
    flush(): { sentences: string[]; rest: string } {
      const sentences = take(true);
      const rest = held;
      held = '';
      return { sentences, rest };
    },
  };
}
