/** A paragraph, heading, code or list of an answer. Equal sources make equal nodes. */
export interface Block {
  kind: 'paragraph' | 'heading' | 'code' | 'bullets' | 'numbers';
  /** The lines of a paragraph or of code; the items of a list. */
  lines: string[];
  /** The first number of a numbered list. */
  start: number;
}

/** A piece of a line. `strong` and `em` contain pieces, the others text. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; inside: Inline[] }
  | { kind: 'em'; inside: Inline[] }
  | { kind: 'link'; text: string; url: string };

const maxCharacters = 32_000;

/** Splits an answer into blocks: the part of markdown that models use. It takes time in proportion to the length. */
export function splitBlocks(source: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  const begin = (kind: Block['kind'], line: string, start = 1): Block => {
    const block = { kind, lines: [line], start };
    blocks.push(block);
    return block;
  };
  let code: Block | null = null;
  for (const line of source.slice(0, maxCharacters).split('\n')) {
    const isFence = /^ {0,3}```/.test(line);
    if (code) {
      if (isFence) code = null;
      else code.lines.push(line);
      continue;
    }
    if (isFence) {
      code = begin('code', '');
      code.lines.pop();
      open = null;
      continue;
    }
    const [, bullet, number, item = ''] = /^ {0,8}(?:([-*+•])|(\d{1,3})[.)]) {1,4}(.*)$/.exec(line) ?? [];
    const [, heading] = /^#{1,6} {1,4}(.*)$/.exec(line) ?? [];
    const kind = bullet ? 'bullets' : number ? 'numbers' : null;
    if (kind) {
      if (open?.kind === kind) open.lines.push(item);
      else open = begin(kind, item, Number(number ?? 1));
    } else if (heading !== undefined) {
      begin('heading', heading);
      open = null;
    } else if (line.trim() === '') {
      // A blank line between the items of a numbered list does not end it.
      if (open?.kind === 'paragraph') open = null;
    } else {
      const text = line.replace(/^> ?/, '').trim();
      if (open?.kind === 'paragraph') open.lines.push(text);
      else open = begin('paragraph', text);
    }
  }
  return blocks;
}

// Every quantifier is bounded, so that no answer can keep the page busy.
const special = /[`*\\]|!?\[|https?:\/\//g;
const forms = {
  code: /`([^`\n]{1,500})`/y,
  strong: /\*\*([^*\n]{1,1000})\*\*/y,
  em: /\*([^*\s][^*\n]{0,999})\*/y,
  link: /\[([^[\]\n]{1,300})\]\(([^()\s<>]{1,2000})\)/y,
  address: /https?:\/\/[^\s<>"'`（）「」『』【】。、，]{1,2000}/y,
  escape: /\\([\\`*_[\]()#])/y,
};

/** Splits a line into text, code, emphasis and links. Only http and https addresses without a password become links. */
export function splitInline(line: string): Inline[] {
  const pieces: Inline[] = [];
  let shown = 0;
  special.lastIndex = 0;
  for (let found = special.exec(line); found; found = special.exec(line)) {
    const at = found.index;
    const read = readPiece(line, at, found[0]);
    if (read) {
      if (at > shown) pieces.push({ kind: 'text', text: line.slice(shown, at) });
      pieces.push(read[0]);
      shown = read[1];
    }
    // Set it in any case: what is inside a piece was read with the same expression.
    special.lastIndex = read ? shown : at + 1;
  }
  if (shown < line.length) pieces.push({ kind: 'text', text: line.slice(shown) });
  return pieces;
}

function readPiece(line: string, at: number, sign: string): [Inline, number] | null {
  const match = (form: keyof typeof forms, from = at) => {
    forms[form].lastIndex = from;
    return forms[form].exec(line);
  };
  const ends = (found: RegExpExecArray) => at + found[0].length;
  if (sign === '`') {
    const found = match('code');
    return found && [{ kind: 'code', text: found[1] as string }, ends(found)];
  }
  if (sign === '*') {
    const strong = match('strong');
    const found = strong ?? (/\w/.test(line[at - 1] ?? '') ? null : match('em'));
    return (
      found && [{ kind: strong ? 'strong' : 'em', inside: splitInline(found[1] as string) }, ends(found)]
    );
  }
  if (sign === '\\') {
    const found = match('escape');
    return found && [{ kind: 'text', text: found[1] as string }, ends(found)];
  }
  if (sign === '![') {
    // An image would tell its server that this was read, so only its description is shown.
    const found = match('link', at + 1);
    return found && [{ kind: 'text', text: found[1] as string }, ends(found) + 1];
  }
  if (sign === '[') {
    const found = match('link');
    return found && [linkTo(found[2] as string, found[1] as string), ends(found)];
  }
  const found = match('address');
  const url = found?.[0].replace(/[.,;:!?'")\]*]{1,20}$/, '');
  return url ? [linkTo(url, url), at + url.length] : null;
}

/** Returns the address as the browser reads it, or null unless it is http or https without a user name. */
export function safeUrl(address: string | null): string | null {
  const url = URL.parse(address ?? '');
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : null;
}

function linkTo(address: string, text: string): Inline {
  const url = safeUrl(address);
  return url ? { kind: 'link', text, url } : { kind: 'text', text };
}
