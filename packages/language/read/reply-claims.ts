import type { ConceptKey } from '../define-language.ts';
import { collectPatterns, formsOf, spacingOf } from '../registry.ts';
import { findConcepts } from '../terms/concepts.ts';
import { normalise } from '../text/normalise.ts';
import type { Source } from '../text/patterns.ts';
import { fullStops } from '../text/scripts.ts';
import type { Pattern, Words } from '../words.ts';
import { joinNormalised } from './asked-kinds.ts';
import { createQuantityReader, type Quantity } from './quantities.ts';

/** Checks of what a sentence of a reply claims, in the language of the reply and in English. All take normalised text. */
export interface ReplyClaims {
  /** It says that the bot does not know. */
  isRefusal(text: string): boolean;
  /** It names card data, a password or a one-time code. */
  namesSecret(text: string): boolean;
  /**
   * It asks for one of them, alone or together with the sentence before: "You need your card number. Send it to us." A sentence
   * that asks for a document asks for no secret, and neither does one after "We never ask for it".
   */
  asksForSecret(text: string, before?: string): boolean;
  /** A sentence of the bot's instructions tells it to ask for one of them, and does not forbid it. */
  requestsSecret(text: string): boolean;
  /** It promises something that needs no figure: for free, twice, for a lifetime. */
  promises(text: string): boolean;
  /** It says that the bot or the team has done something for the customer. */
  claimsDeed(text: string): boolean;
  /** It says that somebody will do something for the customer. */
  vows(text: string): boolean;
  /** It negates, refuses or excludes. */
  negates(text: string): boolean;
  /** It says what something goes without. */
  lacks(text: string): boolean;
  /** It says that one is sorry. */
  regrets(text: string): boolean;
  /** It limits: only, except, until. */
  limits(text: string): boolean;
  /** It widens: all, every, any time. */
  widens(text: string): boolean;
  /** It limits to one thing: only, except. */
  confines(text: string): boolean;
  /** It makes a condition. */
  depends(text: string): boolean;
  /** Where it limits to one thing or makes a condition, in order. */
  bondsIn(text: string): { from: number; to: number; isSole: boolean }[];
  /** It says that nothing is to be paid. */
  isFree(text: string): boolean;
  /** A word of it says nothing about its subject. */
  isPolite(word: string): boolean;
  /** Names of months and days in it. */
  calendarWords(text: string): string[];
  /** Numbers that it spells out beside a unit of time or money or a percentage. */
  quantities(text: string): Quantity[];
  /** Names of streets and parts of towns in it. Takes the text as written. */
  streets(text: string): string[];
  /** Matches, at the end of a text, a word whose full stop ends no sentence; null if the language has none. */
  abbreviation: RegExp | null;
}

const english = 'en';
const byLanguage = new Map<string, ReplyClaims>();

const promiseOf = ({ reply, things }: Words): Pattern => `${reply.promise}|${things.free}`;
const matches = (pattern: RegExp, text: string) => text.search(pattern) >= 0;

/** Returns what replies in a language are checked for. Compiled once for each language. */
export function claimsOf(language: string): ReplyClaims {
  let claims = byLanguage.get(language);
  if (!claims) {
    claims = compile(language);
    byLanguage.set(language, claims);
  }
  return claims;
}

/**
 * Things that people may send because they are no secrets. A sentence that asks for one does not ask for the secret that the sentence
 * before names.
 */
const sendable = new Set<ConceptKey>([
  'certificate',
  'copy',
  'document',
  'driving_licence',
  'file',
  'form',
  'id_card',
  'invoice',
  'passport',
  'photo',
  'proof',
  'receipt',
  'screenshot',
  'video',
]);
/** How far a secret may be from what says that it is forgotten or did not come, in characters. */
const near = 25;
/** The end of a sentence that a list follows. */
const listStart = /[:：]\s*$/;
/** The maximum length of a sentence that only says what to do with what the one before names. */
const maxReference = 60;
/** The maximum length of a sentence without a verb that lists what the one before asks for. */
const maxListed = 40;

type Join = (read: (words: Words) => Pattern) => RegExp;

/** Compiles the claims about secrets. `namesOther`: the text names a thing that may be sent. */
function compileSecrets(join: Join, namesOther: (text: string) => boolean) {
  const secret = join(({ reply }) => reply.secret);
  const give = join(({ reply }) => reply.give);
  const keep = join(({ reply }) => reply.keep);
  const sent = join(({ reply }) => reply.sent);
  const ask = join(({ reply }) => reply.ask);
  const never = join(({ reply }) => reply.never);
  const lacked = join(
    ({ reply: { lack, secret } }) =>
      `(?:${lack})[^.!?。${fullStops}]{0,${near}}?(?:${secret})|(?:${secret})[^.!?。${fullStops}]{0,${near}}?(?:${lack})`,
  );
  const gives = (part: string) => matches(give, part.replace(keep, ' ').replace(sent, ' '));
  function asksForSecret(text: string, before = ''): boolean {
    const isNamed = matches(secret, before) && !matches(keep, before);
    const rest = text.replace(lacked, ' ');
    if (!matches(secret, rest))
      return isNamed && text.length <= maxReference && gives(rest) && !namesOther(rest);
    const isListed = listStart.test(before) || text.length <= maxListed;
    return gives(rest) || (isListed && !matches(keep, text) && gives(before));
  }
  return {
    asksForSecret,
    namesSecret: (text: string) => matches(secret, text),
    requestsSecret: (text: string) =>
      matches(secret, text) && !matches(never, text) && (matches(ask, text) || asksForSecret(text)),
  };
}

/** Compiles the check of words that say nothing about their subject. */
function compilePolite(forms: { words: Words }[]): (word: string) => boolean {
  const polite = `(?:${forms.map(({ words: { reply, things } }) => normalise([reply.polite, reply.not, reply.only, reply.all, reply.when, things.until].filter(Boolean).join('|'))).join('|')})`;
  // Words of Latin letters have spaces between them: "Benoni" is no "be no ni".
  const [whole, run] = [new RegExp(`^${polite}$`, 'u'), new RegExp(`^${polite}+$`, 'u')];
  return (word) => (/^[a-z]/.test(word) ? whole : run).test(word);
}

/** Compiles the search for what limits to one thing (`sole`), and for conditions outside of it. */
function compileBonds(sole: RegExp, when: RegExp): ReplyClaims['bondsIn'] {
  const [soles, conditions] = [new RegExp(sole.source, 'gu'), new RegExp(when.source, 'gu')];
  const find = (text: string, pattern: RegExp, isSole: boolean) =>
    Array.from(text.matchAll(pattern), ({ 0: mark, index }) => ({
      from: index,
      to: index + mark.length,
      isSole,
    }));
  return (text) => {
    const limits = find(text, soles, true);
    const others = find(text, conditions, false).filter(
      ({ from, to }) => !limits.some((one) => one.from < to && one.to > from),
    );
    return [...limits, ...others].sort((one, other) => one.from - other.from);
  };
}

const namesSendable = (text: string, language: string) =>
  findConcepts(text, [language, english]).some(({ keys }) => keys.some((key) => sendable.has(key)));

function compile(language: string): ReplyClaims {
  const forms = [...new Set([...formsOf(language), ...formsOf(english)])];
  const join = (read: (words: Words) => Pattern, from = forms) =>
    joinNormalised(from.map((form): Source => [spacingOf(form), read(form.words)]));
  const claim = (read: (words: Words) => Pattern, from = forms) => {
    const pattern = join(read, from);
    return (text: string) => matches(pattern, text);
  };
  const not = join(({ reply }) => reply.not);
  const regret = join(({ reply }) => reply.regret);
  const without = join(({ reply }) => reply.without);
  const sole = join(({ reply }) => reply.sole);
  const when = join(({ reply }) => reply.when);
  const calendar = join(({ things }) => `${things.month}|${things.date}`, formsOf(language));
  const street = new RegExp([...new Set(forms.map(({ words }) => words.reply.street))].join('|'), 'gu');
  const short = forms.map(({ words }) => words.abbreviations).filter(Boolean);
  return {
    quantities: createQuantityReader(join),
    streets: (text) =>
      [...text.matchAll(street)].flatMap(([, ...names]) => names.find((name) => name !== undefined) ?? []),
    abbreviation: short.length > 0 ? new RegExp(`(?:${short.join('|')})$`, 'i') : null,
    isRefusal: claim(({ reply }) => reply.refusal),
    ...compileSecrets(join, (text) => namesSendable(text, language)),
    promises: claim(promiseOf),
    claimsDeed: claim(({ reply }) => reply.deed),
    vows: claim(({ reply }) => reply.vow),
    negates: (text) => matches(not, text.replace(regret, ' ').replace(without, ' ')),
    lacks: (text) => matches(without, text),
    regrets: (text) => matches(regret, text),
    limits: claim(({ reply }) => reply.only),
    confines: (text) => matches(sole, text),
    widens: claim(({ reply }) => reply.all, formsOf(language)),
    depends: (text) => matches(when, text),
    bondsIn: compileBonds(sole, when),
    isFree: claim(({ things }) => things.free),
    isPolite: compilePolite(forms),
    calendarWords: (text) => text.match(calendar) ?? [],
  };
}

let anyPromise: RegExp | null = null;

/** Tells whether a normalised text in any language contains such a promise. */
export function containsPromise(text: string): boolean {
  anyPromise ??= joinNormalised(collectPatterns(promiseOf));
  return matches(anyPromise, text);
}

let anyContrast: RegExp | null = null;

/** Cuts a normalised text at what contrasts two statements, in any language: "but", "however". */
export function splitAtContrast(text: string): string[] {
  anyContrast ??= new RegExp(
    Array.from(
      collectPatterns(({ reply }) => reply.contrast),
      ([, pattern]) => pattern,
    )
      .filter(Boolean)
      .join('|'),
    'u',
  );
  return text.split(anyContrast);
}
