import type { AnswerRequest, ContactStep, HistoryMessage } from '@jawab/core';
import { collectPatterns, entries, readList } from '../registry.ts';
import { type StringKey, sayInAll } from '../say.ts';
import { foldLetters } from '../text/fold-letters.ts';
import { foldText } from '../text/fold-text.ts';
import { asciiWords, joinPatterns } from '../text/patterns.ts';
import { fullStops } from '../text/scripts.ts';
import { compileWords, findWords, readLetters, type WordMatcher } from '../text/word-matcher.ts';
import { type ContactDetails, findContactDetails, mayContainContact } from './contact-details.ts';
import { findName } from './contact-name.ts';
import { findPersonWish } from './person-wish.ts';

/** The input of the decision on contact details. Only what the visitor typed can be kept. */
export interface ContactFacts {
  message: string;
  history: HistoryMessage[];
  bot: Pick<AnswerRequest['bot'], 'name' | 'handoff_message' | 'consent'>;
  /** Languages (BCP 47) whose regions a phone number without a country code may be from, the most likely first. */
  languages: string[];
}

/** Creates a test for words of one kind, in any language. It is compiled on first use. */
function createMatcher(kind: 'wish' | 'callBack' | 'never' | 'other' | 'offer'): (text: string) => boolean {
  let patterns: [ascii: RegExp, other: RegExp] | null = null;
  const compile = (): [RegExp, RegExp] => {
    const sources = collectPatterns(({ contact }) => foldLetters(contact[kind].normalize('NFKC')));
    const isAscii = (pattern: string) => /\\b/.test(pattern);
    return [
      joinPatterns(
        sources.filter(([, pattern]) => isAscii(pattern)),
        [],
        '',
      ),
      joinPatterns(
        sources.filter(([, pattern]) => !isAscii(pattern)),
        [],
        '',
      ),
    ];
  };
  return (text) => {
    patterns ??= compile();
    const folded = foldLetters(text);
    return patterns[0].test(asciiWords(folded)) || patterns[1].test(folded);
  };
}
const isWish = createMatcher('wish');
const isCallBackWish = createMatcher('callBack');
const isNever = createMatcher('never');
const isOther = createMatcher('other');
const asksForData = createMatcher('offer');
const spoken = new Map<StringKey, string[]>();

const agreeing = 1;
const refusing = 2;
let consent: WordMatcher | null = null;

const compileConsent = () =>
  compileWords(
    entries.flatMap(([, { words }]) => [
      ...readList(words.contact.agree).map((word) => ({ word: foldText(word), meaning: agreeing })),
      ...readList(words.contact.refuse).map((word) => ({ word: foldText(word), meaning: refusing })),
    ]),
  );

/** Tells whether every word of a text agrees, or every word refuses. */
function isOnly(meaning: number, text: string): boolean {
  consent ??= compileConsent();
  const { found, unknown, endings } = findWords([consent], readLetters(foldText(text)));
  return found.length > 0 && unknown + endings === 0 && found.every((word) => word.meaning & meaning);
}

/** Tells whether a reply ends with one of the bot's own strings, in any language. */
function endsWith(content: string, key: StringKey): boolean {
  let texts = spoken.get(key);
  if (!texts) {
    texts = sayInAll(key);
    spoken.set(key, texts);
  }
  return texts.some((text) => content.endsWith(text));
}

let questionEnd: RegExp | null = null;

/** Tells whether a sentence beside contact details asks something. */
function isQuestion(sentence: string): boolean {
  questionEnd ??= new RegExp(
    `[?؟]\\s*$|(?:${entries.flatMap(([, { words }]) => foldLetters(words.contact.asks) || []).join('|')})[。.!${fullStops}\\s]*$`,
    'u',
  );
  return questionEnd.test(foldLetters(sentence));
}

const fewWords = 5;
const fewLetters = 36;

const lowered = (text: string) => text.toLowerCase().replace(/['’\u200b-\u200d]/g, '');

/**
 * Decides what to do with contact details in a conversation. `keep`: the visitor wished to be contacted, answered an offer,
 * agreed when asked, or had agreed before; with a consent text, only who was asked agrees. `ask`: none of these is true, and the bot has not asked yet. `decline`: the
 * visitor refused when asked. Returns null for any other message. Only text that the visitor typed counts. Pure.
 */
export function readContact(facts: ContactFacts): ContactStep | null {
  const { message, history } = facts;
  const last = history.at(-1);
  const wasAsked = last?.role === 'assistant' && isAsking(last.content);
  if (!wasAsked && !mayContainContact(message)) return null;
  const find = (text: string) => {
    const data = findContactDetails(text, facts.languages);
    return data && isOfBusiness(data, history) ? null : data;
  };
  const data = find(message);
  if (wasAsked && !data) return readConsent(message, history, find);
  if (!data) return null;
  const text = lowered(data.text);
  if (isNever(text) || (wasAsked && startsRefusing(text))) return wasAsked ? none('decline') : null;
  const wishes = isWish(text) || findPersonWish(restOf(data)) === 'asked';
  const answers = last !== undefined && !/[?؟]/.test(text) && (wasAsked || isOffer(last, facts));
  const hasAgreed = spokenBy(history, isKept);
  // Nobody agrees to a text before it was shown.
  const isInformed = !facts.bot.consent || wasAsked || hasAgreed;
  const agrees = isInformed && (wishes || answers || hasAgreed);
  if (agrees && !isOther(text))
    return keep(data, history, { hasQuestion: hasQuestion(text), isCallBack: isWish(text) });
  if (!data.sure && data.email === null) return null;
  const isAskedAgain = !isInformed && wishes;
  if (!isAskedAgain && spokenBy(history, (content) => isAsking(content) || isKept(content))) return null;
  const isCallBack = isAskedAgain && isWish(text);
  return { ...none('ask'), isCallBack, hasQuestion: !isBare(text), rest: restOf(data) };
}

/**
 * Asks for contact details when the visitor wants to be called back and gave none. Null if the bot asked before or has the data,
 * or the visitor means something else. Pure.
 */
export function askForContact(message: string, history: HistoryMessage[]): ContactStep | null {
  const text = lowered(message.normalize('NFKC'));
  if (!isCallBackWish(text) || isNever(text)) return null;
  if (spokenBy(history, (content) => isKept(content) || endsWith(content, 'leadContact'))) return null;
  return none('ask_data');
}

const none = (step: ContactStep['step']): ContactStep => ({
  step,
  name: null,
  email: null,
  phone: null,
  isCallBack: false,
  hasQuestion: false,
  rest: '',
});

function keep(
  data: ContactDetails,
  history: HistoryMessage[],
  { hasQuestion, isCallBack }: Pick<ContactStep, 'hasQuestion' | 'isCallBack'>,
): ContactStep {
  const { email, phone, text } = data;
  const earlier = history
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content.normalize('NFKC'));
  const name = [text, ...earlier.reverse()].map(findName).find((found) => found !== null) ?? null;
  return { step: 'keep', name, email, phone, isCallBack, hasQuestion, rest: restOf(data) };
}

function readConsent(
  message: string,
  history: HistoryMessage[],
  find: (text: string) => ContactDetails | null,
): ContactStep | null {
  const agrees = isOnly(agreeing, message);
  if (!agrees && isOnly(refusing, message)) return none('decline');
  const name = findName(message.normalize('NFKC'));
  const [first = ''] = lowered(message.normalize('NFKC')).match(/[\p{L}\p{M}\p{N}]+/u) ?? [];
  if (!agrees && !(name && isOnly(agreeing, first))) return null;
  const given = history.findLast(({ role, content }) => role === 'user' && find(content) !== null);
  const data = given && find(given.content);
  if (!data) return null;
  const kept = keep(data, history, { hasQuestion: false, isCallBack: isWish(lowered(data.text)) });
  return { ...kept, name: name ?? kept.name };
}

const restOf = ({ text }: ContactDetails) => text.replace(/[✉☎]/gu, ' ').trim();
/** Tells whether the bot said a string before. A visitor who agreed once may give more contact details. */
const spokenBy = (history: HistoryMessage[], is: (content: string) => boolean) =>
  history.some(({ role, content }) => role === 'assistant' && is(content));
const isAsking = (content: string) => endsWith(content, 'leadAsk');
const isKept = (content: string) => endsWith(content, 'leadKept');
const startsRefusing = (text: string) => isOnly(refusing, text.split(/[^\p{L}\p{M}]+/u, 1)[0] ?? '');

/** Tells whether the bot named the data itself, because then it belongs to the business. */
const isOfBusiness = ({ email, phone }: ContactDetails, history: HistoryMessage[]) =>
  history.some(
    ({ role, content }) =>
      role === 'assistant' &&
      ((email !== null && content.toLowerCase().includes(email.toLowerCase())) ||
        (phone !== null && content.replace(/\D/g, '').includes(phone.replace(/\D/g, '').slice(-8)))),
  );

/** Tells whether the bot's last message offered contact by a person or asked for contact details. */
function isOffer({ role, content }: HistoryMessage, { bot }: ContactFacts): boolean {
  if (role !== 'assistant') return false;
  const text = content.trim();
  const isOwn =
    endsWith(text, 'noAnswer') ||
    endsWith(text, 'sorry') ||
    endsWith(text, 'leadContact') ||
    endsWith(text, 'handoffWaiting') ||
    (text.includes(bot.name) && sayInAll('handoff', { botName: bot.name }).includes(text));
  return isOwn || text === bot.handoff_message?.trim() || asksForData(lowered(text.normalize('NFKC')));
}

const clauses = new RegExp(`[^.!?。؟\\n${fullStops}]+[.!?。؟\\n${fullStops}]*`, 'gu');

/** Tells whether a message asks anything besides being contacted. In `text`, ✉ and ☎ replace the data. */
function hasQuestion(text: string): boolean {
  return (text.match(clauses) ?? []).some(
    (sentence) => isQuestion(sentence) && !/[✉☎]/u.test(sentence) && !isWish(sentence),
  );
}

/** Tells whether a message contains almost nothing but the data. */
function isBare(text: string): boolean {
  if (/[?؟]/.test(text)) return false;
  const rest = text.replace(/[✉☎]/gu, ' ').trim();
  const count = rest.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0;
  return count <= fewWords && rest.length <= fewLetters;
}
