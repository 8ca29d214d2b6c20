/** The polite forms of each language that has several, by the word that shows a form. The first is that of the strings. */
export const speechFormWords = {
  th: { kha: 'ค่ะ', khrap: 'ครับ', none: null },
  vi: { toi: 'tôi', em: 'em', minh: 'mình' },
} as const;
