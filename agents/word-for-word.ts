import type { Hit, Source } from '@jawab/core';
import { say, westernDigits, writeOutTables } from '@jawab/language';
import type { AnswerTrace } from './answer-trace.ts';
import { askOnce } from './ask-once.ts';
import { createGround } from './check/ground.ts';
import { createReview } from './check/review.ts';
import { isForeign } from './extractive.ts';
import { createGrounding } from './grounding.ts';
import { sentencesOf, writeChoosingPrompt } from './instructions.ts';
import { readMarker } from './marker.ts';
import { asksForSecret, handOver, quote, recite, refuse } from './recite.ts';
import type { Retrieved } from './retrieve.ts';
import { ModelFailed } from './run-model.ts';
import { nameSection, sectionOf, sourceOf } from './section.ts';
import type { ChatModel } from './support-agent.ts';
import { createTranslate } from './translate.ts';
import type { Reply, Turn } from './turn.ts';

/** A model that writes more than numbers does not choose. */
const maxRead = 2_000;
const maxChosen = 8;
const reference = /(\p{Nd}{1,2})\.(\p{Nd}{1,3})/gu;

/** Sentences of one passage that follow each other in a reply. */
interface Excerpt {
  hit: Hit;
  sentences: string[];
}

/**
 * Lets the chat model choose numbered sentences of the passages, and quotes them: no other text of the model reaches the
 * customer but a translation, which says that it is one. Without a choice that exists, the embedded model answers.
 */
export async function* quoteChosen(
  turn: Turn,
  chat: ChatModel,
  found: Retrieved,
  traced: AnswerTrace | null,
): Reply {
  const { request, trace, count } = turn;
  const passages = createGrounding(found.hits.filter(({ isOff }) => !isOff));
  if (passages.length === 0) return yield* quote(turn, found, true);
  const numbered = passages.map(({ text }) => sentencesOf(text));
  const written = await choose(turn, chat, { passages, traced }).catch((error) => {
    request.signal.throwIfAborted();
    trace.failure = error instanceof ModelFailed ? error.code : 'unavailable';
    count('fallback');
    return null;
  });
  if (written === null) return yield* quote(turn, found, true);
  const decision = readMarker(written);
  if (decision === 'hand_over') return yield* handOver(turn, 'asked', chat.id);
  if (decision === 'not_in_knowledge') return yield* refuse(turn, 'model_refused', found, { model: chat.id });
  const excerpts = readChoice(written, passages, numbered).filter(
    ({ sentences }) => !asksForSecret(turn, sentences.join('\n')),
  );
  if (excerpts.length === 0) {
    trace.failure = 'withheld';
    count('fallback');
    return yield* quote(turn, found, true);
  }
  const texts: string[] = [];
  const sources: Source[] = [];
  for (const excerpt of excerpts) {
    texts.push(await writeExcerpt(turn, chat, excerpt));
    sources.push(sourceOf(excerpt.hit, excerpt.sentences.join('\n')));
  }
  return yield* recite(turn, 'model', texts.join('\n\n'), { sources, model: chat.id });
}

interface Choosing {
  passages: Hit[];
  traced: AnswerTrace | null;
}

/** Returns what the model writes when it is asked for numbers. Throws {@link ModelFailed}. */
async function choose(turn: Turn, chat: ChatModel, { passages, traced }: Choosing): Promise<string> {
  const { bot, reading, signal } = turn.request;
  const { text, end } = await askOnce(chat, {
    botId: bot.id,
    prompt: writeChoosingPrompt(bot, { question: reading.message, passages }),
    signal,
    silenceMs: turn.silenceMs,
    traced,
    maxLength: maxRead,
  });
  if (end) Object.assign(turn.trace, end);
  if (!text.trim()) throw new ModelFailed('empty');
  return text;
}

/** Reads references such as [2.3]. Those that follow each other in one passage are one excerpt. */
function readChoice(
  written: string,
  passages: readonly Hit[],
  numbered: readonly (readonly string[])[],
): Excerpt[] {
  const excerpts: Excerpt[] = [];
  const seen = new Set<string>();
  for (const [, passage = '', sentence = ''] of westernDigits(written).matchAll(reference)) {
    const hit = passages[Number(passage) - 1];
    const text = numbered[Number(passage) - 1]?.[Number(sentence) - 1];
    const key = `${Number(passage)}.${Number(sentence)}`;
    if (!hit || !text || seen.has(key) || seen.size === maxChosen) continue;
    seen.add(key);
    const last = excerpts.at(-1);
    if (last?.hit === hit) last.sentences.push(text);
    else excerpts.push({ hit, sentences: [text] });
  }
  return excerpts;
}

/** Writes sentences as the document has them; in a language that the asker did not use, below their translation or their source. */
async function writeExcerpt(turn: Turn, chat: ChatModel, { hit, sentences }: Excerpt): Promise<string> {
  const join = (texts: readonly string[]) => writeOutTables(texts.join('\n'), hit.text);
  const title = nameSection(sectionOf(hit));
  if (!isForeign(sentences.join(' '), turn.language)) return join(sentences);
  const translated = await translate(turn, chat, { hit, sentences });
  return translated
    ? `${say(turn.language, 'quoteTranslated', { title })}\n\n${join(translated)}`
    : `${say(turn.language, 'quoteFrame', { title })}\n\n${join(sentences)}`;
}

/** Translates sentence by sentence. Null if the model fails, or if a sentence does not pass the checks of replies. */
async function translate(turn: Turn, chat: ChatModel, { hit, sentences }: Excerpt): Promise<string[] | null> {
  const { language, request } = turn;
  const texts: string[] = [];
  try {
    for await (const batch of createTranslate(chat)?.(sentences, language, request.signal) ?? [])
      texts.push(...batch);
  } catch {
    request.signal.throwIfAborted();
    return null;
  }
  const passes = texts.every((text, at) => {
    const passage = Object.assign({}, hit, { text: sentences[at] });
    const facts = { language, passages: [passage], instructions: null, said: [], rules: '' };
    const review = createReview(createGround(facts));
    const { shown } = review.push(`${text} [1]`);
    return (
      `${shown}${review.end(true).shown}`.trim() !== '' && Object.keys(review.findings.withheld).length === 0
    );
  });
  return passes && texts.length === sentences.length ? texts : null;
}
