import { entries } from '../registry.ts';

let markers: RegExp[] | null = null;
const compile = () => {
  const sources = new Set(entries.flatMap(([, { words }]) => words.followUp));
  return Array.from(sources, (source) => new RegExp(source, 'i'));
};

/** Tells whether a short question says by a word that it leans on the one before ("and on Sundays?"). Pure. */
export function hasFollowUpMarker(question: string): boolean {
  markers ??= compile();
  return markers.some((marker) => marker.test(question));
}
