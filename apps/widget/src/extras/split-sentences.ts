/**
 * Creates a reader of a growing text that returns its new finished sentences, each once. `finish` also returns an unfinished
 * last one. Scripts without full stops are split by the browser's rules for their language.
 */
export function splitSentences(language?: string | null) {
  const segmenter = new Intl.Segmenter(language ?? undefined, { granularity: 'sentence' });
  let read = 0;
  return (text: string, finish = false): string[] => {
    const parts = [...segmenter.segment(text.slice(read))].map(({ segment }) => segment);
    const ready = finish ? parts : parts.slice(0, -1);
    read += ready.join('').length;
    return ready.map((part) => part.trim()).filter(Boolean);
  };
}
