import { readEvents } from '@jawab/sdk/read-events.ts';
import { type Api, ApiError } from './api.ts';
import type { Choice, QuestionBody, Source, Spoken } from './types.ts';

/** A whole answer. */
export interface Answer {
  text: string;
  message_id: string | null;
  language: string | null;
  answered: boolean | null;
  handoff?: unknown;
  offers_person?: boolean;
  interrupted?: boolean;
  sources: Source[];
  choices: Choice[];
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const longestWaitMs = 100_000;

interface Question {
  body: QuestionBody;
  key: string;
  /** The recording, instead of a message. */
  spoken: Spoken | undefined;
  /** Gets what was understood of it. */
  onTranscript: ((text: string) => void) | undefined;
  /** Gets the text of the answer so far, whenever some of it arrives. */
  onText(text: string): void;
}

/**
 * Asks a question and returns its answer. If the first request with this key is still running, waits for it. Throws
 * {@link ApiError}, with `status` 0 if the answer was cut: the same key fetches it whole.
 */
export async function askQuestion(api: Api, question: Question): Promise<Answer> {
  const { body, key, spoken, onTranscript, onText } = question;
  const response = spoken
    ? await api.send('voice', { body: spoken.form, signal: spoken.signal })
    : await sendQuestion(api, body, key);
  let text = '';
  let end: Omit<Answer, 'text'> | undefined;
  let isWhole = false;
  try {
    for await (const { data } of readEvents(response.body as ReadableStream<Uint8Array>)) {
      if (data === '[DONE]') {
        isWhole = true;
        continue;
      }
      const { choices, jawab, error, code } = JSON.parse(data);
      if (error) throw new ApiError(502, { error, code });
      const { content, audio } = choices?.[0]?.delta ?? {};
      if (jawab && choices[0]) end = jawab;
      else if (jawab) {
        onTranscript?.(jawab.transcript.text);
        spoken?.onTranscript(jawab.transcript.message_id);
      }
      if (audio) spoken?.onAudio(audio);
      if (!content) continue;
      text += content;
      onText(text);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
  }
  if (isWhole && end) return Object.assign({ text }, end);
  throw new ApiError(0);
}

async function sendQuestion(api: Api, body: QuestionBody, key: string): Promise<Response> {
  const since = performance.now();
  for (;;) {
    try {
      return await api.send('chat', { body, key });
    } catch (error) {
      const runs = error instanceof ApiError && error.code === 'idempotency_in_progress';
      if (!runs || performance.now() - since > longestWaitMs) throw error;
      await pause(Math.max(1, error.retryAfterSeconds) * 1_000);
    }
  }
}
