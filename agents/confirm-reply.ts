import type { Hit } from '@jawab/core';
import { splitSentences } from '@jawab/retrieval';
import { askOnce } from './ask-once.ts';
import { writeVerdictPrompt } from './instructions.ts';
import { ModelFailed } from './run-model.ts';
import type { Spoken } from './speak.ts';
import type { ChatModel } from './support-agent.ts';
import type { Turn } from './turn.ts';

/** A verdict is one line of a few letters. */
const maxRead = 2_000;
const verdict = /^\s*(\d{1,2})\s*[:.)-]\s*(yes|no)\b/gim;

/**
 * Holds a checked reply back until the chat model was asked once more whether the passages say each of its sentences. Those
 * without a yes are withheld. Throws {@link ModelFailed} if the model fails or leaves a sentence out, so that nothing is shown.
 */
export async function* confirmReply(
  pieces: AsyncGenerator<string, Spoken>,
  { turn, chat, passages }: { turn: Turn; chat: ChatModel; passages: readonly Hit[] },
): AsyncGenerator<string, Spoken> {
  let step = await pieces.next();
  while (!step.done) step = await pieces.next();
  const spoken = step.value;
  const sentences = splitSentences(spoken.text);
  if (sentences.length === 0) return spoken;
  const isSaid = await askVerdicts({ turn, chat, passages }, sentences);
  const { withheld } = spoken.findings;
  let from = 0;
  let text = '';
  for (const [at, sentence] of sentences.entries()) {
    const to = spoken.text.indexOf(sentence, from) + sentence.length;
    if (isSaid[at]) text += spoken.text.slice(from, to);
    else withheld.verdict = (withheld.verdict ?? 0) + 1;
    from = to;
  }
  spoken.text = text.trimStart();
  if (spoken.text) yield spoken.text;
  return spoken;
}

async function askVerdicts(
  { turn, chat, passages }: { turn: Turn; chat: ChatModel; passages: readonly Hit[] },
  sentences: readonly string[],
): Promise<boolean[]> {
  const { bot, reading, signal } = turn.request;
  const { text } = await askOnce(chat, {
    botId: bot.id,
    prompt: writeVerdictPrompt({ question: reading.message, passages, sentences }),
    signal,
    silenceMs: turn.silenceMs,
    maxLength: maxRead,
  });
  const verdicts = new Map(
    [...text.matchAll(verdict)].map(([, number, word]) => [Number(number), word?.toLowerCase() === 'yes']),
  );
  if (sentences.some((_, at) => !verdicts.has(at + 1))) throw new ModelFailed('no_verdict');
  return sentences.map((_, at) => verdicts.get(at + 1) === true);
}
