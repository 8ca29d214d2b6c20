import type { AudioPiece, Refusal, Transcript } from '@jawab/core';

/** The output of a streaming operation. */
export interface ChatOutput {
  answer: string;
  model: string;
  [field: string]: unknown;
}

/** The output's fields that the additional member `jawab` carries. */
export const jawabFields = [
  'session_id',
  'message_id',
  'language',
  'answered',
  'handoff',
  'offers_person',
  'silent',
  'fallback',
  'interrupted',
  'sources',
  'choices',
  'reading',
  'trace',
  'transcript',
  'voice',
  'timing',
] as const;

const jawabOf = (output: ChatOutput) =>
  Object.fromEntries(jawabFields.filter((name) => name in output).map((name) => [name, output[name]]));

/** The model is known at the end only; earlier events name the product. */
const product = 'jawab';
export const doneEvent = 'data: [DONE]\n\n';

/** Creates the writer of one answer as `chat.completion.chunk` events. Each is a whole Server-Sent Event. */
export function createChunks(requestId: string, createdSeconds: number) {
  const id = `chatcmpl-${requestId}`;
  const head = (model: string) =>
    `data: {"id":"${id}","object":"chat.completion.chunk","created":${createdSeconds},"model":${JSON.stringify(model)},"choices":[{"index":0,"delta":`;
  const plain = head(product);
  const textHead = `${plain}{"content":`;
  const last = (model: string, reason: string, more: object) =>
    `${head(model)}{"content":""},"finish_reason":"${reason}"}],${JSON.stringify(more).slice(1)}\n\n`;
  return {
    first: `${plain}{"role":"assistant","content":""},"finish_reason":null}]}\n\n`,
    text: (text: string) => `${textHead}${JSON.stringify(text)}},"finish_reason":null}]}\n\n`,
    transcript: (transcript: Transcript) =>
      `data: {"id":"${id}","object":"chat.completion.chunk","created":${createdSeconds},"model":"${product}","choices":[],"jawab":${JSON.stringify({ transcript })}}\n\n`,
    // Base64 needs no escapes, and a sentence has 200 kB of it: reading it once more takes half a millisecond.
    audio: ({ data, ...audio }: AudioPiece) =>
      `${plain}{"audio":${JSON.stringify(audio).slice(0, -1)}${data ? `,"data":"${data}"` : ''}}},"finish_reason":null}]}\n\n`,
    last: (output: ChatOutput) => last(output.model, 'stop', { jawab: jawabOf(output) }),
    error: ({ message, code }: Refusal) => last(product, 'error', { error: message, code }),
  };
}

/** Makes one `chat.completion` object of an answer. */
export const completionOf = (requestId: string, createdSeconds: number, output: ChatOutput) => ({
  id: `chatcmpl-${requestId}`,
  object: 'chat.completion',
  created: createdSeconds,
  model: output.model,
  choices: [{ index: 0, message: { role: 'assistant', content: output.answer }, finish_reason: 'stop' }],
  jawab: jawabOf(output),
});
