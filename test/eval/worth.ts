import { type HelpcentreRow, isAnswerable } from './evaluate-helpcentre.ts';

/** The worth of each outcome of a question that the base answers. */
const answerable = {
  'sure and right': 1,
  'unsure, right one first': 0.6,
  'unsure, right one later': 0.3,
  silent: 0,
  'unsure, not there': -0.2,
  'sure and wrong': -1,
};
/** The worth of each outcome of a question that the base almost answers. */
const near = { silent: 1, unsure: 0.4, sure: -0.5 };
/** The worth of each outcome of a question about something else. */
const off = { silent: 1, unsure: -0.3, sure: -1 };

const kinds = { answerable, near, off };
export type Kind = keyof typeof kinds;
/** The parts of a reply that its worth depends on. */
export type Judged = Pick<HelpcentreRow, 'kind' | 'answered' | 'held' | 'heldFirst' | 'source'>;
/** How much a kind counts in the worth of a run. */
export const parts: Record<Kind, number> = { answerable: 4, near: 1, off: 1 };

/** Returns the kind of a question whose reply has a worth; null for greetings, persons and contacts. */
export function kindOf(row: Pick<HelpcentreRow, 'kind' | 'tags'>): Kind | null {
  if (isAnswerable(row)) return 'answerable';
  if (row.kind !== 'n') return null;
  return row.tags.includes('near') ? 'near' : 'off';
}

/** Returns what became of a question, as a column of the table of its kind. A reply without a source says nothing of the base. */
export function outcomeOf(row: Judged): string {
  const { answered, held, heldFirst, source } = row;
  const certainty = answered === true ? 'sure' : answered === null && source !== null ? 'unsure' : 'silent';
  if (certainty === 'silent' || !isAnswerable(row)) return certainty;
  if (certainty === 'sure') return held ? 'sure and right' : 'sure and wrong';
  return heldFirst ? 'unsure, right one first' : held ? 'unsure, right one later' : 'unsure, not there';
}

/** Returns what the reply to a question of a kind is worth. */
export const worthOf = (kind: Kind, row: Judged): number =>
  (kinds[kind] as Record<string, number>)[outcomeOf(row)] as number;

const rowsOf = (rows: HelpcentreRow[], kind: Kind) => rows.filter((row) => kindOf(row) === kind);

function meanWorth(rows: HelpcentreRow[], kind: Kind): number | null {
  const own = rowsOf(rows, kind);
  return own.length > 0 ? own.reduce((sum, row) => sum + worthOf(kind, row), 0) / own.length : null;
}

/**
 * Returns what the replies of a run are worth, at most 1: the mean of its kinds of questions, where answerable ones count four times
 * as much as near misses and as other subjects. Kinds that were not asked do not count. Null if none was.
 */
export function worth(rows: HelpcentreRow[]): number | null {
  const known = (Object.keys(parts) as Kind[]).flatMap((kind) => {
    const mean = meanWorth(rows, kind);
    return mean === null ? [] : [{ mean, part: parts[kind] }];
  });
  const all = known.reduce((sum, { part }) => sum + part, 0);
  return all > 0 ? known.reduce((sum, { mean, part }) => sum + mean * part, 0) / all : null;
}

const figure = (value: number | null) => (value === null ? '–' : value.toFixed(2).replace('0.', '.'));

function shares(rows: HelpcentreRow[], kind: Kind): string[] {
  const own = rowsOf(rows, kind);
  return Object.keys(kinds[kind]).map((outcome) => {
    const found = own.filter((row) => outcomeOf(row) === outcome).length;
    return own.length > 0 ? `${found} (${((found / own.length) * 100).toFixed(0)} %)` : '–';
  });
}

const line = (cells: string[]) => `| ${cells.join(' | ')} |`;

/** Writes worth and what became of the questions as Markdown tables: all of them by kind, then by group. */
export function reportWorth(
  rows: HelpcentreRow[],
  name: string,
  groups: Map<string, HelpcentreRow[]>,
): string {
  const byKind = (Object.keys(kinds) as Kind[]).map((kind) => {
    const outcomes = Object.keys(kinds[kind]);
    const head = [`${kind}: worth`, 'asked', ...outcomes];
    const asked = rowsOf(rows, kind).length;
    const cells = [figure(meanWorth(rows, kind)), String(asked), ...shares(rows, kind)];
    return [line(head), line(head.map(() => '---')), line(cells)].join('\n');
  });
  const head = [name, 'worth', ...Object.keys(kinds), 'sure and right', 'sure and wrong', 'in the reply'];
  const lines = Array.from(groups, ([key, own]) => {
    const asked = rowsOf(own, 'answerable');
    const share = (is: (row: HelpcentreRow) => boolean) =>
      asked.length > 0 ? `${asked.filter(is).length}/${asked.length}` : '–';
    return line([
      key,
      figure(worth(own)),
      ...(Object.keys(kinds) as Kind[]).map((kind) => figure(meanWorth(own, kind))),
      share((row) => outcomeOf(row) === 'sure and right'),
      share((row) => outcomeOf(row) === 'sure and wrong'),
      share(({ held }) => held),
    ]);
  });
  return [
    `**Worth ${figure(worth(rows))}**`,
    ...byKind,
    [line(head), line(head.map(() => '---')), ...lines].join('\n'),
  ].join('\n\n');
}
