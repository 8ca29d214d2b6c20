import { type Figure, readFigures, readNumerals, readUnits } from '@jawab/language';

/** What a number counts, as far as two numbers may be taken for each other. */
export type CountedKind = 'money' | 'percent' | 'clock' | 'weight' | 'distance' | 'time' | 'other';

export interface Counted {
  figure: Figure;
  kind: CountedKind;
}

const clock = /^\d{1,2}[:.]\d{2}$/;
const hourAfter = /^ ?(?:[時时点點시](?![간間间])|giờ|น\.|นาฬิกา|बजे|baje|টা|மணி|గంట|[ap]\.?m\b|o'clock)/u;
const hourBefore = /(?:pukul|jam|alas|lúc|الساعه|午前|午後|上午|下午|오전|오후) ?$/u;

/** Tells what the numbers of a normalised text count, in digits and words. */
export const kindsIn = (folded: string): Set<CountedKind> =>
  new Set([
    ...countedIn(folded).map(({ kind }) => kind),
    ...readNumerals(folded).map(({ from, to }) => kindOf({ kind: 'number', readings: [], from, to }, folded)),
  ]);

/** Returns the numbers of a normalised text with what they count; no phone numbers. */
export const countedIn = (folded: string): Counted[] =>
  readFigures(folded)
    .filter(({ kind }) => kind !== 'phone')
    .map((figure) => ({ figure, kind: kindOf(figure, folded) }));

function kindOf({ kind, from, to }: Figure, folded: string): CountedKind {
  if (kind === 'percent') return 'percent';
  const units = readUnits(folded, from, to);
  if (units.includes('money') || units.includes('dollar')) return 'money';
  const isHour = clock.test(folded.slice(from, to)) || hourAfter.test(folded.slice(to, to + 8));
  if (isHour || hourBefore.test(folded.slice(Math.max(0, from - 8), from))) return 'clock';
  if (units.includes('gram') || units.includes('kilogram')) return 'weight';
  if (units.includes('kilometre')) return 'distance';
  return units.length > 0 ? 'time' : 'other';
}
