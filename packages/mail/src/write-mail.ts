import { type MailKind, mailTexts } from '@jawab/language';

/** The parts of a mail. */
export interface MailWithLink {
  kind: MailKind;
  /** BCP 47. */
  language: string;
  link: string;
  /** Arguments of the words: the name of the workspace for an invitation. */
  values?: Record<string, string>;
}

/** A mail as a mail server takes it. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeSigns = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] as string);

/** Control and bidi characters would let the name of a workspace change how the mail reads. */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim();

const buttonStyle =
  'display:inline-block;padding:10px 18px;border-radius:6px;background:#1f4fd8;color:#ffffff;text-decoration:none';
const bodyStyle = 'font-family:sans-serif;font-size:16px;line-height:1.6;color:#1c1f26;max-width:34em';

/** Writes a mail as text and as simple HTML without pictures, in the words of the language catalogue. */
export function writeMail({ kind, language: tag, link, values = {} }: MailWithLink): Mail {
  const named = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]));
  const { language, direction, subject, text, button, notes } = mailTexts(kind, tag, named);
  const paragraphs = [
    `<p>${escapeSigns(text)}</p>`,
    `<p><a href="${escapeSigns(link)}" style="${buttonStyle}">${escapeSigns(button)}</a></p>`,
    `<p dir="ltr" style="font-size:13px;word-break:break-all">${escapeSigns(link)}</p>`,
    ...notes.map((note) => `<p>${escapeSigns(note)}</p>`),
  ];
  return {
    subject,
    text: [text, link, ...notes].join('\n\n'),
    html: `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeSigns(subject)}</title></head><body style="${bodyStyle}">${paragraphs.join('')}</body></html>`,
  };
}
