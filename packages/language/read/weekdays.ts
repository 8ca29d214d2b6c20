import type { ConceptKey } from '../define-language.ts';
import { findConcepts } from '../terms/concepts.ts';
import { normalise } from '../text/normalise.ts';

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies ConceptKey[];
const order: readonly ConceptKey[] = weekdays;

/** Letters and short names of the weekdays, from Monday, which mean weekdays only in a list or in a range: 月・火・金, 월~금. */
const short = [
  ['月', '火', '水', '木', '金', '土', '日'],
  ['월', '화', '수', '목', '금', '토', '일'],
  ['จันทร์', 'อังคาร', 'พุธ', 'พฤหัส(?:บดี)?', 'ศุกร์', 'เสาร์', 'อาทิตย์'],
  ['ຈັນ', 'ອັງຄານ', 'ພຸດ', 'ພະຫັດ', 'ສຸກ', 'ເສົາ', 'ອາທິດ'],
  ['ចន្ទ', 'អង្គារ', 'ពុធ', 'ព្រហស្បតិ៍', 'សុក្រ', 'សៅរ៍', 'អាទិត្យ'],
  ['തിങ്കൾ', 'ചൊവ്വ', 'ബുധൻ', 'വ്യാഴം', 'വെള്ളി', 'ശനി', 'ഞായർ'],
].map((names) => names.map(normalise));
/** What stands between the first and the last weekday of a range, in normalised text. */
const to =
  '〜|～|~|-|–|—|to|through|till|until|hanggang|sampai(?: dengan)?|hingga|s\\.?/?d\\.?|đến|tới|ถึง|থেকে|से|முதல்|నుండి|నుంచి|ರಿಂದ|ದಿಂದ|മുതൽ|ຫາ|ຮອດ|ដល់|မှ|إلى|الى|حتى|至|到|から|부터';
const isRange = new RegExp(`^\\s*(?:${normalise(to)})\\s*$`, 'u');
const between = `(?:\\s*[・·、,/／]\\s*|\\s*(?:${normalise(to)})\\s*)`;
const lists = short.map((names) => {
  const day = `(?:${names.join('|')})`;
  return {
    list: new RegExp(`(?<![\\p{L}\\p{M}])${day}(?:${between}(?:${day}|祝))+`, 'gu'),
    days: names.map((name) => new RegExp(name, 'gu')),
  };
});

/** Returns the days from one to another, over the end of the week as well. */
function daysBetween(first: number, last: number): number[] {
  const count = ((last - first + weekdays.length) % weekdays.length) + 1;
  return Array.from({ length: count }, (_, at) => (first + at) % weekdays.length);
}

/** A weekday, and where it is written. */
interface Day {
  day: number;
  from: number;
  to: number;
}

/** Returns the days of lists and ranges of short names. */
const findShort = (text: string): Day[] =>
  lists.flatMap(({ list, days }) =>
    Array.from(text.matchAll(list)).flatMap(({ 0: found, index }) =>
      days.flatMap((name, day) =>
        Array.from(found.matchAll(name), (one) => ({
          day,
          from: index + one.index,
          to: index + one.index + one[0].length,
        })),
      ),
    ),
  );

/** Returns the weekdays that a normalised text writes, with those within a range ("Mon–Fri", 月〜金). Pure. */
export function findWeekdays(text: string, tags: Iterable<string>): Set<ConceptKey> {
  const named = findConcepts(text, tags).flatMap(({ keys, from, to }) =>
    keys.map((key) => ({ day: order.indexOf(key), from, to })).filter(({ day }) => day >= 0),
  );
  const days = [...named, ...findShort(text)].sort((one, other) => one.from - other.from);
  const found = new Set<ConceptKey>();
  for (const [at, { day, from }] of days.entries()) {
    const before = days[at - 1];
    const isLast = before !== undefined && isRange.test(text.slice(before.to, from));
    for (const one of isLast ? daysBetween(before.day, day) : [day]) found.add(weekdays[one] as ConceptKey);
  }
  return found;
}
