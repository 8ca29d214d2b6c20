import { type Hit, remember } from '@jawab/core';
import { type ConceptKey, normalise } from '@jawab/language';
import { analyze, headingSeparator, isSameSection } from '@jawab/retrieval';
import { compareNames, isShortName, type NameDifference } from './compare-names.ts';
import { lastHeadings, levelsApart, nameSection, sectionOf } from './section.ts';
import { twins as weights } from './weights.ts';

/** A section whose name is that of others but for one thing, and what that is: "bali" of "Delivery to Bali". */
export interface Twin {
  hit: Hit;
  own: string;
}

/** Returns a section with those whose names differ from its name in the same thing. Empty without another one. Pure. */
export function findTwins(hits: Hit[], first: Hit): Twin[] {
  const language = first.language ?? null;
  const others = hits
    .filter((hit) => hit.language === first.language && !isSameSection(hit, first) && !hit.isOff)
    .filter((hit, at, all) => all.findIndex((one) => isSameSection(one, hit)) === at)
    .flatMap((hit) => {
      const [name = '', other = ''] = namesOf(first, hit);
      const named = compareNames(name, other, language);
      const found = named && isNamed(first, hit) ? named : compareBodies(first, hit);
      return found && !isSpecial(found.other, language) ? [{ hit, ...found }] : [];
    });
  const nearest = Math.max(0, ...others.map(({ shared }) => shared));
  const own = others.find(({ shared }) => shared === nearest)?.own;
  if (own === undefined || isSpecial(own, language)) return [];
  const alike = others.filter((one) => one.own === own);
  return [{ hit: first, own }, ...alike.map(({ hit, other }) => ({ hit, own: other }))];
}

/** Returns what two sections are called: within one document by their headings, else with the titles of their documents. */
function namesOf(one: Hit, other: Hit): (string | undefined)[] {
  if (one.document_id !== other.document_id) return [one, other].map((hit) => nameSection(sectionOf(hit)));
  const levels = levelsApart(one, other);
  return [one, other].map((hit) => lastHeadings(hit, levels));
}

/** A name that a document has from its file: a price list and a list of members may both begin with "shop-". */
const fileName = /\.\p{L}[\p{L}\p{N}]{1,4}$/u;

/** Tells whether what two sections are called says what they are about. Names of files do only if the sections say the same. */
const isNamed = (one: Hit, other: Hit): boolean =>
  one.document_id === other.document_id ||
  ![one, other].some(({ title }) => fileName.test(title)) ||
  areAlike(one, other);

/** Compares sections with short names, as "Basic" and "Premium": the same sentences with other numbers are about the same things. */
function compareBodies(one: Hit, other: Hit): NameDifference | null {
  const [own, others] = namesOf(one, other).map((name) => normalise(name ?? ''));
  const isOfOneKind = one.document_id !== other.document_id || parentOf(one) === parentOf(other);
  if (!own || !others || own === others || !isOfOneKind || !isShortName(own) || !isShortName(others))
    return null;
  return areAlike(one, other) ? { own, other: others, shared: 0 } : null;
}

/** Tells whether two sections have mostly the same words, whatever their numbers are. */
function areAlike(one: Hit, other: Hit): boolean {
  const [first, second] = [one, other].map(({ text, language = null }) =>
    wordsOf(text, language ?? null),
  ) as [Set<string>, Set<string>];
  const shared = first.intersection(second).size;
  const alike = (2 * shared) / (first.size + second.size || 1);
  return alike >= weights.alike && shared >= weights.minShared;
}

const parentOf = ({ heading }: Hit): string | undefined =>
  heading?.split(headingSeparator).slice(0, -1).join(headingSeparator);

/** Questions find the same passages again and again. */
const maxRead = 2_000;

const wordsOf = remember(
  (text: string, language: string | null): ReadonlySet<string> =>
    new Set(
      analyze(text, { language, kind: 'query' })
        .units.flatMap(({ concepts, terms, parts }) =>
          concepts.length > 0 ? concepts : [...terms, ...parts],
        )
        .filter((term) => !/\p{N}/u.test(term)),
    ),
  maxRead,
);

/** Times that are meant only if they are named. */
const special: ReadonlySet<ConceptKey> = new Set<ConceptKey>([
  ...(['holiday', 'ramadan', 'new_year', 'christmas', 'diwali'] as const),
]);

const isSpecial = remember(
  (own: string, language: string | null): boolean =>
    analyze(own, { language, kind: 'query' }).units.some(({ concepts }) =>
      concepts.some((key) => special.has(key)),
    ),
  maxRead,
);
