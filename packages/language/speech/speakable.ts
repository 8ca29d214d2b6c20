import { sayNumbers } from '../spoken-forms.ts';
import { spokenForms } from './from-languages.ts';

const emoji =
  /\s*(?:\p{Regional_Indicator}{2}|[\d#*]\ufe0f?\u20e3|\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic})*)/gu;

/**
 * Returns a text as it is read aloud in a language: without the marks of Markdown, citations, code, addresses and emoji, and
 * with ranges, money and times as they are said. The words of a link stay. Empty if nothing can be said.
 */
export function speakable(text: string, language: string): string {
  const plain = text
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s*[[［【]\d+(?:\s*[.,;、–-]\s*\d+)*[\]］】]/g, '')
    .replace(/<?\b(?:https?:\/\/|www\.)[^\s<>()（）、。「」]+>?/g, '')
    .replace(/^\s*(?:#{1,6}|>+|[-+*•·])\s+/gm, '')
    .replace(/\s+·\s+/g, ', ')
    .replace(/^[\s|:-]*-{3}[\s|:-]*$/gm, '')
    .replace(/\s*\|\s*/g, ' ')
    .replace(/[*`~]|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replace(emoji, '')
    .replace(/\(\s*\)|（\s*）/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(plain)) return '';
  const forms = spokenForms[language as keyof typeof spokenForms] ?? spokenForms.en;
  return sayNumbers(plain, forms, language);
}
