import { say, westernDigits } from '@jawab/language';

/** A citation, or what other systems write instead: [1], [2.3], 【3†source】, (source: 4), ^2. */
const number = String.raw`\p{Nd}{1,3}(?:[.:]\p{Nd}{1,3})?`;
const numbers = String.raw`${number}(?:\s*[-–,;、，]\s*(?:\p{L}+\s*)?${number})*`;
/** Marks that a model writes instead of a citation or a decision, and that customers must never read: [person], [source]. */
const marker =
  /\s*[[［【]\s*(?:none|person|hand_over|not_in_knowledge|search_knowledge|passages?|sources?|citations?|n)\s*[\]］】]/giu;
const caret = /(?:\s+|(?<=[\p{L}\p{M}\p{Nd}.。!?)]))\^(\p{Nd}{1,2})(?!\p{Nd})/gu;
const anyMark = /[[［【(（^]/;
const maxRange = 20;
/** The number of a passage, without the sentence of it that a citation may name. */
const passageNumber = /(?<!\p{Nd}[.:]?)\p{Nd}+/gu;

const marksByLanguage = new Map<string, RegExp[]>();

/** Citations in each kind of brackets. Round ones need the word for a source, which the bot's own strings know. */
function marksIn(language: string): RegExp[] {
  let marks = marksByLanguage.get(language);
  if (!marks) {
    const words = [language, 'en'].map((one) =>
      say(one, 'sources', { count: 1 })
        .replace(/[^\p{L}\p{M}]+/gu, ' ')
        .trim(),
    );
    const word = `(?:${words.join('|')}|passage|document|ref)s?[\\s:：.]*`;
    const square = `\\s*[\\[［【]\\s*\\^?(?:${word})?(${numbers})\\s*(?:†[^\\]］】]{0,60})?[\\]］】](?:\\([^)\\s]{0,2048}\\))?`;
    const round = `\\s*[(（]\\s*${word}(${numbers})\\s*[)）]`;
    marks = [new RegExp(square, 'giu'), new RegExp(round, 'giu'), caret];
    marksByLanguage.set(language, marks);
  }
  return marks;
}

/** A sentence without its citations. */
export interface CitedText {
  text: string;
  /** The numbers that a passage has, in the order of their use. */
  cited: number[];
  /** How many numbers no passage has. */
  invented: number;
}

/** Takes the citations out of a sentence. Passages are numbered from 1. */
export function readCitations(sentence: string, passages: number, language: string): CitedText {
  const cited: number[] = [];
  let invented = 0;
  if (!anyMark.test(sentence)) return { text: sentence, cited, invented };
  const take = (_: string, list: string) => {
    for (const number of readNumbers(list)) {
      if (number < 1 || number > passages) invented++;
      else if (!cited.includes(number)) cited.push(number);
    }
    return '';
  };
  const text = marksIn(language).reduce(
    (rest, mark) => rest.replace(mark, take),
    sentence.replace(marker, ''),
  );
  return { text, cited, invented };
}

function readNumbers(list: string): number[] {
  return list.split(/[,;、，]/).flatMap((part) => {
    const [from, to = from] = Array.from(part.matchAll(passageNumber), ([digits]) =>
      Number(westernDigits(digits)),
    );
    if (from === undefined || to === undefined) return [];
    const count = Math.min(Math.max(to - from, 0), maxRange) + 1;
    return Array.from({ length: count }, (_, at) => from + at);
  });
}
