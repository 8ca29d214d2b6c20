const emoji =
  /\s*(?:\p{Regional_Indicator}{2}|[\d#*]\ufe0f?\u20e3|\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic})*)/gu;

/**
 * Returns a text as it is read aloud: without the marks of Markdown, citations, code, addresses and emoji. The words of a link
 * stay. Empty if nothing can be said.
 */
export function speakable(text: string): string {
  const plain = text
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s*\[\d+\]/g, '')
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
  return /[\p{L}\p{N}]/u.test(plain) ? plain : '';
}
