import type { HistoryMessage } from '@jawab/core';
import { analyze, splitSentences } from '@jawab/retrieval';

const markers = [
  /^\W*(?:and|also|then|but|or|so|what about|how about|what if|same for|is it|are they|does it|do they|can it|how much is it|which one|why)\b/i,
  /\b(?:it|its|that|this|those|these|they|them|there|one|ones)\b/i,
  /^(?:では|じゃあ|それ|その|あと|ちなみに|でも|また|土日)|(?:それ|その|そちら)|は[？?]?$/,
  /^(?:那|那么|那麼|还有|還有|另外|它|这个|這個|那个|那個|如果)|呢[？?]?$/,
  /^(?:그럼|그러면|그건|그거|그리고|혹시|또)|(?:은|는)요?[?？]?$/,
  /^(?:dan|kalau|kalo|lalu|terus|bagaimana dengan|gimana|bila|macam mana|untuk)\b|\b(?:itu|tersebut|nya)\b/i,
  /^(?:แล้ว|ถ้า|และ)|ล่ะ|อันนี้|อันนั้น/,
  /^(?:còn|vậy|thế|và|nếu)(?=\s)|(?:thì sao|đó|này)[?？]?$/i,
  /^(?:at|eh|paano naman|pano|kung|kapag)\b|\bnaman\b|\b(?:ito|iyan|iyon|niyan|nito)\b/i,
  /^(?:و|ماذا عن|طيب|وماذا|إذا|هل هو|هل هي)|(?:هذا|هذه|ذلك)/,
  /^(?:और|तो|फिर|अगर|aur|toh|to|phir|agar)(?=\s)|(?:इसका|उसका|यह|वह|इसमें|uska|iska|yeh|woh)/i,
  /^(?:அப்போ|மற்றும்|சரி)|(?:அது|இது|அதன்)/,
  /^(?:আর|তাহলে|এবং|যদি)|(?:এটা|ওটা|সেটা)/,
  /^(?:మరి|అయితే|మరియు)|(?:అది|ఇది|దాని)/,
];
const shortTerms = 4;
const shortLetters = 40;
const carried = 200;

/**
 * What to search for. A short question that leans on the last one ("and on Sundays?") takes that question's words with it.
 * Without a model, by its words alone. `rewritten` says whether it was changed.
 */
export function writeQuery(
  question: string,
  history: HistoryMessage[],
  language: string | null,
): { query: string; rewritten: boolean } {
  const text = question.trim();
  const previous = history.findLast(({ role }) => role === 'user')?.content.trim();
  if (!previous || previous === text || !leans(text, language)) return { query: question, rewritten: false };
  const [last = previous] = splitSentences(previous).slice(-1);
  return { query: `${last.slice(0, carried)}\n${text}`, rewritten: true };
}

function leans(text: string, language: string | null): boolean {
  if ([...text].length > shortLetters) return false;
  const { length } = analyze(text, { language, kind: 'query' });
  if (length > shortTerms * 2) return false;
  return length <= 1 || markers.some((marker) => marker.test(text));
}
