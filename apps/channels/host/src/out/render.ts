import type { ChannelLimits, Choice, Source } from '@jawab/core';

/** A part of a reply as it leaves. */
export interface Part {
  text: string;
  buttons: { id: string; title: string }[];
}

/** A reply to cut, with the words around it in its language. */
export interface Rendered {
  text: string;
  language: string;
  /** The line that names the sources; null without sources. */
  sources: string | null;
  /** The choices, with the ids of their buttons. */
  choices: { id: string; title: string }[];
  /** True if the text names the choices, so that a list would repeat it. */
  namesChoices?: boolean;
}

type Limits = Pick<ChannelLimits, 'text' | 'buttons'>;

/** Measures a text as the provider does. */
export const sizeOf = (text: string, unit: ChannelLimits['text']['unit']): number =>
  unit === 'bytes' ? Buffer.byteLength(text) : text.length;

/**
 * Cuts a reply into as few messages as the provider takes: at paragraphs, else at sentences, else between words, else between
 * graphemes. The line of sources stays with the end. Choices are buttons of the last message where they fit, else numbered lines, so
 * that a number typed back picks one. Nothing of the text becomes markup. No part is blank.
 */
export function render(reply: Rendered, { text: limit, buttons: takes }: Limits): Part[] {
  const { choices, language } = reply;
  const asButtons = takes !== null && choices.length > 0 && fitButtons(choices, takes);
  const listed =
    asButtons || reply.namesChoices ? '' : choices.map(({ title }, at) => `${at + 1}. ${title}`).join('\n');
  const whole = [reply.text.trim(), listed, reply.sources ?? ''].filter(Boolean).join('\n\n');
  const measure = { unit: limit.unit, language };
  const texts = cut(whole, limit.size, measure);
  if (!asButtons) return texts.map((text) => ({ text, buttons: [] }));
  const last = texts.pop() ?? '';
  // Where a message with buttons takes less text, the end of the last one gets them.
  const end = cut(last, Math.min(takes.text, limit.size), measure).at(-1) ?? '';
  const before = last.slice(0, last.length - end.length).trim();
  const parts: Part[] = [...texts, before, end].filter(Boolean).map((text) => ({ text, buttons: [] }));
  const at = parts.at(-1);
  if (at) at.buttons = choices.map(({ id, title }) => ({ id, title: shorten(title, takes.title) }));
  return parts;
}

/** Returns whether choices can be buttons: there are not too many, and two titles stay different when they are shortened. */
function fitButtons(
  choices: Rendered['choices'],
  { count, title, id: limit }: NonNullable<ChannelLimits['buttons']>,
): boolean {
  const titles = new Set(choices.map((choice) => shorten(choice.title, title)));
  return (
    choices.length <= count &&
    titles.size === choices.length &&
    choices.every(({ id }) => sizeOf(id, limit.unit) <= limit.size)
  );
}

const graphemesOf = (text: string) =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/** Shortens a title to a number of UTF-16 units, between graphemes, with an ellipsis. */
function shorten(title: string, max: number): string {
  if (title.length <= max) return title;
  let kept = '';
  for (const grapheme of graphemesOf(title)) {
    if (kept.length + grapheme.length > max - 1) break;
    kept += grapheme;
  }
  return `${kept.trimEnd()}…`;
}

interface Measure {
  unit: ChannelLimits['text']['unit'];
  language: string;
}

/** The ends of the pieces of a text, in order. */
type FindEnds = (text: string, language: string) => number[];

const endsOf = (pieces: Iterable<string>): number[] => {
  let at = 0;
  return Array.from(pieces, (piece) => (at += piece.length));
};
const segmentsBy = (granularity: 'sentence' | 'word') => (text: string, language: string) =>
  endsOf(Array.from(new Intl.Segmenter(language, { granularity }).segment(text), ({ segment }) => segment));

/** Where a text may be cut, the best places first. Between graphemes it always may. */
const placesToCut: FindEnds[] = [
  (text) => endsOf(text.split(/(?<=\n\s*\n)/)),
  (text) => endsOf(text.split(/(?<=\n)/)),
  segmentsBy('sentence'),
  segmentsBy('word'),
];

/** The end of the longest beginning that fits: between graphemes, or within the first one if that alone is too long. */
function longestFit(text: string, max: number, unit: Measure['unit']): number {
  // A grapheme has at least one unit, so that no longer beginning can fit. The character behind it may have two, and belong to it.
  const beginning = text.slice(0, max + 2);
  for (const pieces of [graphemesOf(beginning), [...beginning]]) {
    let size = 0;
    let end = 0;
    for (const piece of pieces) {
      size += sizeOf(piece, unit);
      if (size > max) break;
      end += piece.length;
    }
    if (end > 0) return end;
  }
  return [...text][0]?.length ?? 1;
}

const fits = (text: string, max: number, unit: Measure['unit']) => sizeOf(text, unit) <= max;

/** The least number of parts that a text needs. */
function countParts(text: string, max: number, unit: Measure['unit']): number {
  let count = 0;
  for (let rest = text.trim(); rest !== ''; count++) rest = rest.slice(longestFit(rest, max, unit)).trim();
  return count;
}

/** Cuts a text into the least number of parts of at most `max`, at the best places that this number allows. */
function cut(text: string, max: number, { unit, language }: Measure): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (!fits(rest, max, unit)) {
    const end = longestFit(rest, max, unit);
    const left = countParts(rest.slice(end), max, unit);
    const beginning = rest.slice(0, end);
    const at = placesToCut
      .map((find) => find(rest, language).findLast((place) => place <= end) ?? 0)
      .find(
        (place) =>
          beginning.slice(0, place).trim() !== '' && countParts(rest.slice(place), max, unit) <= left,
      );
    parts.push(rest.slice(0, at ?? end).trim());
    rest = rest.slice(at ?? end).trim();
  }
  return rest === '' ? parts : [...parts, rest];
}

/** Names the sources of a reply in one line; null without any. `label` says how many there are. */
export function nameSources(sources: Source[], label: (count: number) => string): string | null {
  const named = new Map(sources.map(({ title, url }) => [url ?? title, url ? `${title} ${url}` : title]));
  return named.size === 0 ? null : `${label(named.size)}: ${[...named.values()].join(' · ')}`;
}

/** The title of a choice. */
export const titleOf = ({ title, section }: Choice): string => section ?? title;
