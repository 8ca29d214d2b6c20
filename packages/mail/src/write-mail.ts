import { type MailKind, mailTexts } from '@jawab/language';

/** The parts of a mail. */
export interface MailWithLink {
  kind: MailKind;
  /** BCP 47. */
  language: string;
  /** Null: the mail has none. */
  link: string | null;
  /** Arguments of the words: the name of the workspace for an invitation. */
  values?: Record<string, string>;
  /** Words of people, shown as they are above the link. */
  said?: { name: string | null; text: string }[];
  /** Somebody reads answers to it. */
  isAnswerable?: boolean;
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
const quoteStyle = 'margin:0 0 1em;padding-inline-start:12px;border-inline-start:3px solid #c9ced6';
const bodyStyle = 'font-family:sans-serif;font-size:16px;line-height:1.6;color:#1c1f26;max-width:34em';

const nameOf = (name: string | null) => (name ? `<b>${escapeSigns(name)}</b><br>` : '');

const drawLink = (link: string, label: string) => [
  `<p><a href="${escapeSigns(link)}" style="${buttonStyle}">${escapeSigns(label)}</a></p>`,
  `<p dir="ltr" style="font-size:13px;word-break:break-all">${escapeSigns(link)}</p>`,
];

/** Writes a mail as text and as simple HTML without pictures, in the words of the language catalogue. */
export function writeMail({
  kind,
  language: tag,
  link,
  values = {},
  said = [],
  isAnswerable,
}: MailWithLink): Mail {
  const named = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]));
  const { language, direction, subject, text, button, notes } = mailTexts(kind, tag, named, isAnswerable);
  const words = said.map(({ name, text }) => ({
    name: name && plain(name),
    lines: text.split('\n').map(plain),
  }));
  const paragraphs = [
    `<p>${escapeSigns(text)}</p>`,
    ...words.map(
      ({ name, lines }) =>
        `<blockquote dir="auto" style="${quoteStyle}">${nameOf(name)}${lines.map(escapeSigns).join('<br>')}</blockquote>`,
    ),
    ...(link === null ? [] : drawLink(link, button)),
    ...notes.map((note) => `<p>${escapeSigns(note)}</p>`),
  ];
  return {
    subject,
    text: [
      text,
      ...words.map(({ name, lines }) => [...(name ? [`${name}:`] : []), ...lines].join('\n')),
      ...(link === null ? [] : [link]),
      ...notes,
    ].join('\n\n'),
    html: `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeSigns(subject)}</title></head><body style="${bodyStyle}">${paragraphs.join('')}</body></html>`,
  };
}
