import type { ConceptKey } from '../define-language.ts';
import { collectPatterns } from '../registry.ts';
import { joinNormalised } from './asked-kinds.ts';
import { weekdays } from './weekdays.ts';

const named = new Set<ConceptKey>([...weekdays, 'weekend', 'working_day', 'holiday']);
/** Weekdays of one character, which mean a weekday only beside another: 月・水・金, 월~금. */
const beside =
  /(?:[月火水木金土日]\s*[・、,〜～~\-–/／]\s*[月火水木金土日祝])|(?:[월화수목금토일]\s*[·・,~\-–/]\s*[월화수목금토일])/u;
/** A time of day: 09:00, 9.30, 9 am, 9時, 9시, 9 โมง, 9 giờ, 9 बजे, jam 9. */
const clock =
  /\p{N}{1,2}\s?[:：.]\p{N}{2}(?!\p{N})|\p{N}{1,2}\s?(?:am|pm|a\.m|p\.m|時|点|點|시|น\.|โมง|giờ|h(?!\p{L})|बजे|টা|மணி|గంటల|baje)|(?:jam|pukul|الساعة)\s\p{N}/u;

/** Concepts that a text with weekdays and times of day implies without naming them. */
const said: readonly ConceptKey[] = [...weekdays, 'opening_hours', 'open', 'closed'];

let everyDay: RegExp | null = null;

/** Tells whether a normalised text names all days at once, in any language. */
function namesEveryDay(text: string): boolean {
  everyDay ??= joinNormalised(collectPatterns(({ weekdays: { every = '' } }) => every));
  return text.search(everyDay) >= 0;
}

/**
 * Returns the concepts of opening hours if a normalised text has weekdays, among the concepts it names, or all of them, with times of
 * day.
 */
export const findHours = (text: string, concepts: Iterable<ConceptKey>): readonly ConceptKey[] =>
  clock.test(text) &&
  (beside.test(text) || [...concepts].some((key) => named.has(key)) || namesEveryDay(text))
    ? said
    : [];
