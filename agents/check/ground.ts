import { type Hit, once, remember } from '@jawab/core';
import { askedKinds, claimsOf, type Kind, normalise, type ReplyClaims, saidOf } from '@jawab/language';
import { readInForce, splitSentences } from '@jawab/retrieval';
import { allowedAddresses, mailsIn } from './addresses.ts';
import { splitClauses } from './clauses.ts';
import { type Counted, countedIn } from './counted.ts';
import { type Evidence, readEvidence, readPassage } from './evidence.ts';
import { type Naming, readNaming } from './labels.ts';
import { type Numbers, readNumbers } from './numbers.ts';
import { ownerAsksForSecret } from './owner-asks.ts';
import { readSource, type Source } from './sources.ts';
import { readWords, type Vocabulary, vocabularyOf, type Word } from './words.ts';

/** The material that the sentences of a reply are checked against. */
export interface Ground {
  language: string;
  claims: ReplyClaims;
  /** One text for each passage, in the order of their numbers. It grows when the model searches again. */
  passages(): readonly Evidence[];
  /** The parts of the same passages that are valid today. Null if nothing in them is over, or has not begun. */
  inForce(): readonly (Evidence | null)[] | null;
  /** The day by which it is known. */
  today: Date;
  /** The same passages, sentence by sentence. */
  sources(): readonly Source[];
  /** Reads the words of a part of the reply, once. */
  words(folded: string): readonly Word[];
  /** Cuts a part of the reply into clauses, once. */
  clauses(folded: string): readonly string[];
  /** Reads the numbers of a part of the reply with what they count, once. */
  counted(folded: string): readonly Counted[];
  /** How much each word tells, once it is known. */
  rarities: Map<string, number>;
  /** The question, and the part of it that names its subject. */
  question(): {
    words: Vocabulary;
    subject: Vocabulary;
    /** Of what it asks for. */
    kinds: readonly Kind[];
    numbers: Numbers;
    naming(): Naming;
  };
  /** The bot's instructions. Null without instructions. */
  instructions: Evidence | null;
  /** Returns whether they ask for card data, a password or a one-time code. */
  ownerAsks(): boolean;
  /** Earlier messages of the visitor and the bot. */
  said: Evidence;
  /** Addresses that the reply may name. */
  addresses(): ReadonlySet<string>;
  /** The rules of the prompt without the owner's instructions, normalised. They are nobody's business. */
  rules: string;
}

/** Parts of a reply whose words are kept. */
const maxParts = 200;

export interface GroundFacts {
  language: string;
  passages: readonly Hit[];
  instructions: string | null;
  said: readonly string[];
  rules: string;
  /** Default: now. */
  today?: Date;
}

/** Grounds a reply in its passages, the bot's instructions and the conversation. `passages` may grow afterwards. */
export function createGround({
  language,
  passages,
  instructions,
  said,
  rules,
  today = new Date(),
}: GroundFacts): Ground {
  const read: Evidence[] = [];
  const current: (Evidence | null)[] = [];
  const sources: Source[] = [];
  const ground: Ground = {
    language,
    claims: claimsOf(language),
    passages() {
      for (const { title, heading, text } of passages.slice(read.length))
        read.push(readPassage(`${title}\n${heading ?? ''}\n${text}`, language));
      return read;
    },
    inForce() {
      for (const hit of passages.slice(current.length)) current.push(readToday(hit, language, today));
      return current.some(Boolean) ? current : null;
    },
    today,
    words: remember((folded: string) => readWords(folded, language), maxParts),
    clauses: remember(splitClauses, maxParts),
    counted: remember(countedIn, maxParts),
    rarities: new Map(),
    sources() {
      for (const { title, heading, text } of passages.slice(sources.length))
        sources.push(readSource(text, `${title}\n${heading ?? ''}`, language));
      return sources;
    },
    question: once(() => {
      const asked = said[0] ?? '';
      const folded = normalise(asked);
      const { subject, kinds } = askedKinds(asked);
      const words = readWords(folded, language);
      return {
        numbers: readNumbers(folded, language),
        words: vocabularyOf(words),
        naming: once(() => readNaming(folded, words, language)),
        subject: vocabularyOf(subject === folded ? words : readWords(subject, language)),
        kinds,
      };
    }),
    instructions: instructions?.trim() ? readEvidence(instructions, language) : null,
    ownerAsks: () => ownerAsksForSecret(instructions ?? '', language),
    said: readEvidence(said.join('\n'), language),
    addresses() {
      const pages = passages.flatMap(({ source_url }) => source_url ?? []);
      const written = [...ground.passages(), ground.instructions].flatMap((text) => text?.addresses() ?? []);
      return allowedAddresses([...pages, ...written, ...said.flatMap(mailsIn)]);
    },
    rules,
  };
  return ground;
}

/** Returns what a passage says of today: nothing if all of it is over or has not begun. Null if it says nothing of other days. */
function readToday(hit: Hit, language: string, today: Date): Evidence | null {
  const { title, heading, text } = hit;
  const { text: left, isOff, isMixed } = readInForce(hit, today);
  if (isOff || hit.isOff) return readEvidence('', language);
  if (left === text && !isMixed) return null;
  const said = isMixed
    ? splitSentences(left)
        .map((one) => saidOf(one, today))
        .join('\n')
    : left;
  return readEvidence(`${title}\n${heading ?? ''}\n${said}`, language);
}

/** Returns what a sentence may take facts from: its sources, and what was said before. */
export const evidenceFor = (sentence: { cited: readonly number[] }, ground: Ground): Evidence[] => [
  ...sourcesFor(sentence, ground),
  ground.said,
];

/** Returns what the business says: the passages that a sentence cites, or all if it cites none, and the instructions. */
export function sourcesFor({ cited }: { cited: readonly number[] }, ground: Ground): Evidence[] {
  const passages = ground.passages();
  const chosen = cited.length > 0 ? cited.flatMap((number) => passages[number - 1] ?? []) : [...passages];
  if (ground.instructions) chosen.push(ground.instructions);
  return chosen;
}
