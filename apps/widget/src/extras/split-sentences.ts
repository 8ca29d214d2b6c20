const maxCharacters = 1_000;

/**
 * Creates a reader of a growing text that returns its new finished sentences, each once. `finish` also returns an unfinished
 * last one. Scripts without full stops are split by the browser's rules for their language. No part has more than 1,000
 * characters.
 */
export function splitSentences(language?: string | null) {
  const segmenter = new Intl.Segmenter(language ?? undefined, { granularity: 'sentence' });
  let read = 0;
  return (text: string, finish = false): string[] => {
    const ready: string[] = [];
    for (;;) {
      const next = text.slice(read, read + maxCharacters);
      const parts = [...segmenter.segment(next)].map(({ segment }) => segment);
      if (next.length < maxCharacters ? !finish : parts[1]) parts.pop();
      if (!parts[0]) return ready.map((part) => part.trim()).filter(Boolean);
      read += parts.join('').length;
      ready.push(...parts);
    }
  };
}
