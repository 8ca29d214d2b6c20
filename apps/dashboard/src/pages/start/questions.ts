import { scriptSets } from '@jawab/language/text/scripts.ts';

const longest = 40;
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

/** Matches the words of a line before its first figure or colon, as "Check-in" of "Check-in 14:00". */
const subject = /^[-*•\s]*(\p{L}[^\p{N}:：|。.!?！？؟]*?)[\s(~–—-]*[\p{N}\p{Sc}:：]/u;
/** Matches the beginning of a sentence that goes on with its figure: "We open at", "Parking is free for guests,". */
const goesOn = /(?:^| )\p{Ll}{1,3}$|[,،、]|(?: \S+){4}/u;
/** Matches several words that have no colon after them, in a line that ends as a sentence does: "Breakfast is served from 7 to 10." */
const isSentence = /^[^:：]*?\p{L} \p{L}[^\p{N}:：]*[\p{N}\p{Sc}].*[.!?؟।။។]$/u;

function subjectsOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => !isSentence.test(line.trimEnd()));
  const found = lines.flatMap((line) => subject.exec(line)?.[1] ?? []);
  return found.filter((words) => words.length <= longest && !goesOn.test(words));
}

/**
 * Makes up to three questions from the headings of a document, else from what its lines give figures of. A sentence makes none:
 * with a question mark, it is no question.
 */
export function makeQuestions(passages: readonly Passage[]): string[] {
  const headings = passages.flatMap(
    ({ heading }) =>
      heading
        ?.split(/ [>›] /)
        .pop()
        ?.trim() || [],
  );
  const subjects = headings.length > 0 ? headings : passages.flatMap(({ text }) => subjectsOf(text));
  const asked = subjects.map((one) => one.replace(/[?？؟]$/, '') + markOf(one));
  return [...new Set(asked)].slice(0, 3);
}
