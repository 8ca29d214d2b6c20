import { type Heard, type HistoryMessage, matchLanguage, type Reading } from '@jawab/core';
import { type Detection, detectLanguage } from '../detect/detect-language.ts';
import { dominantScript } from '../detect/dominant-script.ts';
import { languages } from '../languages/index.ts';
import { kinOf, type LanguageCode, romanisedFormOf } from '../registry.ts';
import { replyLanguage } from '../weights.ts';
import { readLatinLanguage } from './latin-language.ts';
import { namesMostWords } from './listed-names.ts';
import { showsMost, showsRather } from './own-words.ts';
import { withoutPlaceNames } from './place-names.ts';
import { findRequestedLanguage } from './requested-language.ts';
import { findSmallTalkLanguages } from './small-talk.ts';
import { changesLanguage } from './spoken-language.ts';

/** The languages that are known when a turn starts. Tags are BCP 47. */
export interface LanguageFacts {
  message: string;
  /** The caller's `language` parameter. */
  explicit?: string | null | undefined;
  /** The language of the session's last reply. */
  sessionLanguage?: string | null;
  /** The language that the visitor asked for earlier in the session. */
  requestedLanguage?: string | null;
  botLanguage?: string | null;
  /** The message was spoken: it changes the language of the session only if it is a sentence. */
  isSpoken?: boolean;
  /** How a spoken message was heard. */
  heard?: Heard | undefined;
  /** Earlier messages, oldest first. */
  history?: readonly HistoryMessage[];
}

/** The decision on the languages of a turn. */
export type LanguageDecision = Pick<Reading, 'language' | 'messageLanguage' | 'requestedLanguage' | 'reason'>;

const { sureEnough, clear } = replyLanguage;
/** Fewer Latin letters than this are an abbreviation or a product, not a language. */
const readable = /(?:\p{Script=Latin}\P{L}*){4}|(?!\p{Script=Latin})\p{L}/u;

/**
 * Decides the reply language of a turn: the explicit one, else the one asked for in words (now or before), the one of the
 * message, the session's last, the bot's, English. `messageLanguage` may be a language no bot speaks, or `hi-Latn` for
 * Hindi in Latin letters. Pure, without a model.
 */
export function decideReplyLanguage(facts: LanguageFacts): LanguageDecision {
  const messageLanguage = detect(facts);
  const asked = findRequestedLanguage(facts.message);
  const requestedLanguage = asked ?? match(facts.requestedLanguage);
  const isOther = isMisheard(facts, messageLanguage) || isBorrowed(facts, messageLanguage);
  const detected = isOther ? null : match(messageLanguage);
  const steps: [string, string | null][] = [
    ['explicit', match(facts.explicit)],
    ['requested', requestedLanguage],
    ['detected', detected],
    ['session', match(facts.sessionLanguage)],
    ['bot', match(facts.heard?.expected) ?? match(facts.botLanguage)],
  ];
  const [reason, language] = steps.find(([, value]) => value !== null) ?? ['default', 'en'];
  return { language: language ?? 'en', messageLanguage, requestedLanguage, reason };
}

/**
 * Tells whether a spoken message is in a language that was not spoken: another than the expected one, and the engine took it
 * for a third one, or the bot does not have it.
 */
function isMisheard({ heard, sessionLanguage }: LanguageFacts, messageLanguage: string | null): boolean {
  const other = match(messageLanguage);
  if (!heard || !other || other === match(sessionLanguage ?? heard.expected)) return false;
  const isAlike = (tag: string) => baseOf(tag) === baseOf(other) || kinOf(other).includes(tag);
  return (
    !heard.known.some((tag) => baseOf(tag) === baseOf(other)) ||
    (heard.guess !== null && !isAlike(heard.guess))
  );
}

const baseOf = (tag: string) => tag.split('-')[0];

/** Tells whether a spoken message only borrows words of another language than that of its session. */
function isBorrowed(facts: LanguageFacts, messageLanguage: string | null): boolean {
  const [session, other] = [match(facts.sessionLanguage), match(messageLanguage)];
  if (!facts.isSpoken || !session || !other || session === other) return false;
  const { message, history = [] } = facts;
  const detectBefore = (before: string) => match(detect({ ...facts, message: before }));
  return !changesLanguage({ message, history, session, other, detect: detectBefore });
}

/** Letters of Urdu and Persian that Arabic does not write. */
const beyondArabic = /[پچژگٹڈڑکیےہھں]/u;

/** A text of a few words in Latin letters, which any language may borrow. */
const maxShort = 80;
const isShortLatin = (text: string) => text.length <= maxShort && scriptOf(text) === 'latin';

/** Returns the first of some languages that is written in a script. */
const writtenIn = (script: string, tags: string[]) =>
  tags.find((tag) => languages[tag as LanguageCode].facts.scripts[0] === script);

/** Languages of scripts that several share, the one that most people write first. Their words say more of a short text than the model. */
const sharing: Record<string, LanguageCode[]> = {
  devanagari: ['hi', 'mr', 'ne'],
  arabic: ['ar', 'ur'],
  han: ['zh-Hans', 'zh-Hant', 'ja'],
};

/** Returns the script of most of a text if several languages share it. */
function scriptOf(text: string): string | null {
  const script = dominantScript(text);
  return script && 'group' in script ? script.group : null;
}

const match = (tag: string | null | undefined) => (tag ? matchLanguage(tag) : null);

function detect({ message: said, sessionLanguage, botLanguage, explicit }: LanguageFacts): string | null {
  const message = withoutPlaceNames(said);
  if (!readable.test(message)) return null;
  const expected = [match(sessionLanguage), match(botLanguage), match(explicit)].filter(
    (tag) => tag !== null,
  );
  const likely = expected.flatMap((tag) => [tag, romanisedFormOf(tag) ?? tag]);
  const greeted = findSmallTalkLanguages(message).filter((tag) => !tag.startsWith('zh'));
  if (greeted.length > 0) return chooseGreeted(message, greeted, expected);
  const detection = detectLanguage(message, { likely });
  const { language, confidence } = detection;
  if (isShortLatin(message)) return readLatinLanguage(message, { expected, language, confidence });
  const script = scriptOf(message);
  const known = chooseDetected(message, detection, script, expected);
  return namesMostWords(message, known, { among: sharing[script ?? ''] ?? [], expected });
}

/** Returns the detected language, or the expected one in the same script if the text shows too little. Null if nothing is sure enough. */
function chooseDetected(
  message: string,
  { language, confidence }: Detection,
  script: string | null,
  expected: string[],
): string | null {
  if (script === 'arabic' && confidence < clear && !beyondArabic.test(message)) {
    const known = writtenIn(script, expected) ?? 'ar';
    return language === 'ar' || showsRather(message, 'ar', known) ? 'ar' : known;
  }
  if (language && script === 'devanagari' && confidence < clear) {
    const found = confidence < sureEnough ? 'hi' : language;
    return showsMost(message, writtenIn(script, expected) ?? found, sharing.devanagari ?? []);
  }
  if (!language || confidence < sureEnough) return null;
  const usual = expected[0];
  // Characters distinguish the two writings of Chinese, even in a short message.
  const isClear = confidence >= clear || language.startsWith('zh');
  if (usual && kinOf(usual).includes(language) && !isClear) return usual;
  return language;
}

/** Namaste always means Hindi. Many languages say assalamualaikum, so it decides nothing. */
function chooseGreeted(message: string, greeted: string[], expected: string[]): string | null {
  const usual = expected.find((tag) => greeted.includes(tag));
  if (usual) return usual;
  if (greeted.length === 1) return greeted[0] as string;
  const [first = ''] = greeted;
  if (!greeted.every((tag) => tag === first || kinOf(first).includes(tag))) return null;
  const { language, confidence } = detectLanguage(message, { candidates: greeted });
  // Many more people greet in Hindi than in Nepali.
  return confidence < clear && greeted.includes('hi') ? 'hi' : language;
}
