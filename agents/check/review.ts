import { normalise, type Verdict } from '@jawab/language';
import { createBlockFilter } from './blocks.ts';
import { findFault, type Reason } from './checks.ts';
import { readCitations } from './citations.ts';
import type { Ground } from './ground.ts';
import { plainMarkup } from './markup.ts';
import { compareMeaning } from './meaning.ts';
import { createRepetitionWatch } from './repetition.ts';
import type { Sentence } from './sentence.ts';
import { createSentenceSplitter } from './sentences.ts';
import { findSupport } from './support.ts';
import { isSaidAfterAll, type Unsaid } from './unsaid.ts';
import { judgeOpening, judgeSentence } from './watch-language.ts';
import { unsaid as unsaidWeights, support as weights } from './weights.ts';

/** The longest reply, in characters. */
const maxReply = 4_000;
/** The longest text that is read for one reply: more is hidden reasoning, or a model that does not end. */
const maxRead = 64_000;
/** The opening is released after this many characters, even if its language is still unclear. */
const maxDoubt = 60;
const maxContext = 160;
/** How many withheld sentences are kept for the trace, and how much of each. */
const maxTraced = 8;
const maxTracedLength = 300;
/** Matches an end after which no space follows, as of Chinese and Japanese. */
const unspacedEnd = /[。！？]$/;
/** Matches the rest of a sentence that was only a mark. */
const onlySigns = /^[\s\p{P}]*$/u;

/** Findings of a review. They are filled while it runs. */
export interface Findings {
  /** Passages that support what was shown, in the order of their first use. */
  cited: number[];
  /** Cited numbers that no passage has. */
  invented: number;
  /** How many sentences were withheld, by reason. */
  withheld: Partial<Record<Reason, number>>;
  /** The first of them, each with the sentence of a page that it was compared with, if there is one. */
  sentences: Withheld[];
  /** Sentences of pages that were put behind the reply, because it leaves out what they make it depend on. */
  added: string[];
  /** The model said in its own words that it does not know. */
  refused: boolean;
}

/** A sentence that did not arrive. Both texts are cut to a maximum length. */
export interface Withheld {
  reason: Reason;
  sentence: string;
  compared: string | null;
}

/**
 * Why a review ends a reply: `restart`, the opening is in another language and nothing was shown; `cut`, a later sentence is;
 * `full`, the reply is too long or repeats itself.
 */
export type Stop = 'restart' | 'cut' | 'full';

/** The decision of the review about one sentence. */
export interface Judged {
  /** Why it is withheld; null if it is not. */
  reason: Reason | null;
  /** The numbers of the passages that support it. */
  by: readonly number[];
  /** Why the reply ends here; null if it goes on. */
  stop: Stop | null;
}

/** Text that may be shown now. */
export interface Reviewed {
  shown: string;
  stop: Stop | null;
}

/**
 * Checks a reply while it streams. A sentence is released when every check passes: the evidence contains its facts, a
 * passage supports it, and it is in the language of the reply. A sentence too short to check waits for a supported one.
 */
export function createReview(ground: Ground) {
  const { language } = ground;
  const blocks = createBlockFilter();
  const splitter = createSentenceSplitter(ground.claims.abbreviation);
  const repetition = createRepetitionWatch();
  const findings: Findings = {
    cited: [],
    invented: 0,
    withheld: {},
    sentences: [],
    added: [],
    refused: false,
  };
  let held = '';
  let shown = '';
  let read = 0;
  let before = '';
  let isSupported = false;
  let hasCited = false;
  let isSure = false;
  let claimedDeed = false;
  const unsaid: Unsaid[] = [];

  const end = (stop: Stop): Judged => ({ reason: null, by: [], stop });
  const withhold = (reason: Reason, text: string, compared: string | null = null): Judged => {
    findings.withheld[reason] = (findings.withheld[reason] ?? 0) + 1;
    if (findings.sentences.length < maxTraced)
      findings.sentences.push({
        reason,
        sentence: text.trim().slice(0, maxTracedLength),
        compared: compared?.slice(0, maxTracedLength) ?? null,
      });
    return { reason, by: [], stop: null };
  };
  const cite = (numbers: readonly number[]) => {
    for (const number of numbers) if (!findings.cited.includes(number)) findings.cited.push(number);
  };
  const judge = (text: string): Verdict => {
    if (isSure) return judgeSentence(text, language);
    const verdict = judgeOpening(held + text, language);
    isSure = verdict === 'right';
    return verdict;
  };
  const release = (isLast: boolean): string => {
    if (!isSupported || !(isSure || isLast || held.length >= maxDoubt)) return '';
    const released = shown ? held : held.trimStart();
    held = '';
    shown += released;
    return released;
  };

  /** Adds a sentence to what is held, or withholds it. */
  const consider = (written: string): Judged => {
    const { text: uncited, cited, invented } = readCitations(written, ground.passages().length, language);
    findings.invented += invented;
    const text = plainMarkup(uncited);
    if (onlySigns.test(text)) return { reason: null, by: [], stop: null };
    const verdict = judge(text);
    if (verdict === 'wrong') return end(shown ? 'cut' : 'restart');
    const folded = normalise(text);
    const sentence: Sentence = { written, text, folded, cited, before, isFirst: !isSupported };
    before = `${before} ${folded}`.slice(-maxContext);
    const repeats = repetition.see(folded);
    if (repeats > 0) return Object.assign(withhold('repeated', text), repeats > 1 && { stop: 'full' });
    const broken = claimedDeed ? 'deed' : findFault(sentence, ground);
    // After a false deed, the next sentences depend on it: "Your label is sent. When it arrives, …".
    claimedDeed ||= broken === 'deed';
    if (broken) return withhold(broken, text);
    const support = findSupport(sentence, ground, hasCited);
    if (ground.claims.isRefusal(folded) && support.share < weights.minAnswer) {
      findings.refused = true;
      support.verdict = 'open';
    }
    if (support.verdict === 'no' && cited.length === 0 && ground.words(folded).length === 0)
      support.verdict = 'open';
    if (support.verdict === 'no') return withhold('unsupported', text);
    if (support.verdict === 'yes' && !support.isOwner) {
      const { fault, compared, unsaid: left } = compareMeaning(sentence, ground);
      if (fault === 'short') support.verdict = 'open';
      else if (fault) return withhold(fault, text, compared);
      if (left) unsaid.push(left);
    }
    if (shown.length + held.length + text.length > maxReply) return end('full');
    held += text;
    if (support.verdict !== 'yes') return { reason: null, by: [], stop: null };
    isSupported = true;
    hasCited ||= cited.length > 0;
    cite(support.by);
    return { reason: null, by: support.by, stop: null };
  };

  /** Returns the sentences of pages that say what the reply leaves out. */
  const complete = (): string => {
    const folded = normalise(shown);
    for (const { said, sides } of unsaid) {
      const isKnown = findings.added.includes(said.text) || said.text.length > unsaidWeights.maxAdded;
      if (!isKnown && !isSaidAfterAll({ said, sides }, folded, ground)) findings.added.push(said.text);
    }
    const added = findings.added.map((text) => (unspacedEnd.test(shown) ? text : ` ${text}`)).join('');
    shown += added;
    return added;
  };

  const review = (sentences: readonly string[], isLast: boolean): Reviewed => {
    let released = '';
    for (const written of sentences) {
      const { stop } = consider(written);
      released += release(stop !== null && stop !== 'restart');
      if (stop) return { shown: released, stop };
    }
    released += release(isLast);
    return { shown: isLast && shown ? released + complete() : released, stop: null };
  };

  return {
    findings,
    /** Judges one whole sentence with its citations. A deed that a sentence before it claimed does not count against it. */
    judge(written: string): Judged {
      claimedDeed = false;
      unsaid.length = 0;
      const judged = consider(written);
      return unsaid.length > 0 && judged.by.length > 0 ? { reason: 'condition', by: [], stop: null } : judged;
    },
    push(text: string): Reviewed {
      read += text.length;
      const reviewed = review(splitter.push(blocks.push(text)), false);
      return read > maxRead && !reviewed.stop ? { shown: reviewed.shown, stop: 'full' } : reviewed;
    },
    /** Ends the reply. `isWhole`: the model meant to end, so its last words may lack a full stop. */
    end(isWhole: boolean): Reviewed {
      const early = splitter.push(blocks.flush());
      const { sentences, rest } = splitter.flush();
      const all = [...early, ...sentences];
      if (isWhole && rest.trim()) all.push(rest);
      return review(all, true);
    },
  };
}
