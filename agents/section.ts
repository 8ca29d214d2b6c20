import type { Choice, Hit, Source } from '@jawab/core';
import { headingSeparator } from '@jawab/retrieval';

/** Returns the last heading above a passage. Pure. */
export const lastHeading = ({ heading }: Hit): string | undefined => heading?.split(headingSeparator).at(-1);

/** Names the document of a passage, and the last heading above the passage if that is not the title. Pure. */
export function sectionOf(hit: Hit): Choice {
  const { document_id, title } = hit;
  const section = lastHeading(hit);
  return section && section !== title ? { document_id, title, section } : { document_id, title };
}

/** Writes the name of a section in one line. Pure. */
export const nameSection = ({ title, section }: Choice): string =>
  section ? `${title}${headingSeparator}${section}` : title;

/** Whether two name the same section. Pure. */
export const isSameChoice = (one: Choice, other: Choice): boolean =>
  one.document_id === other.document_id && one.section === other.section;

/** Returns the source of words in a passage. Pure. */
export const sourceOf = (hit: Hit, quote: string): Source =>
  Object.assign(sectionOf(hit), { url: hit.source_url, quote });
