/** A paragraph, heading, code or list of an answer. Equal sources make equal nodes. */
export interface Block {
  /** The element that shows it; `strong`: a heading. */
  kind: 'p' | 'strong' | 'pre' | 'ul' | 'ol';
  /** The lines of a paragraph or of code; the items of a list. */
  lines: string[];
  /** The first number of a numbered list. */
  start: number | undefined;
}

/** A piece of a line. `strong` and `em` contain pieces, the others text. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; inside: Inline[] }
  | { kind: 'em'; inside: Inline[] }
  | { kind: 'link'; text: string; url: string };

// The service ends an answer after 4,000 characters.
const [maxCharacters, maxLines, maxPieces] = [16_384, 500, 400];

/** Splits an answer into blocks: the part of markdown that models use. It takes time in proportion to the length. */
export function splitBlocks(source: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  const begin = (kind: Block['kind'], line: string, start?: number): Block => {
    const block = { kind, lines: [line], start };
    blocks.push(block);
    return block;
  };
  let code: Block | null = null;
  for (const line of source.slice(0, maxCharacters).split('\n', maxLines)) {
    const isFence = /^ {0,3}```/.test(line);
    if (code) {
      if (isFence) code = null;
      else code.lines.push(line);
      continue;
    }
    if (isFence) {
      code = begin('pre', '');
      code.lines.pop();
      open = null;
      continue;
    }
    const [, bullet, number, item = ''] = /^ {0,8}(?:([-*+•])|(\d{1,3})[.)]) {1,4}(.*)$/.exec(line) ?? [];
    const [, heading] = /^#{1,6} {1,4}(.*)$/.exec(line) ?? [];
    const kind = bullet ? 'ul' : number ? 'ol' : null;
    if (kind) {
      if (open?.kind === kind) open.lines.push(item);
      else open = begin(kind, item, number ? +number : undefined);
    } else if (heading !== undefined) {
      begin('strong', heading);
      open = null;
    } else if (line.trim() === '') {
      // A blank line between the items of a numbered list does not end it.
      if (open?.kind === 'p') open = null;
    } else {
      const text = line.replace(/^> ?/, '').trim();
      if (open?.kind === 'p') open.lines.push(text);
      else open = begin('p', text);
    }
  }
  return blocks;
}

type Form = [form: RegExp, read: (text: string, address: string) => Inline];
const plain = (text: string): Inline => ({ kind: 'text', text });

// Every quantifier is bounded, so that no answer can keep the page busy.
const special = /\*{4,}|[`*\\]|!?\[|https?:\/\//g;
const forms: Record<string, Form[]> = {
  '`': [[/`([^`\n]{1,500})`/y, (text) => ({ kind: 'code', text })]],
  '*': [
    [/\*\*([^*\n]{1,1000})\*\*/y, (text) => ({ kind: 'strong', inside: splitInline(text) })],
    [/(?<!\w)\*([^*\s][^*\n]{0,999})\*/y, (text) => ({ kind: 'em', inside: splitInline(text) })],
  ],
  '\\': [[/\\([\\`*_[\]()#])/y, plain]],
  // An image would tell its server that this was read, so only its description is shown.
  '![': [[/!\[([^[\]\n]{1,300})\]\([^()\s<>]{1,2000}\)/y, plain]],
  '[': [[/\[([^[\]\n]{1,300})\]\(([^()\s<>]{1,2000})\)/y, linkTo]],
};
const addresses: Form[] = [
  [/(https?:\/\/[^\s<>"'`（）「」『』【】。、，]{1,2000})(?<![.,;:!?'")\]*])/y, (url) => linkTo(url, url)],
];

/**
 * Splits a line into text, code, emphasis and links. Only telephone numbers, mail addresses, and http and https addresses
 * without a password become links.
 */
export function splitInline(line: string): Inline[] {
  const pieces: Inline[] = [];
  let shown = 0;
  special.lastIndex = 0;
  for (let found = special.exec(line); found && pieces.length < maxPieces; found = special.exec(line)) {
    const at = found.index;
    const read = readPiece(line, at, found[0]);
    if (read) {
      if (at > shown) pieces.push(plain(line.slice(shown, at)));
      pieces.push(read[0]);
      shown = read[1];
    }
    // Set it in any case: what is inside a piece was read with the same expression.
    special.lastIndex = read ? shown : at + found[0].length;
  }
  if (shown < line.length) pieces.push(plain(line.slice(shown)));
  return pieces;
}

function readPiece(line: string, at: number, sign: string): [Inline, number] | null {
  for (const [form, read] of forms[sign] ?? addresses) {
    form.lastIndex = at;
    const [whole, text = '', address = ''] = form.exec(line) ?? [];
    if (whole) return [read(text, address), at + whole.length];
  }
  return null;
}

/** Returns the address as the browser reads it, or null unless it is http or https without a user name. */
export function safeUrl(address: string | null): string | null {
  const url = URL.parse(address ?? '');
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : null;
}

const contact = /^(?:tel:\+?[\d.()-]{3,30}|mailto:[^\s?&]{1,64}@[^\s?&]{3,200})$/i;

function linkTo(text: string, address: string): Inline {
  const url = contact.test(address) ? address : safeUrl(address);
  return url ? { kind: 'link', text, url } : plain(text);
}
