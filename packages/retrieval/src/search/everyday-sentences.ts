const lists: Record<string, string> = {};
export const everydaySentences = (language: string): string[] =>
  (lists[language] ?? '').split('\n').filter(Boolean);
