import { format, type Values } from './format.ts';
import { languages } from './languages/index.ts';
import { findLanguage } from './registry.ts';
import { directionOf } from './window-texts.ts';

/**
 * The mails with a link: to confirm an address, to set a password, to sign in, to join a workspace, to see a document that
 * cannot be read well, to answer a visitor who waits.
 */
export type MailKind = 'verify' | 'reset' | 'magic' | 'invite' | 'damaged' | 'waiting';

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

/** Returns the words of a mail in a language; any BCP 47 tag, an unsupported one reads English. */
export function mailTexts(kind: MailKind, tag: string, values: Values): MailTexts {
  const language = findLanguage(tag);
  const { mail } = languages[language];
  const isShort = kind === 'reset' || kind === 'magic';
  return {
    language,
    direction: directionOf(language),
    subject: format(mail[`${kind}Subject`], values, language),
    text: format(mail[`${kind}Text`], values, language),
    button: mail[`${kind}Button`],
    notes:
      kind === 'damaged' || kind === 'waiting' ? [] : [isShort ? mail.onceHour : mail.onceWeek, mail.ignore],
  };
}
