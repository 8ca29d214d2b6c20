/** A page that the demo bot knows. */
export interface Page {
  title: string;
  /** Markdown. */
  text: string;
}
