import type { Hit } from '@jawab/core';
import {
  codes,
  detectLanguage,
  findPersonWish,
  findRequestedLanguage,
  findSmallTalk,
  scoreIntent,
} from '@jawab/language';
import { analyze, bestWindow } from '@jawab/retrieval';
import { expect, test } from 'vitest';
import { readCases } from './read-cases.ts';

type Labelled<T> = Record<string, T[]>;

const share = (right: number, of: number) => (of === 0 ? '–' : (right / of).toFixed(2).replace(/^0/, ''));
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Recall and precision of the wish for a person. */
function judgeWishes({ wishes = [], others = [] }: Record<string, string[]>): [string, string] {
  const seen = wishes.filter((message) => findPersonWish(message) === 'asked').length;
  const mistaken = others.filter((message) => findPersonWish(message) !== null).length;
  return [share(seen, wishes.length), share(seen, seen + mistaken)];
}

const merge = (all: Record<string, string[]>[]) => ({
  wishes: all.flatMap(({ wishes = [] }) => wishes),
  others: all.flatMap(({ others = [] }) => others),
});

function wishes(): string {
  const sets = ['handoff.cases', 'handoff.development', 'handoff.held-out'].map(readCases<Labelled<string>>);
  const rows = codes.map((language) => [
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
  const smallTalk = readCases<Labelled<string>>('small-talk.cases');
  const requested = readCases<Labelled<string>>('requested-language.cases');
  const intent = readCases<Labelled<string[]>>('intent.cases');
  const heldOut = readCases<Labelled<string[]>>('intent.held-out');
  const rows = codes.map((language) => [
    language,
    labelled(smallTalk[language], (one) => findSmallTalk(one) ?? 'other'),
    labelled(requested[language], (one) => findRequestedLanguage(one) ?? 'none'),
    labelled(intent[language], label),
    labelled(heldOut[language], label),
  ]);
  return table(['language', 'small talk', 'requested language', 'intent', 'intent, held out'], rows);
}

interface Base {
  passages: Record<string, string>;
  questions: string[][];
}

/** The passages of a small knowledge base, those with more of the rarer words of the question first. */
function rank({ passages }: Base, question: string, language: string | null): Hit[] {
  const texts = Object.entries(passages).map(([title, text]) => ({ title, text }));
  const found = texts.map((one) => analyze(`${one.title} ${one.text}`, { language, kind: 'document' }).terms);
  const asked = [...analyze(question, { language, kind: 'query' }).terms];
  const worth = (term: string) => Math.log(texts.length / found.filter((terms) => terms.has(term)).length);
  const hits = texts.map(({ title, text }, at) => ({
    chunk_id: title,
    document_id: title,
    title,
    source_url: null,
    source_type: 'snippet' as const,
    heading: null,
    text,
    start: 0,
    end: text.length,
    retrievers: {},
    score: asked.reduce((sum, [term, weight]) => sum + (found[at]?.has(term) ? weight * worth(term) : 0), 0),
  }));
  return hits.sort((one, other) => other.score - one.score);
}

/** For how many questions the sentence is quoted, and of how many characters quotations are. */
function judgeQuotes(base: Base | undefined): [string, string] {
  if (!base) return ['–', '–'];
  const quoted = base.questions.map(([question = '', answer = '']) => {
    const known = detectLanguage(question).language;
    const { quote = '' } = bestWindow(rank(base, question, known), question, known) ?? {};
    return { right: quote.includes(answer), characters: quote.length };
  });
  const characters = quoted.reduce((sum, one) => sum + one.characters, 0) / quoted.length;
  return [share(quoted.filter(({ right }) => right).length, quoted.length), characters.toFixed(0)];
}

function quotes(): string {
  const sets = ['quotes.held-out', 'quotes.second'].map(readCases<Base>);
  const rows = codes.map((language) => [language, ...sets.flatMap((set) => judgeQuotes(set[language]))]);
  return table(['language', 'long passages', 'characters', 'short passages', 'characters'], rows);
}

test('what is understood is written down', async () => {
  const text = `# Understanding visitors

Written by \`pnpm test test/eval/understanding -u\`; the test fails when a figure is not today's. No model takes part: small tables of
words a language, weighed by one rule.

## The wish for a person

Sentences of real kinds: short and rude, long and polite, misspelt, without accents, in Latin letters, mixed with English; and
as many that only look like a wish (questions about staff, opening hours, prices of agents, reports of what somebody said).
*Older* are the first ones, *development* those the tables were made with, *held out* those nobody reads: 20 to 22 of each kind a
language, of which only these figures are looked at. \`hi-Latn\` is Hindi in Latin letters; other languages contain some of theirs.
Khmer, Burmese, Lao, Malayalam and Kannada came later and have no older ones; their tables and sentences were written together.

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

## The sentence that is quoted

Without a model the answer is a quotation: neighbouring sentences that say most of what was asked. Where a question asks for a
price, a quantity, a duration, an hour, a date, a year, a place, a phone number, an e-mail or a web address, sentences that hold
such a thing come before those that only share its words.

Two small made-up knowledge bases a language, and for how many questions the sentence that answers is quoted: a shop with rooms
and courses in four long passages, 14 questions, written before the words were; another business in six short ones, 8 questions,
written after them and never learnt from. The five later languages have the second one only. Here the passages stand in the order of the words they share with the question.

${quotes()}

With passages found by the search itself it was quoted for .79 of the questions about long passages before kinds were recognised
(148 characters), for .93 when the words were first tried (147), and is for .96 since what failed in English was looked at; for
.88 and .90 of those about short passages, where most of what fails is a passage that search does not find. Of 75 questions about
the demo shop, learnt from, .76 and .92. On 2,000 questions of the evaluation data about encyclopaedia articles the answer is in
the quotation for .802, before .799, at 254 characters, and in no language for fewer.
`;
  await expect(text).toMatchFileSnapshot('../../docs/understanding.md');
});
