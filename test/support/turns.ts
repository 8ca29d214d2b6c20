import type { Answer, AnswerRequest, Hit } from '@jawab/core';
import { readMessage } from '@jawab/language';

/** A bot without settings of its own. */
export const plainBot: AnswerRequest['bot'] = {
  id: 'b',
  name: 'Mina',
  language: 'en',
  instructions: null,
  greeting: null,
  handoff_message: null,
};

/** Makes the n-th passage of a search, from 1: the better, the lower. */
export const passage = (number: number, text: string, more: Partial<Hit> = {}): Hit => ({
  chunk_id: String(number),
  document_id: `00000000-0000-4000-8000-00000000000${number}`,
  title: `Document ${number}`,
  source_url: `https://shop.example/${number}`,
  source_type: 'snippet',
  heading: null,
  text,
  start: 0,
  end: text.length,
  score: 1 / number,
  retrievers: { terms: number },
  ...more,
});

/** Makes the request of one question, without a database. `language`: what the caller asks for. */
export function turnRequest(
  question: string,
  { language, history = [], ...more }: Partial<AnswerRequest> & { language?: string } = {},
): AnswerRequest {
  return {
    workspaceId: 'w',
    bot: Object.assign({}, plainBot),
    history,
    reading: readMessage(question, { explicit: language, history }),
    sql: (() => Promise.reject(new Error('no database here'))) as unknown as AnswerRequest['sql'],
    signal: new AbortController().signal,
    ...more,
  };
}

/** Reads an answer to its end. */
export async function readAnswer(
  generator: AsyncGenerator<string, Answer>,
  onPiece = (_: string) => {},
): Promise<{ text: string; pieces: string[]; answer: Answer }> {
  const pieces: string[] = [];
  for (;;) {
    const step = await generator.next();
    if (step.done) return { text: pieces.join(''), pieces, answer: step.value };
    pieces.push(step.value);
    onPiece(step.value);
  }
}
