import type { Choice, Hit, Source } from '@jawab/core';
import { headingSeparator } from '@jawab/retrieval';

/** Returns a number of the last headings above a passage in one line. Pure. */
export const lastHeadings = ({ heading }: Hit, levels: number): string | undefined =>
  heading?.split(headingSeparator).slice(-levels).join(headingSeparator);

/** Returns the last heading above a passage. Pure. */
export const lastHeading = (hit: Hit): string | undefined => lastHeadings(hit, 1);

/** Returns the number of last headings by which two sections of a document are told apart. Pure. */
export function levelsApart({ heading: one }: Hit, { heading: other }: Hit): number {
  const [first = [], second = []] = [one, other].map((heading) => heading?.split(headingSeparator) ?? []);
  const most = Math.min(first.length, second.length);
  let levels = 1;
  while (levels < most && first.at(-levels) === second.at(-levels)) levels++;
  return levels;
}

/** Names the document of a passage, and the last heading above the passage if that is not the title. Pure. */
export function sectionOf(hit: Hit): Choice {
  const { document_id, title } = hit;
  const section = lastHeading(hit);
  return section && section !== title ? { document_id, title, section } : { document_id, title };
}

/** Writes the name of a section in one line. Pure. */
export const nameSection = ({ title, section }: Choice): string =>
  section ? `${title}${headingSeparator}${section}` : title;

/** Returns whether two choices name the same section. Pure. */
export const isSameChoice = (one: Choice, other: Choice): boolean =>
  one.document_id === other.document_id && one.section === other.section;

/** Returns whether a choice names the section of a passage. Pure. */
export const isChosen = (
  { document_id, section }: Pick<Choice, 'document_id' | 'section'>,
  hit: Hit,
): boolean =>
  document_id === hit.document_id &&
  (section === sectionOf(hit).section ||
    section === lastHeadings(hit, section?.split(headingSeparator).length ?? 0));

/** Returns the source of words in a passage. Pure. */
export const sourceOf = (hit: Hit, quote: string): Source =>
  Object.assign(sectionOf(hit), { url: hit.source_url, quote });
