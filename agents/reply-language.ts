import { type LanguageDecision, matchLanguage } from '@jawab/core';
import { detectLanguage } from '@jawab/retrieval';
import { findRequestedLanguage } from './requested-language.ts';
import { findSmallTalkLanguages } from './small-talk.ts';

/** What is known when a turn begins. Tags are BCP 47. */
export interface LanguageFacts {
  message: string;
  /** The caller's `language` parameter. */
  explicit?: string | null | undefined;
  /** Language of the session's last reply. */
  sessionLanguage?: string | null;
  /** What the visitor asked for earlier in the session. */
  requestedLanguage?: string | null;
  botLanguage?: string | null;
}

/** Below this the detector only guesses: nobody is switched to another language by a guess. */
const sureEnough = 0.5;
/** Between languages this near, the session's own wins unless the message is clear. */
const clear = 0.9;
/** A few Latin letters are an abbreviation or a product, not a language. */
const readable = /(?:\p{Script=Latin}\P{L}*){4}|(?!\p{Script=Latin})\p{L}/u;
const near = new Set(['id', 'ms']);

/**
 * Decides the reply language of a turn: explicit, asked for in words (now or before), detected in the message, the
 * session's last, the bot's, English. Pure; no model call. `questionLanguage` may be a language no bot speaks, or
 * `hi-Latn` for Hindi in Latin letters.
 */
export function decideReplyLanguage(facts: LanguageFacts): LanguageDecision {
  const questionLanguage = detect(facts);
  const asked = findRequestedLanguage(facts.message);
  const requestedLanguage = asked ?? match(facts.requestedLanguage);
  const detected = match(questionLanguage);
  const steps: [string, string | null][] = [
    ['explicit', match(facts.explicit)],
    ['requested', requestedLanguage],
    ['detected', detected],
    ['session', match(facts.sessionLanguage)],
    ['bot', match(facts.botLanguage)],
  ];
  const [reason, language] = steps.find(([, value]) => value !== null) ?? ['default', 'en'];
  return { language: language ?? 'en', questionLanguage, requestedLanguage, reason };
}

const match = (tag: string | null | undefined) => (tag ? matchLanguage(tag) : null);

function detect({ message, sessionLanguage, botLanguage }: LanguageFacts): string | null {
  if (!readable.test(message)) return null;
  const expected = [match(sessionLanguage), match(botLanguage)].filter((tag) => tag !== null);
  const likely = expected.includes('hi') ? [...expected, 'hi-Latn'] : expected;
  const greeted = findSmallTalkLanguages(message).filter((tag) => tag !== 'zh');
  if (greeted.length > 0) return chooseGreeted(message, greeted, expected);
  const { language, confidence } = detectLanguage(message, { likely });
  if (!language || confidence < sureEnough) return null;
  const usual = expected[0];
  if (usual && near.has(usual) && near.has(language) && confidence < clear) return usual;
  return language;
}

/** Namaste is Hindi wherever it is said; assalamualaikum is as good as any language that says it, so it decides nothing. */
function chooseGreeted(message: string, greeted: string[], expected: string[]): string | null {
  const usual = expected.find((tag) => greeted.includes(tag));
  if (usual) return usual;
  if (greeted.length === 1) return greeted[0] as string;
  return greeted.every((tag) => near.has(tag))
    ? detectLanguage(message, { candidates: greeted }).language
    : null;
}
