import { normalise } from '@jawab/language';
import { createBlockFilter } from './blocks.ts';
import { findFault, type Reason } from './checks.ts';
import { readCitations } from './citations.ts';
import { createDraft } from './draft.ts';
import { type Findings, noFindings, noteCited, noteWithheld } from './findings.ts';
import type { Ground } from './ground.ts';
import { plainMarkup } from './markup.ts';
import { compareMeaning } from './meaning.ts';
import { createRepetitionWatch } from './repetition.ts';
import type { Sentence } from './sentence.ts';
import { createSentenceSplitter } from './sentences.ts';
import { findSupport } from './support.ts';
import { isSaidAfterAll, type Unsaid } from './unsaid.ts';
import { unsaid as unsaidWeights, support as weights } from './weights.ts';

/** The longest reply, in characters. */
const maxReply = 4_000;
/** The longest text that is read for one reply: more is hidden reasoning, or a model that does not end. */
const maxRead = 64_000;
const maxContext = 160;
/** Matches an end after which no space follows, as of Chinese and Japanese. */
const unspacedEnd = /[。！？]$/;
/** Matches the rest of a sentence that was only a mark. */
const onlySigns = /^[\s\p{P}]*$/u;

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
  const findings = noFindings();
  const draft = createDraft(language);
  let read = 0;
  let before = '';
  let isSupported = false;
  let hasCited = false;
  let claimedDeed = false;
  const unsaid: Unsaid[] = [];

  const end = (stop: Stop): Judged => ({ reason: null, by: [], stop });
  const withhold = (reason: Reason, text: string, compared: string | null = null): Judged => {
    noteWithheld(findings, reason, text, compared);
    return { reason, by: [], stop: null };
  };

  /** Adds a sentence to what is held, or withholds it. */
  const consider = (written: string): Judged => {
    const { text: uncited, cited, invented } = readCitations(written, ground.passages().length, language);
    findings.invented += invented;
    const text = plainMarkup(uncited);
    if (onlySigns.test(text)) return { reason: null, by: [], stop: null };
    if (draft.judge(text) === 'wrong') return end(draft.shown() ? 'cut' : 'restart');
    const folded = normalise(text);
    const sentence: Sentence = { written, text, folded, cited, before, isFirst: !isSupported };
    before = `${before} ${folded}`.slice(-maxContext);
    const repeats = repetition.see(folded);
    if (repeats > 0) return Object.assign(withhold('repeated', text), repeats > 1 && { stop: 'full' });
    const broken = claimedDeed ? 'deed' : findFault(sentence, ground);
    // After a false deed, the next sentences depend on it: "Your label is sent. When it arrives, …".
    claimedDeed ||= broken === 'deed';
    if (broken) return withhold(broken, text);
    const { support, isRefusal } = weighSupport(sentence, ground, hasCited);
    findings.refused ||= isRefusal;
    if (support.verdict === 'no') return withhold('unsupported', text);
    if (support.verdict === 'yes' && !support.isOwner) {
      const { fault, compared, unsaid: left } = compareMeaning(sentence, ground);
      if (fault === 'short') support.verdict = 'open';
      else if (fault) return withhold(fault, text, compared);
      if (left) unsaid.push(left);
    }
    if (draft.length() + text.length > maxReply) return end('full');
    draft.hold(text);
    if (support.verdict !== 'yes') return { reason: null, by: [], stop: null };
    isSupported = true;
    hasCited ||= cited.length > 0;
    noteCited(findings, support.by);
    return { reason: null, by: support.by, stop: null };
  };

  /** Puts behind the reply what it leaves out. */
  const complete = (): string => {
    const shown = draft.shown();
    addUnsaid(findings, unsaid, shown, ground);
    const added = findings.added.map((text) => (unspacedEnd.test(shown) ? text : ` ${text}`)).join('');
    draft.append(added);
    return added;
  };

  const review = (sentences: readonly string[], isLast: boolean): Reviewed => {
    let released = '';
    for (const written of sentences) {
      const { stop } = consider(written);
      released += draft.release(isSupported, stop !== null && stop !== 'restart');
      if (stop) return { shown: released, stop };
    }
    released += draft.release(isSupported, isLast);
    return { shown: isLast && draft.shown() ? released + complete() : released, stop: null };
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

/** Finds the support of a sentence. It is open for one that says that it does not know, and for one without content. */
function weighSupport(sentence: Sentence, ground: Ground, hasCited: boolean) {
  const { folded, cited } = sentence;
  const support = findSupport(sentence, ground, hasCited);
  const isRefusal = ground.claims.isRefusal(folded) && support.share < weights.minAnswer;
  const isEmpty = support.verdict === 'no' && cited.length === 0 && ground.words(folded).length === 0;
  if (isRefusal || isEmpty) support.verdict = 'open';
  return { support, isRefusal };
}

/** Collects the sentences of pages that say what the reply leaves out. */
function addUnsaid(findings: Findings, unsaid: readonly Unsaid[], shown: string, ground: Ground): void {
  const folded = normalise(shown);
  for (const { said, sides } of unsaid) {
    const isKnown = findings.added.includes(said.text) || said.text.length > unsaidWeights.maxAdded;
    if (!isKnown && !isSaidAfterAll({ said, sides }, folded, ground)) findings.added.push(said.text);
  }
}
