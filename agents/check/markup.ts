const image = /!\[([^\]\n]*)\](?:\([^)\n]*\))?/g;
const tag = /<\/?[a-z!][^<>\n]*>/gi;
const lineMarks = /^(\s*)(?:#{1,6}\s+|>\s?)/;
const rule = /^\s*(?:[-*_]\s*){3,}$/;

/** Keeps the part of Markdown that a chat shows: emphasis, lists, links and code. Tags, images and headings become text. */
export function plainMarkup(sentence: string): string {
  if (!/[<>#!*_-]/.test(sentence)) return sentence;
  if (rule.test(sentence)) return '';
  return sentence.replace(image, '').replace(tag, '').replace(lineMarks, '$1');
}
