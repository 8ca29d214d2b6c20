import type { AnswerRequest, HistoryMessage, Hit } from '@jawab/core';
import { normalise, sayInAll, westernDigits } from '@jawab/language';
import { headingSeparator } from '@jawab/retrieval';
import { isChosen, lastHeading, nameSection, sectionOf } from './section.ts';

/** A section that the asker chose instead of asking. */
export interface Chosen {
  name: string;
  is(hit: Hit): boolean;
}

let questions: Set<string> | null = null;
const number = /^\s*(\p{Nd})\s*[.)）。]?\s*$/u;
const listed = /^(\d)\. (.+)$/;

/** Returns the section that the asker chose: by its ids, or by its number in the list of the reply before. Null in any other turn. */
export function readChosen({ choice, reading, history }: AnswerRequest): Chosen | null {
  if (choice) {
    const { message } = reading;
    const { section = '' } = choice;
    const name = message.includes(section) ? message : `${message} ${section}`;
    return { name, is: (hit) => isChosen(choice, hit) };
  }
  const [, digit] = number.exec(reading.message) ?? [];
  const last = history.at(-1);
  if (!digit || last?.role !== 'assistant') return null;
  const lines = last.content.trimEnd().split('\n');
  const list = lines.slice(lines.findLastIndex((line) => !listed.test(line)) + 1);
  const [, , name] =
    list.map((line) => listed.exec(line)).find((line) => line?.[1] === westernDigits(digit)) ?? [];
  return name ? { name, is: (hit) => isNamed(name, hit) } : null;
}

/** Tells whether a line of a list names the section of a passage: its title, with as many headings as it takes. */
const isNamed = (name: string, hit: Hit): boolean =>
  name === nameSection(sectionOf(hit)) ||
  (name.startsWith(`${hit.title}${headingSeparator}`) &&
    isChosen(
      { document_id: hit.document_id, section: name.slice(hit.title.length + headingSeparator.length) },
      hit,
    ));

/** Tells whether the reply before asked which of several sections is meant. */
export function wasAskedWhich(history: HistoryMessage[]): boolean {
  const last = history.at(-1);
  if (last?.role !== 'assistant') return false;
  questions ??= new Set(sayInAll('which'));
  return questions.has(last.content.split('\n', 1)[0]?.trim() ?? '');
}

/** Returns the passages of the section whose name is the whole message. */
export function findNamed(message: string, hits: Hit[]): Hit[] {
  const fold = (text: string) => normalise(text).trim();
  const said = fold(message);
  return hits.filter((hit) =>
    [lastHeading(hit), hit.title, nameSection(sectionOf(hit))].some((name) => name && fold(name) === said),
  );
}
