import { remember } from '@jawab/core';
import { hasEnded, scopeOfValidity, validityAt } from '@jawab/language';
import { headingSeparator } from '../chunker/chunk-document.ts';
import { type Span, sentenceSpans } from '../chunker/sentences.ts';

/** How a passage stands to a day. */
export interface InForce {
  /** Its text without sentences that are over. */
  text: string;
  /** The sentences that are left out. */
  over: string;
  /** A sentence says that it is valid on this day, or later. */
  hasRival: boolean;
  /** Its title, a heading or its text says that all of it is over, or has not begun. */
  isOff: boolean;
  /** It is off, has not begun and will end, as an event: nothing that is valid takes its place. */
  isComing: boolean;
  /** A sentence says what is over beside what is valid. */
  isMixed: boolean;
}

type State = ReturnType<typeof validityAt>;

/**
 * Returns the sentences about which one says for how long they are valid, itself included. The first one of a passage that says it of
 * others says it of all that name no other validity.
 */
function scopeOf(at: number, spans: Span[], { text, states }: { text: string; states: State[] }): number[] {
  const place = (one: number) => spans[one] as Span;
  const scope = scopeOfValidity(text.slice(place(at).start, place(at).end));
  if (!scope) return [];
  if (scope === 'above' && at === 0)
    return [...spans.keys()].filter((one) => states[one] === null || states[one] === states[at]);
  const step = scope === 'below' ? 1 : scope === 'above' ? -1 : 0;
  const reached = [at];
  for (let one = at + step; step !== 0 && spans[one] && states[one] === null; one += step) {
    const [first, last] = [place(Math.min(one, one - step)), place(Math.max(one, one - step))];
    if (text.slice(first.end, last.start).includes('\n\n')) break;
    reached.push(one);
  }
  return reached;
}

/** Tells whether a validity does not reach the day. */
const isElsewhere = (state: State) => state === 'over' || state === 'ahead' || state === 'coming';

const maxRead = 2_000;
/** The rule of a table, or the question of a pair. */
const empty = /^[\s|:-]*$|[?？؟]$/u;

const readText = remember((text: string, today: string): InForce => {
  const spans = sentenceSpans(text);
  const now = new Date(today);
  const states = spans.map(({ start, end }) => validityAt(text.slice(start, end), now));
  const isMixed = states.includes('mixed');
  if (!states.some(isElsewhere))
    return { text, over: '', hasRival: false, isOff: false, isComing: false, isMixed };
  const reached = (state: State) =>
    new Set(states.flatMap((one, at) => (one === state ? scopeOf(at, spans, { text, states }) : [])));
  const isAll = (some: ReadonlySet<number>) =>
    spans.every(({ start, end }, at) => some.has(at) || empty.test(text.slice(start, end)));
  const over = reached('over');
  const isComing = isAll(reached('coming'));
  const isOff = isComing || isAll(over) || isAll(reached('ahead'));
  const left = spans.filter((_, at) => over.has(at));
  return {
    text: isOff ? text : cut(text, left),
    over: left.map(({ start, end }) => text.slice(start, end)).join('\n'),
    hasRival: states.some((state) => state !== null && state !== 'over'),
    isOff,
    isComing,
    isMixed,
  };
}, maxRead);

/** Returns a text without some of its sentences. */
function cut(text: string, spans: Span[]): string {
  let left = text;
  for (const { start, end } of spans.toSorted((one, other) => other.start - one.start)) {
    const after = left.slice(end);
    left =
      left.slice(0, start).trimEnd() === ''
        ? after.trimStart()
        : `${left.slice(0, start)}${after.replace(/^[^\S\n]*\n?/u, '')}`;
  }
  return left.trimEnd();
}

/** The parts of a passage that can date it. */
interface Dated {
  title: string;
  heading: string | null;
  text: string;
}

const readName = remember((name: string, today: string): { state: State } => {
  return { state: hasEnded(name) ? 'over' : validityAt(name, new Date(today)) };
}, maxRead);

/** Tells what of a passage is valid on a day. Pure. */
export function readInForce({ title, heading, text }: Dated, now: Date): InForce {
  const today = now.toISOString().slice(0, 10);
  const names = [title, ...(heading?.split(headingSeparator) ?? [])];
  const states = names.map((name) => readName(name, today).state);
  if (!states.some(isElsewhere)) return readText(text, today);
  return {
    text,
    over: '',
    hasRival: false,
    isOff: true,
    isComing: states.includes('coming'),
    isMixed: false,
  };
}
