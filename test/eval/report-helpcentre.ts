import { type HelpcentreRow, isAnswerable } from './evaluate-helpcentre.ts';
import { reportWorth } from './worth.ts';

const head = [
  'asked',
  'right article',
  'answer in the text',
  'wrongly abstained',
  'wrong text',
  'not answerable, answered',
  'greetings, persons, contacts',
  'language right',
  'ranked first',
  'among three',
  'among six',
];

const count = <T>(items: T[], is: (item: T) => boolean) => items.filter(is).length;
const share = <T>(items: T[], is: (item: T) => boolean) =>
  items.length === 0 ? '–' : `${count(items, is)}/${items.length}`;

/** Returns the main figures of a run, which doctor prints. */
export function measure(rows: HelpcentreRow[]) {
  const asked = rows.filter(isAnswerable);
  const unknown = rows.filter(({ kind }) => kind === 'n');
  return {
    asked: asked.length,
    inText: count(asked, ({ held }) => held),
    abstained: count(asked, ({ abstained }) => abstained),
    unknown: unknown.length,
    unknownAnswered: count(unknown, ({ answered }) => answered === true),
  };
}

function cells(rows: HelpcentreRow[]): string[] {
  const asked = rows.filter(isAnswerable);
  const unknown = rows.filter(({ kind }) => kind === 'n');
  const others = rows.filter((row) => !isAnswerable(row) && row.kind !== 'n');
  // A follow-up alone does not say what it asks.
  const ranked = rows.filter(({ kind }) => kind === 'a');
  const within = (places: number) => share(ranked, ({ place }) => place !== null && place <= places);
  return [
    String(asked.length),
    share(asked, ({ article }) => article),
    share(asked, ({ held }) => held),
    share(asked, ({ abstained }) => abstained),
    share(asked, ({ abstained, held }) => !abstained && !held),
    share(unknown, ({ answered }) => answered === true),
    share(others, ({ answered }) => answered === null),
    share(
      rows.filter(({ languageRight }) => languageRight !== null),
      ({ languageRight }) => languageRight === true,
    ),
    within(1),
    within(3),
    within(6),
  ];
}

function table(name: string, groups: Map<string, HelpcentreRow[]>): string {
  const lines = [
    [name, ...head],
    ['---', ...head.map(() => '---')],
    ...[...groups].map(([key, rows]) => [key, ...cells(rows)]),
  ];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

const groupBy = (rows: HelpcentreRow[], keysOf: (row: HelpcentreRow) => string[]) => {
  const groups = new Map<string, HelpcentreRow[]>();
  for (const row of rows) for (const key of keysOf(row)) groups.set(key, [...(groups.get(key) ?? []), row]);
  return new Map([...groups].sort(([a], [b]) => a.localeCompare(b)));
};

const tagged = ({ tags }: HelpcentreRow, ...any: string[]) => any.some((tag) => tags.includes(tag));

type Grouping = 'worth' | 'base' | 'language' | 'kind' | 'all';

/** Tables of a run as Markdown, in the given order: what the replies are worth, by base, by language of the question, by kind of difficulty, and all. */
export function reportHelpcentres(
  rows: HelpcentreRow[],
  order: readonly Grouping[] = ['worth', 'base', 'language', 'kind', 'all'],
): string {
  const groupings: Record<Exclude<Grouping, 'worth'>, () => Map<string, HelpcentreRow[]>> = {
    base: () => groupBy(rows, ({ base }) => [base]),
    language: () => groupBy(rows, ({ tags }) => [tags[0]]),
    kind: () => groupBy(rows, ({ tags }) => tags.slice(1)),
    all: () =>
      new Map([
        ['in a language and script of the base', rows.filter((row) => !tagged(row, 'cross', 'roman'))],
        ['romanised', rows.filter((row) => tagged(row, 'roman'))],
        ['across languages', rows.filter((row) => tagged(row, 'cross'))],
        ['all', rows],
      ]),
  };
  const write = (name: Grouping) =>
    name === 'worth' ? reportWorth(rows, 'language', groupings.language()) : table(name, groupings[name]());
  return order.map(write).join('\n\n');
}
