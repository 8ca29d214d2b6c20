type Recognition = EventTarget & {
  lang: string;
  start(): void;
  abort(): void;
  onresult: ((event: { results: { transcript: string }[][] }) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
};

/** The recognition of this browser, or undefined. Its maker hears what is said. */
const browserRecognition = (): (new () => Recognition) | undefined =>
  Reflect.get(self, 'SpeechRecognition') ?? Reflect.get(self, 'webkitSpeechRecognition');

/** Returns whether this browser recognises speech by itself. */
export const browserHears = () => !!browserRecognition();

/** The browser never listens for longer without a word. */
const maxMs = 60_000;

export interface BrowserTalk {
  language: string;
  signal: AbortSignal;
  /** Shows what the microphone does. */
  show(state: 'listening' | 'thinking' | 'speaking'): void;
  /** Answers what was said. Resolves when everything is handed to {@link speakInBrowser}. */
  answer(text: string): Promise<void>;
}

const lookMs = 100;

/**
 * Hears one utterance after the other with the recognition of the browser, until nobody speaks or the signal is aborted. Throws
 * if it is not allowed.
 */
export async function talkInBrowser({ language, signal, show, answer }: BrowserTalk): Promise<void> {
  signal.addEventListener('abort', () => speechSynthesis.cancel());
  for (;;) {
    show('listening');
    const text = await listen(language, signal);
    if (!text || signal.aborted) return;
    show('thinking');
    await answer(text);
    show('speaking');
    while (speechSynthesis.speaking && !signal.aborted)
      await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
}

/** A browser without a voice may never say that it has ended. */
const maxSpeakMs = 8_000;

/**
 * Speaks a sentence with a voice of the browser, after the sentences before it. Resolves when it was said, at the latest after
 * 8 seconds.
 */
export function speakInBrowser(text: string, language: string): Promise<void> {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  return new Promise((resolve) => {
    utterance.onend = utterance.onerror = () => resolve();
    setTimeout(resolve, maxSpeakMs);
    speechSynthesis.speak(utterance);
  });
}

/** Listens to one utterance with the browser. Returns its words, or an empty text. Throws if it is not allowed. */
const listen = (language: string, signal: AbortSignal): Promise<string> =>
  new Promise((resolve, reject) => {
    const Recognise = browserRecognition() as new () => Recognition;
    const recognition = new Recognise();
    let text = '';
    recognition.lang = language;
    recognition.onresult = ({ results }) => {
      text = [...results].map(([best]) => best?.transcript ?? '').join(' ');
    };
    recognition.onerror = ({ error }) => /not-allowed|service/.test(error) && reject(new Error(error));
    const timer = setTimeout(() => recognition.abort(), maxMs);
    recognition.onend = () => {
      clearTimeout(timer);
      resolve(text);
    };
    signal.addEventListener('abort', () => recognition.abort());
    recognition.start();
  });
