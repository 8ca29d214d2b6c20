import en from './knowledge/en.ts';
import hi from './knowledge/hi.ts';
import id from './knowledge/id.ts';
import ja from './knowledge/ja.ts';
import th from './knowledge/th.ts';

/** What the demo bot knows: the pages of a tea shop, written by hand in five languages. */
export interface Page {
  title: string;
  /** Markdown. */
  text: string;
}

export const demoBot = { name: 'Serambi Tea', language: 'en' };

export const demoKnowledge: Page[] = [en, ja, hi, id, th].flat();
