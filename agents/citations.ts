import { westernDigits } from '@jawab/language';
import { bareAddressesIn, createBareLinkFilter, mailsIn } from './bare-links.ts';

/** The model writes this if the passages do not answer. It is never shown. */
export const cannotAnswer = '[none]';

/** The model writes this if the visitor wants a person. It is never shown. */
export const wantsPerson = '[person]';

const opening = /[[［【]/;
const closing = { '[': ']', '［': '］', '【': '】' } as Record<string, string>;
const marker = /^\s*(?:\^|(?:passages?|sources?|refs?)\s*)?\p{Nd}+(?:\s*[-–,;、，]\s*\p{Nd}+)*\s*$/iu;
const addressBegun = /(?<![\p{L}\p{N}])(?:h(?:t(?:t(?:ps?(?::\/?)?)?)?)?|w{1,3})$/iu;
const addressCharacters = /^[\w\-.~:/?#[\]@!$&'()*+,;=%]+/;
const special = /[[［【]|(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)/iu;
const longestLabel = 200;
const longestAddress = 2_048;

/** Returns an address in the form for comparison. */
export const comparable = (url: string) =>
  url
    .replace(/[.,;:!?'")\]]+$/, '')
    .replace(/\/+$/, '')
    .toLowerCase();

function readNumbers(text: string): number[] {
  const found: number[] = [];
  for (const part of text.split(/[,;、，]/)) {
    const [from, to] = (part.match(/\p{Nd}+/gu) ?? [])
      .slice(0, 2)
      .map((digits) => Number(westernDigits(digits)));
    if (from === undefined) continue;
    for (let number = from; number <= Math.min(to ?? from, from + 20); number++) found.push(number);
  }
  return found;
}

/** What the filter found. It is filled while the filter runs. */
export interface Citations {
  /** Cited numbers of this turn, in the order of their first use. */
  cited: number[];
  /** Cited numbers that no passage has. */
  invented: number;
  /** Addresses that are not in any passage. */
  droppedLinks: number;
  /** The model said that the passages do not answer. */
  refused: boolean;
  /** The model said that the visitor wants a person. */
  person: boolean;
}

/**
 * Removes citation numbers and unknown addresses from the model's text as it streams. Passages are numbered from 1; `known`
 * contains the comparable addresses that the model may name. Both can grow. A marker or address is never released in parts.
 */
export function createCitationFilter(passages: { readonly length: number }, known: ReadonlySet<string>) {
  const seen: Citations = { cited: [], invented: 0, droppedLinks: 0, refused: false, person: false };
  const links = createBareLinkFilter(known, () => {
    seen.droppedLinks++;
  });
  let held = '';
  let begun = false;

  const cite = (text: string) => {
    for (const number of readNumbers(text)) {
      if (number < 1 || number > passages.length) seen.invented++;
      else if (!seen.cited.includes(number)) seen.cited.push(number);
    }
  };
  const allow = (url: string) => {
    const fits = known.has(comparable(url).replace(/^mailto:/, ''));
    if (!fits) seen.droppedLinks++;
    return fits;
  };

  /** Reads a bracket at the start of `text`: what to show and its length; null while it may continue. */
  const readBracket = (
    text: string,
    last: boolean,
  ): [shown: string, used: number, marker?: boolean] | null => {
    const end = text.indexOf(closing[text[0] as string] as string);
    if (end < 0 || end > longestLabel) {
      return last || text.length > longestLabel || text.includes('\n') ? [text[0] as string, 1] : null;
    }
    const label = text.slice(1, end);
    const link = text[end + 1] === '(';
    if (text.length === end + 1 && !last) return null;
    const linkEnd = link ? text.indexOf(')', end) : end;
    if (linkEnd < 0 && !last && text.length - end < longestAddress) return null;
    const used = (linkEnd < 0 ? text.length - 1 : linkEnd) + 1;
    const word = label.trim().toLowerCase();
    if (word === 'none') seen.refused = true;
    else if (word === 'person') seen.person = true;
    else if (marker.test(label)) cite(label);
    else if (!link) return [text[0] as string, 1];
    else {
      const url = text.slice(end + 2, linkEnd < 0 ? undefined : linkEnd).trim();
      return allow(url) ? [text.slice(0, used), used] : [label, used];
    }
    return ['', used, true];
  };

  /** Reads an address at the start of `text`. */
  const readAddress = (text: string, last: boolean): [shown: string, used: number] | null => {
    const [url = ''] = addressCharacters.exec(text) ?? [];
    if (url.length === text.length && !last && url.length < longestAddress) return null;
    const trailing = /[.,;:!?'")\]]*$/.exec(url)?.[0] ?? '';
    return [allow(url) ? url : trailing.replace(/[)\]]/g, ''), url.length];
  };

  const drain = (last: boolean): string => {
    let shown = '';
    for (;;) {
      const at = held.search(special);
      if (at < 0) break;
      const head = held.slice(0, at);
      const rest = held.slice(at);
      const read = opening.test(rest[0] as string) ? readBracket(rest, last) : readAddress(rest, last);
      if (!read) {
        const kept = head.trimEnd().length;
        shown += head.slice(0, kept);
        held = held.slice(kept);
        return shown;
      }
      shown += (read[2] ? head.trimEnd() : head) + read[0];
      held = rest.slice(read[1]);
    }
    const unsure = last ? held.length : Math.min(held.trimEnd().length, held.search(addressBegun) >>> 0);
    shown += held.slice(0, unsure);
    held = held.slice(unsure);
    return shown;
  };

  const show = (text: string) => {
    const shown = begun ? text : text.trimStart();
    begun ||= shown !== '';
    return shown;
  };
  return {
    seen,
    push(text: string): string {
      held += text;
      return show(links.push(drain(false)));
    },
    flush(): string {
      return show(links.push(drain(true)) + links.flush()).trimEnd();
    },
  };
}

/**
 * Returns all web and mail addresses in a text, in comparable form. Addresses written without a scheme stay without one.
 */
export function addressesIn(text: string): string[] {
  const written = text.match(/(?:https?:\/\/|www\.)[\w\-.~:/?#[\]@!$&'()*+,;=%]+/gi) ?? [];
  return [...written.map(comparable), ...bareAddressesIn(text), ...mailsIn(text)];
}
