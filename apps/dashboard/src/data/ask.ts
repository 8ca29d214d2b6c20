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
  for await (const { choices, jawab, model } of api.stream(operation, input, { signal })) {
    const [choice] = choices;
    if (jawab && choice) end = Object.assign({ model: model ?? null }, jawab) as Tried;
    else if (jawab && 'transcript' in jawab) onTranscript?.(jawab.transcript?.text ?? '');
    const delta = choice?.delta;
    if (delta && 'audio' in delta && delta.audio) onAudio?.(delta.audio);
    if (delta?.content) yield delta.content;
  }
  if (!end) throw new ApiError(0, { code: 'offline', error: 'The answer was cut off.' });
  return end;
}
