import { scriptSets } from '@jawab/language/text/scripts.ts';

const longest = 60;
const wide = new RegExp(`[${scriptSets.cjk}]`, 'u');

interface Passage {
  heading: string | null;
  text: string;
}

/** The question mark of the script of a text: Japanese and Chinese have a wide one, Arabic its own. */
function markOf(text: string): string {
  if (wide.test(text)) return '？';
  return /\p{Script=Arabic}/u.test(text) ? '؟' : '?';
}

/** The first clause of a text, without marks at its end. */
function firstClause(text: string): string {
  const clause = text.split(/[.!?。！？،؟۔,、\n]/)[0]?.trim() ?? '';
  return clause.length > longest
    ? (clause.slice(0, longest).match(/^.*(?=\s)/u)?.[0] ?? clause.slice(0, longest))
    : clause;
}

/** Makes up to three questions from the headings of a document, else from its first clauses. */
export function makeQuestions(passages: readonly Passage[]): string[] {
  const asked = passages.map(({ heading, text }) => {
    const subject =
      heading
        ?.split(/ [>›] /)
        .pop()
        ?.trim() || firstClause(text);
    return subject.replace(/[?？؟]$/, '') + markOf(subject);
  });
  return [...new Set(asked)].slice(0, 3);
}
