import { type MailKind, mailTexts } from '@jawab/language';
import { type Said, tellWaiting, type Waiting } from './tell-waiting.ts';

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
  said?: Said[];
  /** The visitors that a mail of the kind `waiting` is about. Its words and links come from them, and `link` is that of the inbox. */
  waiting?: Waiting;
  /** Ids of what the mail is about. A mail reader shows mails with the same id together. */
  about?: string[];
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
const noteStyle = 'font-size:13px;color:#5b6472';
const bodyStyle = 'font-family:sans-serif;font-size:16px;line-height:1.6;color:#1c1f26;max-width:34em';

/** The words of a person as lines of text. */
interface Quote {
  who: string | null;
  note: string | null;
  lines: string[];
  link: string | null;
}

const readQuote = ({ name, note = null, text, link = null }: Said): Quote => ({
  who: name && plain(name),
  note: note && plain(note),
  lines: text === '' ? [] : text.split('\n').map(plain),
  link,
});

function drawQuote({ who, note, lines, link }: Quote, label: string): string {
  const rows = [
    ...(who ? [`<b><bdi>${escapeSigns(who)}</bdi></b>`] : []),
    ...(note ? [`<bdi style="${noteStyle}">${escapeSigns(note)}</bdi>`] : []),
    ...lines.map((line) => `<bdi>${escapeSigns(line)}</bdi>`),
    ...(link ? [`<a href="${escapeSigns(link)}">${escapeSigns(label)}</a>`] : []),
  ];
  return `<blockquote dir="auto" style="${quoteStyle}">${rows.join('<br>')}</blockquote>`;
}

function writeQuote({ who, note, lines, link }: Quote): string {
  const head = [who, note].filter((part) => part !== null).join(' · ');
  return [...(head ? [`${head}:`] : []), ...lines, ...(link ? [link] : [])].join('\n');
}

const drawLink = (link: string, label: string) => [
  `<p><a href="${escapeSigns(link)}" style="${buttonStyle}">${escapeSigns(label)}</a></p>`,
  `<p dir="ltr" style="font-size:13px;word-break:break-all">${escapeSigns(link)}</p>`,
];

/** Writes a mail as text and as simple HTML without pictures, in the words of the language catalogue. */
export function writeMail(mail: MailWithLink): Mail {
  const told = mail.waiting ? tellWaiting(mail.waiting, mail.language, mail.link) : mail;
  const { kind, link, values = {}, said = [] } = told;
  const named = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]));
  const { language, direction, subject, text, button, eachButton, notes } = mailTexts(
    kind,
    mail.language,
    named,
    mail.isAnswerable,
  );
  const quotes = said.map(readQuote);
  const paragraphs = [
    `<p>${escapeSigns(text)}</p>`,
    ...quotes.map((quote) => drawQuote(quote, eachButton)),
    ...(link === null ? [] : drawLink(link, button)),
    ...notes.map((note) => `<p>${escapeSigns(note)}</p>`),
  ];
  return {
    subject,
    text: [text, ...quotes.map(writeQuote), ...(link === null ? [] : [link]), ...notes].join('\n\n'),
    html: `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeSigns(subject)}</title></head><body style="${bodyStyle}">${paragraphs.join('')}</body></html>`,
  };
}
