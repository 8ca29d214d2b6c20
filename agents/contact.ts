import { type ContactFacts, type ContactStep, type HistoryMessage, supportedLanguages } from '@jawab/core';
import { type MessageKey, say } from './catalogue.ts';
import { type ContactData, findContactData, mayHoldContact, type ParsePhone } from './contact-data.ts';
import { findName } from './contact-name.ts';
import { asciiWords, compileWords } from './contact-patterns.ts';
import { agreement, type ContactWords, contactWords, refusal } from './contact-words.ts';
import { findHandoffWish } from './handoff.ts';

type Kind = keyof ContactWords;
/** Languages whose words end at `\\b`. */
const bounded = new Set(['en', 'id', 'fil', 'hi-Latn']);

/** Tells whether a text holds words of a kind, in any language. Compiled when first needed. */
function createMatcher(kind: Kind): (text: string) => boolean {
  let patterns: [ascii: RegExp, other: RegExp] | null = null;
  const join = (ascii: boolean) =>
    compileWords(
      Object.entries(contactWords)
        .filter(([language]) => bounded.has(language) === ascii)
        .map(([, words]) => words[kind])
        .join('|'),
    );
  return (text) => {
    patterns ??= [join(true), join(false)];
    return patterns[0].test(asciiWords(text)) || patterns[1].test(text);
  };
}
const isWish = createMatcher('wish');
const isNever = createMatcher('never');
const isOther = createMatcher('other');
const asksForData = createMatcher('offer');
const agreed = compileWords(`^(?:${agreement} ?)+$`);
const refused = compileWords(`^(?:${refusal} ?)+$`);
const languages = [...supportedLanguages, 'hi-Latn'];
const spoken = new Map<MessageKey, string[]>();

/** Whether a reply ends with one of the bot's own strings, in any language. */
function endsWith(content: string, key: MessageKey): boolean {
  let texts = spoken.get(key);
  if (!texts) {
    texts = languages.map((language) => say(language, key));
    spoken.set(key, texts);
  }
  return texts.some((text) => content.endsWith(text));
}

/** A question that stands beside contact data and has nothing to do with it ends so. */
const asking = /[?؟]\s*$|(?:か|까요|나요|呢|吗|嗎|ไหม|มั้ย|เท่าไหร่|เท่าไร)[。.!\s]*$/u;
const fewWords = 5;
const fewLetters = 36;

const lowered = (text: string) => text.toLowerCase().replace(/['’\u200b-\u200d]/g, '');
const plainWords = (text: string) =>
  lowered(text.normalize('NFKC'))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/**
 * Decides, in code, what to do with contact data in a conversation. `keep`: the visitor gave it together with a wish to be
 * reached, in answer to an offer, agreed when asked, or after more of it was kept. `ask`: given without any of these, and not asked before.
 * `decline`: refused when asked. Null for every other message, by one look at it. Only what the visitor typed counts;
 * every supported language and romanised Hindi. Pure.
 */
export function readContact(facts: ContactFacts, parsePhone: ParsePhone): ContactStep | null {
  const { message, history } = facts;
  const last = history.at(-1);
  const wasAsked = last?.role === 'assistant' && isAsking(last.content);
  if (!wasAsked && !mayHoldContact(message)) return null;
  const find = (text: string) => {
    const data = findContactData(text, parsePhone, facts.languages);
    return data && isOfBusiness(data, history) ? null : data;
  };
  const data = find(message);
  if (wasAsked && !data) return readConsent(message, history, find);
  if (!data) return null;
  const text = lowered(data.text);
  if (isNever(text) || (wasAsked && startsRefusing(text))) return wasAsked ? none('decline') : null;
  const wishes = isWish(text) || findHandoffWish(restOf(data)) === 'asked';
  const answers = last !== undefined && !/[?؟]/.test(text) && (wasAsked || isOffer(last, facts));
  const agrees = wishes || answers || spokenBy(history, isKept);
  if (agrees && !isOther(text)) return keep(data, history, hasQuestion(text));
  if (!data.sure && data.email === null) return null;
  if (spokenBy(history, (content) => isAsking(content) || isKept(content))) return null;
  return { ...none('ask'), hasQuestion: !isBare(text), rest: restOf(data) };
}

const none = (step: ContactStep['step']): ContactStep => ({
  ...{ step, name: null, email: null, phone: null, hasQuestion: false, rest: '' },
});

function keep(data: ContactData, history: HistoryMessage[], hasQuestion: boolean): ContactStep {
  const { email, phone, text } = data;
  const earlier = history
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content.normalize('NFKC'));
  const name = [text, ...earlier.reverse()].map(findName).find((found) => found !== null) ?? null;
  return { step: 'keep', name, email, phone, hasQuestion, rest: restOf(data) };
}

function readConsent(
  message: string,
  history: HistoryMessage[],
  find: (text: string) => ContactData | null,
): ContactStep | null {
  const said = plainWords(message);
  if (refused.test(said) && !agreed.test(said)) return none('decline');
  const name = findName(message.normalize('NFKC'));
  const [first = ''] = said.split(' ');
  if (!agreed.test(said) && !(name && agreed.test(first))) return null;
  const given = history.findLast(({ role, content }) => role === 'user' && find(content) !== null);
  const data = given && find(given.content);
  if (!data) return null;
  const kept = keep(data, history, false);
  return { ...kept, name: name ?? kept.name };
}

const restOf = ({ text }: ContactData) => text.replace(/[✉☎]/gu, ' ').trim();
/** Whether the bot said something of a kind before: who agreed once to be reached may give more to be reached by. */
const spokenBy = (history: HistoryMessage[], is: (content: string) => boolean) =>
  history.some(({ role, content }) => role === 'assistant' && is(content));
const isAsking = (content: string) => endsWith(content, 'leadAsk');
const isKept = (content: string) => endsWith(content, 'leadKept');
const startsRefusing = (text: string) => refused.test(text.split(/[^\p{L}\p{M}]+/u, 1)[0] ?? '');

/** Data the bot itself named is the business's. */
const isOfBusiness = ({ email, phone }: ContactData, history: HistoryMessage[]) =>
  history.some(
    ({ role, content }) =>
      role === 'assistant' &&
      ((email !== null && content.toLowerCase().includes(email.toLowerCase())) ||
        (phone !== null && content.replace(/\D/g, '').includes(phone.replace(/\D/g, '').slice(-8)))),
  );

/** Whether the bot offered that a person gets in touch, or asked for contact data, in what it said last. */
function isOffer({ role, content }: HistoryMessage, { bot }: ContactFacts): boolean {
  if (role !== 'assistant') return false;
  const text = content.trim();
  const isOwn = languages.some(
    (language) =>
      text.endsWith(say(language, 'noAnswer')) ||
      text === say(language, 'handoff', { botName: bot.name }) ||
      text === say(language, 'handoffWaiting'),
  );
  return isOwn || text === bot.handoff_message?.trim() || asksForData(lowered(text.normalize('NFKC')));
}

/** Whether something is asked besides the wish to be reached. `text` holds ✉ and ☎ for the data. */
function hasQuestion(text: string): boolean {
  return (text.match(/[^.!?。।؟\n]+[.!?。।؟\n]*/gu) ?? []).some(
    (sentence) => asking.test(sentence) && !/[✉☎]/u.test(sentence) && !isWish(sentence),
  );
}

/** Whether there is next to nothing but the data. */
function isBare(text: string): boolean {
  if (/[?؟]/.test(text)) return false;
  const rest = text.replace(/[✉☎]/gu, ' ').trim();
  const count = rest.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0;
  return count <= fewWords && rest.length <= fewLetters;
}
