import type { AnswerRequest, Hit } from '@jawab/core';
import { normalise, westernDigits } from '@jawab/language';
import { lastHeading, nameSection, sectionOf } from './section.ts';

/** A section that the asker chose instead of asking. */
export interface Chosen {
  name: string;
  is(hit: Hit): boolean;
}

const number = /^\s*(\p{Nd})\s*[.)）。]?\s*$/u;
const listed = /^(\d)\. (.+)$/;

/** Returns the section that the asker chose: by its ids, or by its number in the list of the reply before. Null in any other turn. */
export function readChosen({ choice, reading, history }: AnswerRequest): Chosen | null {
  if (choice) {
    const is = (hit: Hit) => {
      const { document_id, section } = sectionOf(hit);
      return document_id === choice.document_id && section === choice.section;
    };
    return { name: reading.message, is };
  }
  const [, digit] = number.exec(reading.message) ?? [];
  const last = history.at(-1);
  if (!digit || last?.role !== 'assistant') return null;
  const lines = last.content.trimEnd().split('\n');
  const list = lines.slice(lines.findLastIndex((line) => !listed.test(line)) + 1);
  const [, , name] =
    list.map((line) => listed.exec(line)).find((line) => line?.[1] === westernDigits(digit)) ?? [];
  return name ? { name, is: (hit) => nameSection(sectionOf(hit)) === name } : null;
}

/** Returns the passages of the section whose name is the whole message. */
export function findNamed(message: string, hits: Hit[]): Hit[] {
  const fold = (text: string) => normalise(text).trim();
  const said = fold(message);
  return hits.filter((hit) =>
    [lastHeading(hit), hit.title, nameSection(sectionOf(hit))].some((name) => name && fold(name) === said),
  );
}
