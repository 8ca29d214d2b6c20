import { plainText } from '../chat/plain-text.ts';
import { createSentenceReader } from '../chat/split-sentences.ts';
import type { Item } from '../chat/types.ts';

const maxLines = 20;

/** Reads the conversation to screen readers: finished sentences of answers, replies of people, notices and problems, each once. */
export function createAnnouncer() {
  const region = document.createElement('div');
  region.className = 'hidden';
  region.setAttribute('aria-live', 'polite');
  const readers = new Map<string, ReturnType<typeof createSentenceReader>>();
  const problems = new Map<string, string | null>();
  let isStarted = false;

  function say(text: string, language?: string | null): void {
    const line = document.createElement('p');
    line.textContent = text;
    if (language) line.lang = language;
    region.append(line);
    while (region.childElementCount > maxLines) region.firstElementChild?.remove();
  }

  function readItem(item: Item): void {
    const { key, role, state, text, language, problem } = item;
    if (role === 'user') return;
    if (!readers.has(key)) readers.set(key, createSentenceReader(language ?? undefined));
    const isFinished = state !== 'waiting' && state !== 'streaming';
    for (const sentence of readers.get(key)?.(text, isFinished) ?? []) say(plainText(sentence), language);
    if (problem && problems.get(key) !== problem) say(problem);
    problems.set(key, problem);
  }

  return {
    region,
    say,
    /** Leaves out what was said before. */
    start(items: readonly Item[]): void {
      for (const { key, state, text } of items) {
        if (state !== 'done' && state !== 'stopped') continue;
        const reader = createSentenceReader(undefined);
        reader(text, true);
        readers.set(key, reader);
      }
      isStarted = true;
    },
    read(items: readonly Item[]): void {
      if (isStarted) for (const item of items) readItem(item);
    },
  };
}
