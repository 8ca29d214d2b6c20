import type { Reason } from './checks.ts';

/** How many withheld sentences are kept for the trace, and how much of each. */
const maxTraced = 8;
const maxTracedLength = 300;

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

export const noFindings = (): Findings => ({
  cited: [],
  invented: 0,
  withheld: {},
  sentences: [],
  added: [],
  refused: false,
});

/** Writes down a sentence that is withheld. */
export function noteWithheld(
  findings: Findings,
  reason: Reason,
  text: string,
  compared: string | null,
): void {
  findings.withheld[reason] = (findings.withheld[reason] ?? 0) + 1;
  if (findings.sentences.length >= maxTraced) return;
  findings.sentences.push({
    reason,
    sentence: text.trim().slice(0, maxTracedLength),
    compared: compared?.slice(0, maxTracedLength) ?? null,
  });
}

/** Writes down the passages that support a sentence. */
export function noteCited(findings: Findings, numbers: readonly number[]): void {
  for (const number of numbers) if (!findings.cited.includes(number)) findings.cited.push(number);
}
