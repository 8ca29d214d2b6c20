import { containsKind, type Kind, readNumerals, readUnits } from '@jawab/language';
import { citedSources, closeness, type MeaningCheck, rarity, sumOf } from './align.ts';
import { holdsNumber } from './amounts.ts';
import { hasReading } from './counted.ts';
import type { Ground } from './ground.ts';
import { numeralsIn } from './numbers.ts';
import type { Sentence } from './sentence.ts';
import type { Said, Source } from './sources.ts';
import { topic as weights } from './weights.ts';
import { hasWord, vocabularyOf, type Word } from './words.ts';

const count = (words: readonly Word[]) => sumOf(words, ({ isLight }) => (isLight ? weights.light : 1));

const baseOf = (language: string) => language.split('-')[0];
const isForeign = (rests: readonly Said[], { claims }: Ground) =>
  rests[0] !== undefined && rests[0].claims !== claims;

/** Too many words that neither the sentences it rests on nor the question have: advice, general knowledge, invention. */
export const addsWords: MeaningCheck = ({ folded }, { explained, unexplained, rests }, ground) => {
  const lost = count(unexplained);
  if (ground.claims.vows(folded))
    return lost > 0 && count(explained) < weights.minVow * (count(explained) + lost);
  if (lost < weights.minLost) return false;
  if (!isForeign(rests, ground)) return count(explained) < weights.minExplained * (count(explained) + lost);
  // Numbers are the same in every language.
  const held = ({ clauses }: Said) =>
    ground.counted(folded).filter((one) => clauses.some((clause) => holdsNumber(clause, one))).length;
  const said = count(explained) + Math.max(...rests.map(held));
  return said < weights.minExplainedForeign * (said + lost);
};

const assent = /^[^\s,、，]{1,8}[,、，] ?/u;
const hasNumber = (folded: string, language: string) =>
  /\d/.test(folded) || numeralsIn(folded, language).length > 0;

/** Nothing that the page says and the question does not: the question said back, "some days". Or words of which no page has one. */
export const echoes: MeaningCheck = (
  { folded, isFirst },
  { words, explained, unexplained, rests },
  ground,
) => {
  if (words.length === 0) return false;
  if (explained.length === 0) return !hasNumber(folded, ground.language);
  const { words: asked, numbers } = ground.question();
  if (!ground.counted(folded).every((one) => hasReading(numbers, one))) return false;
  // "One" without a unit counts nothing: 一 of 一段时间, "a" and "an".
  const isNumber = ({ value, from, to }: ReturnType<typeof readNumerals>[number]) =>
    value !== 1 || readUnits(folded, from, to).length > 0;
  if (
    !numeralsIn(folded, ground.language)
      .filter(isNumber)
      .every(({ value }) => numbers.has(`${value}`))
  )
    return false;
  const { claims } = ground;
  if (claims.negates(folded) || claims.regrets(folded) || (claims.depends(folded) && unexplained.length > 0))
    return false;
  const tells = (word: Word) => !word.isLight && !hasWord(asked, word);
  if (!isFirst)
    return (
      words.length >= weights.minEcho && !assent.test(folded) && words.every((word) => hasWord(asked, word))
    );
  // A yes tells something if the page has all that was asked.
  const isYes =
    assent.test(folded) &&
    (isForeign(rests, ground) || words.every((word) => word.isLight || explained.includes(word)));
  return !isYes && !explained.some(tells);
};

/** Kinds of things of which one may answer for another: "after 12 months" tells when. */
const kindsOfTime: readonly Kind[] = ['time', 'date', 'duration', 'year'];
const mayAnswer = (kind: Kind): readonly Kind[] => (kindsOfTime.includes(kind) ? kindsOfTime : [kind]);
/** Kinds that are a number, and not only its unit: "some days". */
const counted: ReadonlySet<Kind> = new Set<Kind>(['duration', 'price', 'quantity']);
/** Kinds that are recognised in a text by their form. */
const formed: ReadonlySet<Kind> = new Set<Kind>([
  ...kindsOfTime,
  'price',
  'quantity',
  'phone',
  'email',
  'link',
]);

/** Tells whether a text has what a question asks for by its form; null if that has no form. */
function hasAskedKind(text: string, ground: Ground): boolean | null {
  const asked = ground.question().kinds;
  return asked.length > 0 && asked.every((kind) => formed.has(kind))
    ? containsKind(text, asked.flatMap(mayAnswer))
    : null;
}

const namesSubject = (text: string, ground: Ground) =>
  ground.words(text).some((word) => !word.isLight && hasWord(ground.question().subject, word));

/** The question asks for a number, a time or an address that the page has, and the reply opens without it. */
export const missesKind: MeaningCheck = (sentence, { rests }, ground) => {
  const { claims } = ground;
  const text = `${sentence.before} ${sentence.folded}`;
  if (!sentence.isFirst || hasNumber(text, ground.language)) return false;
  const { kinds } = ground.question();
  const isCounted = kinds.length > 0 && kinds.every((kind) => counted.has(kind));
  const [said] = rests;
  const lacksNumber = isCounted && said !== undefined && hasNumber(said.folded, said.language);
  if (!lacksNumber && hasAskedKind(text, ground) !== false) return false;
  if (claims.regrets(text) || claims.isFree(text) || (claims.negates(text) && namesSubject(text, ground)))
    return false;
  return citedSources(sentence, ground).some(({ sentences }) =>
    sentences.some(({ folded, language }) => hasNumber(folded, language) || hasAskedKind(folded, ground)),
  );
};

/** A sentence about something else than what was asked. What follows an answer may be about more. */
export const missesTopic: MeaningCheck = (sentence, { words, rests }, ground) => {
  const { isFirst, before } = sentence;
  const asked = ground.question().subject.words.filter(({ isLight }) => !isLight);
  if (!isFirst || asked.length === 0) return false;
  const weigh = (has: (word: Word) => boolean) =>
    sumOf(asked, (word) => (has(word) ? rarity(word, ground) : 0));
  const own = vocabularyOf([...words, ...ground.words(before)]);
  const inReply = weigh((word) => hasWord(own, word));
  if (inReply >= weights.minTopic * weigh(() => true)) return false;
  const near = weights.nearRest * Math.max(0, ...rests.map((said) => closeness(words, said.words)));
  const numbers = ground.counted(sentence.folded);
  const holdsAll = ({ clauses }: Said) =>
    numbers.length > 0 && numbers.every((one) => clauses.some((clause) => holdsNumber(clause, one)));
  let top = 0;
  let reached = 0;
  for (const { sentences, context } of ground.sources())
    for (const said of sentences) {
      const score = weigh((word) => hasWord(said.words, word) || hasWord(context, word));
      top = Math.max(top, score);
      if (rests.includes(said) || holdsAll(said) || closeness(words, said.words) >= near)
        reached = Math.max(reached, score);
    }
  const isAnswer = assent.test(sentence.folded) || hasAskedKind(`${before} ${sentence.folded}`, ground);
  if (!isAnswer && missesSentence(sentence, { rests, inReply, weigh }, ground)) return true;
  // The words of a question in another language are often not known.
  if (rests[0] && baseOf(rests[0].language) !== baseOf(ground.language))
    return top > 0 && reached + inReply === 0;
  return top === 0 ? inReply === 0 : reached < weights.minTopic * top;
};

interface Reach {
  rests: readonly Said[];
  /** The weight of the words asked that the reply has. */
  inReply: number;
  weigh: (has: (word: Word) => boolean) => number;
}

/** Tells whether another sentence of a cited passage has the words asked, and the one that the reply rests on has few: a title is of all. */
function missesSentence(sentence: Sentence, { rests, inReply, weigh }: Reach, ground: Ground): boolean {
  const reach = (said: Said) => weigh((word) => hasWord(said.words, word));
  const reached = Math.max(inReply, ...rests.map(reach));
  return citedSources(sentence, ground).some(
    ({ sentences }) =>
      sentences.some((said) => rests[0] === said) &&
      sentences.some((said) => reached < weights.minInside * reach(said)),
  );
}

/** Tells whether a sentence without words of its own has a number that stands where the page speaks of what was asked. */
export function answersByNumber(sentence: Sentence, ground: Ground): boolean {
  const { subject } = ground.question();
  const counted = ground.counted(sentence.folded);
  const spelt = readNumerals(sentence.folded);
  const holds = ({ clauses }: Said) =>
    clauses.some(
      (clause) =>
        counted.some((one) => holdsNumber(clause, one)) ||
        spelt.some(({ value }) => clause.numbers.has(`${value}`)),
    );
  const weigh = (said: Said, { context }: Source) =>
    sumOf(subject.words, (word) =>
      hasWord(said.words, word) || hasWord(context, word) ? rarity(word, ground) : 0,
    );
  const best = (passes: (said: Said) => boolean, sources: readonly Source[]) =>
    Math.max(
      0,
      ...sources.flatMap((source) => source.sentences.filter(passes).map((said) => weigh(said, source))),
    );
  const reached = best(holds, citedSources(sentence, ground));
  return (
    reached > 0 &&
    reached >=
      weights.minTopic * best(({ folded, language }) => hasNumber(folded, language), ground.sources())
  );
}
