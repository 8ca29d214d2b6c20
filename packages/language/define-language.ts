import type { ChannelStrings } from './channel-strings.ts';
import type english from './languages/en/concepts.ts';
import type { MailStrings } from './mail-strings.ts';
import type { Script, Spacing } from './text/scripts.ts';
import type { WarningStrings } from './warning-strings.ts';
import type { WindowStrings } from './window-strings.ts';
import type { List, Words } from './words.ts';

export type { Words } from './words.ts';

/** Another polite form of a language. */
export interface SpeechForm {
  /** An instruction for chat models. It replaces the language's `manner`. */
  manner: string;
  /** Replacements in the bot's own strings. */
  replace: readonly (readonly [pattern: RegExp, text: string])[];
}

/** Facts about a language besides its words. */
export interface Facts {
  /** Its English name, which a chat model knows. */
  name: string;
  /** The name that its speakers use. */
  nativeName: string;
  direction: 'ltr' | 'rtl';
  /** The scripts it is written in, the most typical one first. */
  scripts: readonly [Script, ...Script[]];
  /** How its words are marked, if not as its script does: Urdu joins no small words to the next one, as Arabic does. */
  spacing?: Spacing;
  /** Codes of languages so similar that a short text does not distinguish them. */
  kin: readonly string[];
  /** Region (ISO 3166) whose phone numbers are written without a country code. Null if its speakers live in many. */
  phoneRegion: string | null;
  /** One sentence that tells a chat model how to address a customer politely. May be empty. */
  manner: string;
  /** Other polite forms than that of the strings, by name. */
  forms?: Readonly<Record<string, SpeechForm>>;
  /** Code of the language that this folder writes in Latin letters. Bots read and answer it, but it is not a choice. */
  romanises?: string;
}

/** Values are ICU MessageFormat as `format` reads it; comments name the arguments. */
interface BotStrings {
  /** {botName} */
  greeting: string;
  thanks: string;
  goodbye: string;
  /** {botName}. Says that it is a machine. */
  identity: string;
  /** {botName}. Says in one sentence what the bot can help with, in reply to a command or to no words at all. */
  help: string;
  /** Regrets what a visitor complains about, and offers a person. */
  sorry: string;
  noAnswer: string;
  /** {botName} */
  handoff: string;
  handoffWaiting: string;
  /** Tells the team, in a push message. */
  visitorWaits: string;
  /** {name}. A row of the transcript. */
  personJoined: string;
  /** {name}. A row of the transcript. */
  personClosed: string;
  /** The sentence before the first reply of a conversation: no name, no question. */
  aiNotice: string;
  /** Asks for a rating after a conversation, with the scale, so that it can be answered by a number. */
  csatQuestion: string;
  leadKept: string;
  leadAsk: string;
  leadContact: string;
  leadDeclined: string;
  hedge: string;
  /** The line above titles of pages that may answer, after a hedged quotation. */
  choices: string;
  /** {title}. The line above a quotation that may answer. */
  about: string;
  /** The line above a quotation that is over, or has not begun. */
  notToday: string;
  /** The question above sections that differ in what was not asked. */
  which: string;
  /** {title} */
  quoteFrame: string;
  /** The line above sentences of a document that a model translated word for word. */
  quoteTranslated: string;
}

/** Every string a visitor can see: what the bot says, and what a chat window shows. */
export type Strings = BotStrings & WindowStrings;

/** A thing customers speak about, named by its line in the English folder. */
export type ConceptKey = keyof typeof english;

/**
 * The ways to say each concept. A missing one does not compile. A word with several meanings is in the list of each and ends with
 * `~` or `~*`: a package is a parcel or a plan.
 */
export type Concepts = Record<ConceptKey, List>;

/** One language: one folder of `languages/`, named by its BCP 47 code. */
export interface Language {
  facts: Facts;
  strings: Strings;
  mail: MailStrings;
  warnings: WarningStrings;
  channels: ChannelStrings;
  words: Words;
  concepts: Concepts;
}

/** Combines the seven parts of a language. A missing part or section does not compile. */
export const defineLanguage = (language: Language): Language => language;
