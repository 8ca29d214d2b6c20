import { format, type Values } from './format.ts';
import { languages } from './languages/index.ts';
import type { MailStrings } from './mail-strings.ts';
import { findLanguage } from './registry.ts';
import { directionOf } from './window-texts.ts';

/**
 * The mails with a link: to confirm an address, to set a password, to sign in, to join a workspace, to see a document that
 * cannot be read well, to answer a visitor who waits, to read the reply of a person after the page was left.
 */
export type MailKind = 'verify' | 'reset' | 'magic' | 'invite' | 'damaged' | 'waiting' | 'reply';

/** The words of one mail. */
export interface MailTexts {
  language: string;
  direction: 'ltr' | 'rtl';
  subject: string;
  text: string;
  /** The label of the link. */
  button: string;
  /** Sentences below the link. */
  notes: string[];
}

function notesOf(
  kind: MailKind,
  { replyUnread, onceHour, onceWeek, ignore }: MailStrings,
  isAnswerable: boolean,
): string[] {
  if (kind === 'damaged' || kind === 'waiting') return [];
  if (kind === 'reply') return isAnswerable ? [ignore] : [replyUnread, ignore];
  return [kind === 'reset' || kind === 'magic' ? onceHour : onceWeek, ignore];
}

/**
 * Returns the words of a mail in a language; any BCP 47 tag, an unsupported one reads English. `isAnswerable`: somebody reads answers to it.
 */
export function mailTexts(kind: MailKind, tag: string, values: Values, isAnswerable = false): MailTexts {
  const language = findLanguage(tag);
  const { mail } = languages[language];
  return {
    language,
    direction: directionOf(language),
    subject: format(mail[`${kind}Subject`], values, language),
    text: format(mail[`${kind}Text`], values, language),
    button: mail[`${kind}Button`],
    notes: notesOf(kind, mail, isAnswerable),
  };
}
