import { ApiError, type Client, type Input, type Output } from '@jawab/sdk';

type Reported = Output<'try_bot'>['jawab'] & Partial<Pick<Output<'try_voice'>['jawab'], 'timing'>>;
export type TriedSource = Reported['sources'][number];

/** How an answer was made. */
export interface Tried extends Reported {
  model: string | null;
}

/** A typed question, or a recorded one. */
export type Question = Input<'try_bot'> | Input<'try_voice'>;

/** Callbacks for a recorded question. */
export interface SpokenListener {
  onTranscript?(text: string): void;
  onAudio?(audio: { seq: number; data?: string }): void;
}

/** Asks a bot without a conversation. Yields the text in pieces, and returns how the answer was made. */
export async function* askBot(
  api: Client,
  input: Question,
  { signal, onTranscript, onAudio }: SpokenListener & { signal: AbortSignal },
): AsyncGenerator<string, Tried> {
  let end: Tried | undefined;
  const operation = 'audio' in input ? 'try_voice' : 'try_bot';
  for await (const data of api.stream(operation, input, { signal })) {
    if (data === '[DONE]') continue;
    const { choices, jawab, model, error, code } = JSON.parse(data);
    if (error) throw new ApiError(502, { error: String(error), code });
    const [choice] = choices;
    if (jawab && choice) end = Object.assign({ model: model ?? null }, jawab);
    else if (jawab) onTranscript?.(jawab.transcript.text);
    const { content, audio } = choice?.delta ?? {};
    if (audio) onAudio?.(audio);
    if (content) yield content;
  }
  if (!end) throw new ApiError(0, { code: 'offline', error: 'The answer was cut off.' });
  return end;
}
