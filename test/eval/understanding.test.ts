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

/** Returns recall and precision of the wish for a person. */
function scoreWishes({ wishes = [], others = [] }: Record<string, string[]>): [string, string] {
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
    ...sets.flatMap((set) => scoreWishes(set[language] ?? {})),
  ]);
  rows.push(['**all**', ...sets.flatMap((set) => scoreWishes(merge(Object.values(set))))]);
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

/** Returns the share of cases of each label that get this label. */
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

/** Ranks the passages of a small knowledge base by how many rare words of the question they contain. */
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

/** Returns for how many questions the right sentence is quoted, and the length of the quotations. */
function scoreQuotes(base: Base | undefined): [string, string] {
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
  const rows = codes.map((language) => [language, ...sets.flatMap((set) => scoreQuotes(set[language]))]);
  return table(['language', 'long passages', 'characters', 'short passages', 'characters'], rows);
}

test('writes the figures of understanding', async () => {
  const text = `# Understanding visitors

\`pnpm test test/eval/understanding -u\` writes this page, and the test fails if a figure changes. No model is used: each language has
small tables of words, weighed by one rule.

## Requests for a person

The sentences are of many kinds: short and rude, long and polite, misspelt, without accents, in Latin letters, mixed with English. As
many sentences only look like a request (questions about staff, opening hours, prices of agents, reports of what somebody said).
*Older* sentences are the first ones, and *development* sentences were used to make the tables. Nobody reads the *held out* ones, 20 to
22 of each kind per language, only these figures. \`hi-Latn\` is Hindi in Latin letters; the other languages include some sentences in
Latin letters too. Khmer, Burmese, Lao, Malayalam, Kannada, Urdu, Nepali, Marathi, Punjabi, Sinhala and Gujarati came later and have no older sentences. Their tables and sentences
were written together.

${wishes()}

Before the tables, patterns written for single sentences had a recall of .37 on the held-out sentences. In the first measurement of the
tables, recall was .95 and precision .99. The sentences have the same author as the tables. A fairer figure comes from the last two of
six rounds of sentences that were written to break the tables (148 requests, 115 others): recall .93 and precision .98, before these
sentences joined the development set. Of 11,139 other texts (questions of the evaluation data, everyday sentences), none was taken for a
request. Checking a message takes about 20 µs.

## Small talk, requested language, intent to buy

Small talk is greetings, thanks, goodbyes and the question who answers. Orders to the bot ("ignore your rules", "approve my visa now",
"give me a 90% code") and messages without words ("asdfgh", "???") are read with it: the bot says in one sentence what it can help with.

The figures are the share of cases that get the label a person gave them, including cases with no label. The held-out conversations were
labelled before the words were changed: .84 were right then. Half of them have been used to improve the words since.

${labels()}

## From a question to a page

\`\`\`
asked      mee aharn chao mai krub       (Thai, typed in Latin letters)
heard as   breakfast                     aharn chao ~ อาหารเช้า
found      อาหารเช้า                      the page that names the concept
\`\`\`

Words of the question and of your pages meet as words, as stems and as concepts: names of one thing in any language
([add-a-language.md](add-a-language.md)). What says nothing about the subject is left out ("came", "nothing", பண்ணுவீங்களா). Then:

1. A name is read as it is written first. Forms without accents count only in a question typed without accents. Stems need three
   letters. Thai and Lao names of five letters are also known without tone marks. A name never begins or
   ends within a syllable, and names of South India are known with any ending.
2. A word that names nothing is compared with the names of concepts. By letters: one mistake from five letters on, two from nine. By
   sound, if it is in Latin letters and the bot's language has another script: Hindi, Bengali, Tamil, Telugu, Kannada, Malayalam, Thai,
   Lao, Khmer, Burmese, Arabic, Urdu, kana and Hangul are romanised by rule. Consonants must agree, and most vowels. Names in Chinese
   characters are not heard.
3. A place, a person or a product that no list knows is found by its sound in another script: "sylhet" finds সিলেট, "savannakhet"
   ສະຫວັນນະເຂດ. Pages in Latin letters, Chinese, Japanese and Korean have no such terms. "ssc cgl" finds एसएससी सीजीएल, the names of
   Latin letters in a script of India.
4. If the base has nothing of a thing asked, its related concepts are looked for: stolen, then lost. What is found by 2, 3 or 4 weighs
   less than a word, and never counts beside the word itself, so the name of your product is not corrected.
5. A thing is often known by several terms: a word, its stem, its concept. What they weigh together is drawn halfway to a usual weight,
   so that a thing the base calls by another name is not outweighed by one it calls by the same.
6. The twelve best passages by words (BM25) are compared by six features: how much of the question the passage says, how much its title
   says, how much of the title is asked, how alike both are, if it contains the kind of thing asked for (a price, an hour, a
   place), and if it names a range with an amount of the question (5–10 km for 7 km). Rare things count more. What stands nowhere in the base counts nothing.
7. A passage loses 40 % of its score if it, its title or a heading says that it is over or has not begun, or if its title names only years
   that are over.
8. A short question about a subject that the base does not know (a product, a person) is a hedge at most. If the base names only
   its country, a large city stands for that: "how long to Osaka" finds what a page says about Japan, in any language of the base.
9. How sure the bot is, one regression decides over 17 signals: what the passage has of the question, what it lacks, how far the next
   document in its language is behind. Its weights are in \`packages/retrieval/src/search/weights.ts\`.
10. If a question names a thing of the world that no passage has (the weather, a poem, last night's match), the bot offers nothing, unless
    the other things it names weigh more in the best passage. A bookshop with poems still answers.
11. The bot offers nothing either if the best passage has only what any question may have (today, how much, where, a number), and
    something else of the question is in no passage. In a language that the base is not written in, this is not known.

The weights of step 6 are fitted by \`npm run -s eval -- fit --data test/eval/helpcentre\`, which leaves out one business each time.
[quality.md](quality.md) has the figures.

## The quoted sentence

Without a model, the answer is a quotation: neighbouring sentences with most of the words of the question. If a question asks for a
price, a quantity, a duration, an hour, a date, a year, a place, a phone number, an e-mail or a web address, sentences that contain one
come before sentences that only share words. A passage of up to 700 letters (800 with a table) can be quoted whole: [answers](answers.md).
Of a table, the rows that the question names are quoted, or the table if it names no row.

The figures are the share of questions whose answer is in the quoted sentences. Each language has two small invented knowledge bases. The
first is a shop with rooms and courses in four long passages with 14 questions, written before the words. The second is another business
in six short passages with 8 questions, written after the words and never used to improve them. The eleven later languages have only the
second one. The passages are in the order of the words that they share with the question.

${quotes()}

With passages from the search itself, the quotation contained the answer for .79 of the questions about long passages before kinds of
things were recognised (148 characters). It was .93 in the first measurement with the words (147 characters), and is .96 after the
failures in English were fixed. For short passages it was .88 and is .90; most failures are passages that the search does not find. For 75
questions about the demo shop, which were used to improve the words, it was .76 and is .92. For 2,016 questions of the evaluation data
about encyclopaedia articles it is .787, at 297 characters. It was .778, at 280 characters, when only passages of up to 360 letters were
quoted whole.
`;
  await expect(text).toMatchFileSnapshot('../../docs/understanding.md');
});
