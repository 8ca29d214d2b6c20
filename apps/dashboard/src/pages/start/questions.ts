const marks: Record<string, string> = { ja: '？', zh: '？', ar: '؟', ur: '؟' };
const longest = 60;

interface Passage {
  heading: string | null;
  text: string;
  language: string | null;
}

/** The first clause of a text, without marks at its end. */
function firstClause(text: string): string {
  const clause = text.split(/[.!?。！？،؟,、\n]/)[0]?.trim() ?? '';
  return clause.length > longest
    ? (clause.slice(0, longest).match(/^.*(?=\s)/u)?.[0] ?? clause.slice(0, longest))
    : clause;
}

/** Makes up to three questions from the headings of a document, else from its first clauses. */
export function makeQuestions(passages: readonly Passage[]): string[] {
  const asked = passages.map(({ heading, text, language }) => {
    const subject =
      heading
        ?.split(/ [>›] /)
        .pop()
        ?.trim() || firstClause(text);
    const mark = marks[(language ?? '').split('-')[0] ?? ''] ?? '?';
    return subject.replace(/[?？؟]$/, '') + mark;
  });
  return [...new Set(asked)].slice(0, 3);
}
