import { writeFileSync } from 'node:fs';
import type { HelpcentreRow } from './evaluate-helpcentre.ts';
import { measure, reportHelpcentres } from './report-helpcentre.ts';
import { mean, type SetScore } from './score-run.ts';

export interface Report {
  engine: 'embedded' | 'postgres';
  scores: SetScore[];
  timesMs: number[];
  helpcentres: Halves<HelpcentreRow[]> & {
    /** With six articles in each document, by how their titles are written. */
    joined: Halves<{ markdown: HelpcentreRow[]; plain: HelpcentreRow[] }>;
  };
  language: { macro: number; restricted: number; labels: Record<string, number> };
}

interface Halves<T> {
  heldOut: T;
  development: T;
}

const three = (value: number | null) => (value === null ? '–' : value.toFixed(3).replace(/^0/, ''));
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The nDCG@10 of other systems on the same data, measured before this product was built. */
const others: [system: string, all: string, wiki: string, kb: string, faq: string][] = [
  ['Postgres full text `simple`, OR', '.343', '.296', '.391', '.293'],
  ['Orama with language tokenizers', '.568', '.544', '.641', '.362'],
  ['MiniSearch', '.604', '.594', '.586', '.623'],
  ['pg_trgm word similarity', '.736', '.841', '.698', '.623'],
  ['hashed n-gram vectors, 768', '.764', '.830', '.737', '.771'],
  ['MiniSearch with Intl.Segmenter', '.808', '.907', '.780', '.652'],
  ['BM25 over Intl.Segmenter words', '.827', '.926', '.794', '.728'],
  ['the recipe this search began with', '.853', '.945', '.814', '.807'],
];
const recipe: Record<string, number> = {
  en: 0.85,
  fil: 0.86,
  hi: 0.85,
  id: 0.85,
  ja: 0.87,
  ms: 0.78,
  'zh-CN': 0.9,
};

const family = (scores: SetScore[], name: string) =>
  scores.filter((score) => score.name.endsWith(`/${name}`));
const average = (scores: SetScore[], of: (score: SetScore) => number | null) => mean(scores.map(of));
const at = (times: number[], share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);

function perLanguage(scores: SetScore[]): string {
  const rows = [...new Set(scores.map(({ language }) => language))].map((language) => {
    const own = scores.filter((score) => score.language === language);
    const measures = [
      average(own, ({ ndcg10 }) => ndcg10),
      recipe[language] ?? null,
      average(own, ({ hit5 }) => hit5),
      average(own, ({ auc }) => auc),
      average(own, ({ kept }) => kept),
      average(own, ({ offDomainAnswered }) => offDomainAnswered),
      average(own, ({ holdsAnswer }) => holdsAnswer),
    ];
    return [language, String(own.reduce((sum, { questions }) => sum + questions, 0)), ...measures.map(three)];
  });
  const all = [
    average(scores, ({ ndcg10 }) => ndcg10),
    0.853,
    average(scores, ({ hit5 }) => hit5),
    average(scores, ({ auc }) => auc),
    average(scores, ({ kept }) => kept),
    average(scores, ({ offDomainAnswered }) => offDomainAnswered),
    average(scores, ({ holdsAnswer }) => holdsAnswer),
  ];
  rows.push([
    '**mean of sets**',
    String(scores.reduce((sum, { questions }) => sum + questions, 0)),
    ...all.map(three),
  ]);
  return table(
    [
      'language',
      'questions',
      'nDCG@10',
      'recipe',
      'hit@5',
      'AUC',
      'good questions kept',
      'off-domain answered',
      'quote holds the answer',
    ],
    rows,
  );
}

function perSet(scores: SetScore[]): string {
  const rows = scores.map((score) => [
    score.name,
    String(score.questions),
    ...[
      score.hit1,
      score.hit5,
      score.ndcg10,
      score.auc,
      score.kept,
      score.offDomainAnswered,
      score.holdsAnswer,
    ].map(three),
    score.answerLength === null ? '–' : score.answerLength.toFixed(0),
  ]);
  return table(
    [
      'set',
      'questions',
      'hit@1',
      'hit@5',
      'nDCG@10',
      'AUC',
      'kept',
      'off-domain answered',
      'holds the answer',
      'characters',
    ],
    rows,
  );
}

function againstOthers(scores: SetScore[]): string {
  const ours = [scores, family(scores, 'wiki'), family(scores, 'kb'), family(scores, 'faq')].map(
    (sets) => `**${three(average(sets, ({ ndcg10 }) => ndcg10))}**`,
  );
  return table(['system', 'all', 'wiki', 'kb', 'faq'], [...others, ['**Jawab, no key**', ...ours]]);
}

/** The main figures, where the service can read them. */
export const measuredFile = new URL('../../apps/operate/src/doctor/measured.json', import.meta.url);

/** Writes the main figures for doctor. */
export const writeMeasured = (heldOut: HelpcentreRow[]): void =>
  writeFileSync(measuredFile, `${JSON.stringify(measure(heldOut), null, 2)}\n`);

function inLongPages({ joined, ...apart }: Report['helpcentres']): string {
  const inText = (rows: HelpcentreRow[]) => {
    const { asked, inText } = measure(rows);
    return `${inText}/${asked}`;
  };
  const row = (name: string, half: keyof Halves<unknown>) => [
    name,
    ...[apart[half], joined[half].markdown, joined[half].plain].map(inText),
  ];
  return table(
    ['answer in the text', 'a document each', 'with headings', 'with plain titles'],
    [row('held out', 'heldOut'), row('development', 'development')],
  );
}

/** Writes `docs/quality.md`. */
export function writeReport(file: string, { engine, scores, timesMs, language, helpcentres }: Report): void {
  const labels = Object.entries(language.labels).map(([label, share]) => [label, three(share)]);
  const text = `# Quality of answers

Made by \`npm run -s eval -- report --data DIR\`; do not edit by hand. Everything here runs without any key: terms in the
database, quotes instead of a model. The data has passages, questions with their passage, questions that nothing answers, and
short texts with their language; it is not part of this repository. The help centres are in \`test/eval\`.

## Help centres, asked the way people type

Businesses that do not exist, with price tables, exceptions, near-duplicates and expired offers, and questions with typos,
slang, short forms, romanised script and loan words. A third of the questions are not answerable; half of those are near misses. *Answer in
the text* counts hedged answers too; *wrongly abstained* is a plain "I do not know". A hedged reply to a question that nothing answers
is not counted as answered.

*Worth* is one figure for what replies are worth to who asks. An answerable question: sure and right 1, unsure with the answer in the
first quotation .6, in a later one .3, silent 0, unsure without it −.2, sure and wrong −1. A near miss: silent 1, unsure .4, sure −.5.
Another subject: silent 1, unsure −.3, sure −1. It is the mean of the three kinds, weighted 4 : 1 : 1. A reply that quotes nothing is
silent.

### Held out: nobody looks at these while tuning

${reportHelpcentres(helpcentres.heldOut, ['worth', 'all', 'kind', 'language'])}

### Development half

${reportHelpcentres(helpcentres.development, ['worth', 'all', 'kind', 'language'])}

### The same articles in long pages

Many help centres are a few long pages. Here six articles are one document, with Markdown headings, or with titles as plain lines.

${inLongPages(helpcentres)}

## Finding the passage

Every corpus is ingested as a knowledge base of one bot, every passage a document, and every question asked through the
product's own search. Means are over sets, so a small set counts as much as a large one.

${againstOthers(scores)}

${perLanguage(scores)}

- *AUC*: chance that a question with an answer is surer than one without (removed passages, removed topics, small talk).
- *good questions kept* and *off-domain answered*: what the bot is sure of.
- *quote holds the answer*: the sentences the bot quotes contain the expected words (sets with expected words only);
  ${(average(scores, ({ answerLength }) => answerLength) ?? 0).toFixed(0)} characters on average.

${perSet(scores)}

Search on the ${engine} database, both cores shared with everything else that ran: p50 ${at(timesMs, 0.5)} ms, p95 ${at(timesMs, 0.95)} ms.

## Naming the language

Short texts (5 to 80 characters for the most part). The model learnt from other rows of the same sources, so texts from
elsewhere will do somewhat worse. All labels: macro accuracy ${three(language.macro)}; between English and the bot's own
language: ${three(language.restricted)}. Chinese counts as one label.

${table(['label', 'right'], labels)}
`;
  writeFileSync(file, text);
}
