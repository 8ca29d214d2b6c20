import { ApiError, type Client, type Output } from '@jawab/sdk';

type Reported = Output<'try_bot'>['jawab'];
export type TriedSource = Reported['sources'][number];

/** How an answer was made. */
export interface Tried extends Reported {
  model: string | null;
}

/** Asks a bot without a conversation. Yields the text in pieces, and returns how the answer was made. */
export async function* askBot(
  api: Client,
  input: { id: string; message: string; language?: string },
  signal: AbortSignal,
): AsyncGenerator<string, Tried> {
  let end: Tried | undefined;
  for await (const data of api.stream('try_bot', input, { signal })) {
    if (data === '[DONE]') continue;
    const { choices, jawab, model, error, code } = JSON.parse(data);
    if (error) throw new ApiError(502, { error: String(error), code });
    if (jawab) end = Object.assign({ model: model ?? null }, jawab);
    const text = choices?.[0]?.delta?.content;
    if (text) yield text;
  }
  if (!end) throw new ApiError(0, { code: 'offline', error: 'The answer was cut off.' });
  return end;
}
