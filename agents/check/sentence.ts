/** A sentence of a reply while it is checked. */
export interface Sentence {
  /** As the model wrote it. */
  written: string;
  /** As it is shown: without citations and markup. */
  text: string;
  /** The text in normalised form. */
  folded: string;
  /** The passages it cites, from 1. */
  cited: number[];
  /** The end of what came before it, in normalised form. */
  before: string;
  /** No sentence before it was an answer. */
  isFirst: boolean;
}
