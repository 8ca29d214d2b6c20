import { leadForm } from '@jawab/core';
import { collectPatterns } from '../registry.ts';
import { westernDigits } from '../text/digits.ts';
import { foldLetters } from '../text/fold-letters.ts';
import { asciiWords, joinPatterns } from '../text/patterns.ts';
import { parsePhone } from './parse-phone.ts';

/** Contact details in a message. */
export interface ContactDetails {
  email: string | null;
  /** E.164 if the number could be parsed, else as written. */
  phone: string | null;
  /** True if the phone number is valid in a known region. Otherwise only the words beside it call it a phone number. */
  sure: boolean;
  /** The message in NFKC with western digits, ✉ and ☎ in place of the data. */
  text: string;
}

const anyData = /[@＠]|(?:\p{Nd}[^\p{Nd}\p{L}\n]{0,3}){7}/u;
const address =
  /(?<![a-z0-9._%+-])[a-z0-9](?:[a-z0-9._%+-]{0,62}[a-z0-9_+-])?@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}(?![a-z0-9@-])/gi;
const link = /(?:https?:\/\/|www\.)[^\s✉]+/gi;
/** A number that may be a phone number, in ASCII. */
export const phoneNumber =
  /(?<!\d[,.]|[\w/#-])(?:\+|00)?\(?\d(?:[\s().\-–‐‑ー]{0,2}\d){6,16}(?![\d\w%/]|[.,]\d)/g;
const aDate =
  /^(?:19|20)\d\d[-.\s]?(?:0?[1-9]|1[0-2])[-.\s]?(?:0?[1-9]|[12]\d|3[01])\b|^\d{1,2}[-.]\d{1,2}[-.](?:19|20)\d\d/;
const loneDigits = /^(?:\d[\s.()-]+){4,}\d?$/;
const aSum = /^\d{1,3}(?:[.,]\d{3})+$/;
const currency = /(?:[\p{Sc}]|rp|rm|php|idr|vnd|krw|jpy|inr|usd)\.?\s?$/iu;
/** How far the words beside a number are looked for. */
export const nearBefore = 28;
const words = (text: string) => asciiWords(foldLetters(text.toLowerCase()));

/** Patterns for words beside a number: a number to call, any number, or a number of something else. */
const compile = () => {
  const join = (...kinds: ('call' | 'number' | 'otherNumber')[]) =>
    joinPatterns(
      kinds.flatMap((kind) =>
        collectPatterns(({ contact }) => asciiWords(foldLetters(contact[kind].normalize('NFKC')))),
      ),
      [],
    );
  return { call: join('call'), named: join('call', 'number'), other: join('otherNumber') };
};
let compiled: ReturnType<typeof compile> | null = null;
const patterns = () => {
  compiled ??= compile();
  return compiled;
};

/** Checks quickly whether a message may contain contact details. */
export const mayContainContact = (message: string): boolean => anyData.test(message);

/**
 * Finds an e-mail address and a phone number in what a visitor wrote, in digits of any script and full-width forms. Sums,
 * dates, links and numbers of something else (an order, an account) do not count. A number without a country code is read
 * in the regions of `languages`. Returns null if there is neither. Pure.
 */
export function findContactDetails(message: string, languages: readonly string[]): ContactDetails | null {
  if (!mayContainContact(message)) return null;
  let email: string | null = null;
  let text = westernDigits(message.normalize('NFKC')).replace(address, (found) => {
    if (found.includes('..') || !leadForm.shape.email.safeParse(found).success) return found;
    email ??= found;
    return ' ✉ ';
  });
  text = text.replace(link, ' ');
  let phone: string | null = null;
  let sure = false;
  text = text.replace(phoneNumber, (found, at: number) => {
    const before = text.slice(Math.max(0, at - nearBefore), at);
    if (phone !== null || isSomethingElse(found, before)) return found;
    const parsed = languages.map((language) => parsePhone(found, language)).find((one) => one !== null);
    const digits = found.replace(/\D/g, '').length;
    if (!parsed && (digits < 8 || digits > 15 || !namesNumber(text))) return found;
    phone = parsed ?? found.trim();
    sure = parsed !== undefined;
    return ' ☎ ';
  });
  return email === null && phone === null ? null : { email, phone, sure, text: text.replace(/ {2,}/g, ' ') };
}

/** Returns whether a number is a date or a sum, or numbers something else by the words before it. */
export function isSomethingElse(found: string, before: string): boolean {
  if (aDate.test(found) || aSum.test(found) || loneDigits.test(found) || currency.test(before)) return true;
  return numbersSomethingElse(before);
}

/** Returns whether words before a number say that it is the number of an order, an account or the like. */
export function numbersSomethingElse(before: string): boolean {
  const said = words(before);
  const lastOf = (pattern: RegExp) => [...said.matchAll(pattern)].at(-1)?.index ?? -1;
  const other = lastOf(patterns().other);
  return other >= 0 && other > lastOf(patterns().call);
}

/** Returns whether words before a number say that it is a number to call, or name it a number. */
export const namesNumber = (before: string): boolean => words(before).search(patterns().named) >= 0;
