/** A page in the demo bot's knowledge base. */
export interface Page {
  title: string;
  /** Markdown. */
  text: string;
}
