import type { PersonalKind } from '@jawab/core';
import { nearBefore, numbersSomethingElse } from '../read/contact-details.ts';
import { findCards } from './find-cards.ts';
import { findEmails } from './find-emails.ts';
import { findIdNumbers } from './find-id-numbers.ts';
import { findPhones } from './find-phones.ts';
import { foldPlaces } from './folded-text.ts';
import type { Place } from './number-runs.ts';

/** Nothing personal is without one of these. */
const anySign = /[@＠\p{Nd}]/u;
/** An at sign, seven digits close together, or four in a row, in a folded text. */
const anyPersonal = /@|\d{4}|\d(?:[^\dA-Za-z]{0,3}\d){6}/;

const finders: Record<PersonalKind, (folded: string) => Place[]> = {
  card: findCards,
  id_number: (folded) =>
    findIdNumbers(folded, ({ start }) =>
      numbersSomethingElse(folded.slice(Math.max(0, start - nearBefore), start)),
    ),
  email: findEmails,
  phone: findPhones,
};

/** The surest first. What one kind takes, no other does. */
const order: PersonalKind[] = ['card', 'id_number', 'email', 'phone'];

/**
 * Replaces personal data in what a customer wrote, each by its kind in brackets: `[card]`, `[id_number]`, `[email]`, `[phone]`.
 * Reads digits of every script, with dashes, dots and blanks between. The rest of the text stays as it was written. Pure; a
 * message without digits and at sign takes some microseconds.
 */
export function maskPersonal(text: string, kinds: readonly PersonalKind[]): string {
  if (kinds.length === 0 || !anySign.test(text)) return text;
  const { characters, folded } = foldPlaces(text);
  if (!anyPersonal.test(folded)) return text;
  let left = folded;
  const masked: Masked[] = [];
  for (const kind of order.filter((one) => kinds.includes(one))) {
    const places = finders[kind](left).sort((a, b) => a.start - b.start);
    const free = places.filter(
      ({ start, end }, at) => start >= (places[at - 1]?.end ?? 0) && !left.slice(start, end).includes(taken),
    );
    left = replacePlaces(left, free, ({ start, end }) => taken.repeat(end - start));
    masked.push(...free.map(({ start, end }) => ({ kind, start, end })));
  }
  if (masked.length === 0) return text;
  masked.sort((a, b) => a.start - b.start);
  const whole = characters.length === text.length ? text : characters;
  return replacePlaces(whole, masked, ({ kind }) => `[${kind}]`);
}

type Masked = Place & { kind: PersonalKind };

/** Stands for a place that another kind took already. */
const taken = '\ufffc';

/** Replaces places of a text, which may be split into its code points. */
function replacePlaces<One extends Place>(
  text: string | string[],
  places: One[],
  replace: (place: One) => string,
): string {
  const cut = (start: number, end?: number) => {
    const part = text.slice(start, end);
    return typeof part === 'string' ? part : part.join('');
  };
  const parts = places.flatMap((place, at) => [cut(places[at - 1]?.end ?? 0, place.start), replace(place)]);
  return parts.join('') + cut(places.at(-1)?.end ?? 0);
}
