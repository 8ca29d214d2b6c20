import { format, type Values } from './format.ts';
import { languages } from './languages/index.ts';
import type { MailStrings } from './mail-strings.ts';
import { findLanguage } from './registry.ts';
import { tagVisitor } from './tag-visitor.ts';
import { directionOf } from './window-texts.ts';
import { writeSpan } from './write-span.ts';

/**
 * The mails with a link: to confirm an address, to set a password, to sign in, to join a workspace, to see a document that
 * cannot be read well, to answer a visitor who waits or many of them, to read the reply of a person after the page was left.
 */
export type MailKind =
  | 'verify'
  | 'reset'
  | 'magic'
  | 'invite'
  | 'damaged'
  | 'waiting'
  | 'waitingMany'
  | 'reply';

/** The words of one mail. */
export interface MailTexts {
  language: string;
  direction: 'ltr' | 'rtl';
  subject: string;
  text: string;
  /** The label of the link. */
  button: string;
  /** The label of the link of each visitor, where a mail has many. */
  eachButton: string;
  /** Sentences below the link. */
  notes: string[];
}

function notesOf(
  kind: MailKind,
  { replyUnread, onceHour, onceWeek, ignore }: MailStrings,
  isAnswerable: boolean,
): string[] {
  if (kind === 'damaged' || kind === 'waiting' || kind === 'waitingMany') return [];
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
    eachButton: mail.waitingButton,
    notes: notesOf(kind, mail, isAnswerable),
  };
}

/** A visitor without a name in a mail, by the id that tells them apart. */
export const nameVisitor = (id: string, tag: string): string =>
  `${languages[findLanguage(tag)].mail.waitingVisitor} ${tagVisitor(id)}`;

/** How long a visitor has waited, in a mail. */
export function sayWaitingTime(ms: number, tag: string): string {
  const language = findLanguage(tag);
  const time = writeSpan(ms, `${language}-u-nu-latn`);
  return format(languages[language].mail.waitingTime, { time }, language);
}
