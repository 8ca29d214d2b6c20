import { expect, test } from 'vitest';
import handoffOlder from './handoff.cases.json' with { type: 'json' };
import handoffDevelopment from './handoff.development.json' with { type: 'json' };
import handoffHeldOut from './handoff.held-out.json' with { type: 'json' };
import { findHandoffWish } from './handoff.ts';
import intentCases from './intent.cases.json' with { type: 'json' };
import intentHeldOut from './intent.held-out.json' with { type: 'json' };
import { scoreIntent } from './intent.ts';
import languageCases from './requested-language.cases.json' with { type: 'json' };
import { findRequestedLanguage } from './requested-language.ts';
import smallTalkCases from './small-talk.cases.json' with { type: 'json' };
import { findSmallTalk } from './small-talk.ts';

type Cases<T> = Record<string, Record<string, T[]>>;

const share = (right: number, of: number) => (of === 0 ? '–' : (right / of).toFixed(2).replace(/^0/, ''));
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Recall and precision of the wish for a person. */
function judgeWishes({ wishes = [], others = [] }: Record<string, string[]>): [string, string] {
  const seen = wishes.filter((message) => findHandoffWish(message) === 'asked').length;
  const mistaken = others.filter((message) => findHandoffWish(message) !== null).length;
  return [share(seen, wishes.length), share(seen, seen + mistaken)];
}

const merge = (all: Record<string, string[]>[]) => ({
  wishes: all.flatMap(({ wishes = [] }) => wishes),
  others: all.flatMap(({ others = [] }) => others),
});

function wishes(): string {
  const sets = [handoffOlder, handoffDevelopment, handoffHeldOut] as Cases<string>[];
  const rows = Object.keys(handoffHeldOut).map((language) => [
    language,
    ...sets.flatMap((set) => judgeWishes(set[language] ?? {})),
  ]);
  rows.push(['**all**', ...sets.flatMap((set) => judgeWishes(merge(Object.values(set))))]);
  return table(
    [
      'language',
      'older: recall',
      'precision',
      'development: recall',
      'precision',
      'held out: recall',
      'precision',
    ],
    rows,
  );
}

/** The share of cases under each label that get it. */
function labelled<T>(sets: Record<string, T[]> | undefined, read: (one: T) => string | null): string {
  const all = Object.entries(sets ?? {}).flatMap(([label, list]) => list.map((one) => read(one) === label));
  return share(all.filter(Boolean).length, all.length);
}

const label = (messages: string[]) =>
  scoreIntent({ messages, sessions: 1, contact: { email: true, phone: false } }).label;

function labels(): string {
  const rows = Object.keys(smallTalkCases).map((language) => [
    language,
    labelled((smallTalkCases as Cases<string>)[language], (one) => findSmallTalk(one) ?? 'other'),
    labelled((languageCases as Cases<string>)[language], (one) => findRequestedLanguage(one) ?? 'none'),
    labelled((intentCases as Cases<string[]>)[language], label),
    labelled((intentHeldOut as Cases<string[]>)[language], label),
  ]);
  return table(['language', 'small talk', 'requested language', 'intent', 'intent, held out'], rows);
}

test('what is understood is written down', async () => {
  const text = `# Understanding visitors

Written by \`pnpm test agents/understanding -u\`; the test fails when a figure is not today's. No model takes part: small tables of
words a language, weighed by one rule.

## The wish for a person

Sentences of real kinds: short and rude, long and polite, misspelt, without accents, in Latin letters, mixed with English; and
as many that only look like a wish (questions about staff, opening hours, prices of agents, reports of what somebody said).
*Older* are the first ones, *development* those the tables were made with, *held out* those nobody reads: 22 of each kind a
language, of which only these figures are looked at. \`hi-Latn\` is Hindi in Latin letters; the other languages hold some of theirs.

${wishes()}

Before the tables were made, patterns written by sentence had a recall of .37 on the held-out ones. When the tables were first
tried on them recall was .95 and precision .99. They have the same author as the tables, so the fairer figure is that of the
last two of six rounds of sentences written to break the tables (148 wishes, 115 others): recall .93, precision .98, before they
were learnt from and joined the development set. In 11,139 texts of other kinds (questions of the evaluation data, everyday
sentences) none was taken for a wish. Judging a message takes about 20 µs.

## Small talk, the language asked for, the intent to buy

Share of cases that get the label a person gave them, those that are none of it included. The held-out conversations were
labelled before the words were touched: .84 were right then; half of them have been learnt from since.

${labels()}
`;
  await expect(text).toMatchFileSnapshot('../docs/understanding.md');
});
