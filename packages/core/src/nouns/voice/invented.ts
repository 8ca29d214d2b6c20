/** A transcript repeats a text if the text contains this share of the transcript's strings of four letters. */
const [gramLength, minShare] = [4, 0.8];
/** A transcript repeats itself if this share of its letters equals the letter one period before. */
const minRepeated = 0.85;
const minLetters = 8;
/** Nobody says a phrase three times, and few people say a short word five times. */
const [phraseLetters, minPhrases, minWords] = [6, 2.5, 5];
const [minNumbers, minSameNumbers] = [3, 0.6];

/**
 * Returns true if nobody said the words of a transcript. Recognition models fill noise with the terms that they were given, or
 * with the same words again and again. A transcript of a single term counts as said.
 */
export const isInvented = (transcript: string, terms: readonly string[]): boolean =>
  repeatsTerms(transcript, terms) || repeatsItself(transcript) || repeatsNumber(transcript);

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

function gramsOf(text: string): string[] {
  const letters = lettersOf(text);
  return Array.from({ length: Math.max(0, letters.length - gramLength + 1) }, (_, at) =>
    letters.slice(at, at + gramLength),
  );
}

function repeatsTerms(transcript: string, terms: readonly string[]): boolean {
  const grams = gramsOf(transcript);
  const isIn = (text: string) => {
    const known = new Set(gramsOf(text));
    return grams.filter((gram) => known.has(gram)).length >= grams.length * minShare;
  };
  return grams.length > 0 && isIn(terms.join('')) && !terms.some(isIn);
}

function repeatsItself(transcript: string): boolean {
  const letters = lettersOf(transcript);
  if (letters.length < minLetters || !/\p{L}/u.test(letters)) return false;
  for (let period = 1; period * minPhrases <= letters.length; period++) {
    if (letters.length / period < (period < phraseLetters ? minWords : minPhrases)) continue;
    let same = 0;
    for (let at = period; at < letters.length; at++) if (letters[at] === letters[at - period]) same++;
    if (same >= (letters.length - period) * minRepeated) return true;
  }
  return false;
}

/** A number that is said again and again, such as "2.0.0, 2.0.0, 3.0.0". A telephone number repeats single digits. */
function repeatsNumber(transcript: string): boolean {
  if (/\p{L}/u.test(transcript)) return false;
  const numbers = transcript.split(/[\s,;]+/).filter((part) => /\p{N}\D?\p{N}/u.test(part));
  const most = Math.max(0, ...numbers.map((one) => numbers.filter((other) => other === one).length));
  return numbers.length >= minNumbers && most >= numbers.length * minSameNumbers;
}
