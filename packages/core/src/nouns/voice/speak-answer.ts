import type { Context } from '../../form/context.ts';
import type { Piece, Transcript } from '../../form/pieces.ts';
import type { Heard, Reading } from '../../form/ports.ts';
import type { AudioFormat } from '../../form/speech.ts';
import { pause } from '../../form/wait.ts';
import type { TurnBot } from '../bots/answering-bots.ts';
import { type HearingHints, hearRecording, readAudio, type SentAudio } from './hear.ts';
import { createPieceQueue } from './piece-queue.ts';
import { createSpeaker, type Speaker } from './speaker.ts';

/** A recorded question, and how its answer is spoken. */
export interface Spoken {
  audio: SentAudio;
  format: AudioFormat;
  /** A voice of the engine. Without it: the one in the settings of the bot. */
  voice?: string | undefined;
  /** The earliest start of the answer, in milliseconds after the question arrived. */
  holdMs?: number | undefined;
}

/** A question that was accepted and read. `ids`: those of a turn that is stored. */
interface Begun {
  reading: Reading;
  bot: TurnBot;
  ids?: Pick<Transcript, 'session_id' | 'message_id'>;
}

/** Answers what was heard. Yields the text of the reply in pieces; calls `onBegun` before the first. */
export type AnswerHeard<Result> = (
  message: string,
  heard: Heard,
  onBegun: (begun: Begun) => void,
) => AsyncGenerator<string, Result>;

/** Milliseconds from the request on; null for what did not happen. */
export interface Timing {
  recognised_ms: number;
  first_text_ms: number | null;
  first_audio_ms: number | null;
  end_ms: number;
}

/** An answer that was spoken. `canSpeak`: an engine speaks the language of the reply. */
export interface SpokenAnswer<Result> {
  result: Result;
  transcript: Pick<Transcript, 'text' | 'language'>;
  canSpeak: boolean;
  timing: Timing;
}

/** How a spoken question is answered. */
interface SpokenTurn<Result> {
  hints: () => Promise<HearingHints>;
  answer: AnswerHeard<Result>;
  onEnd?: (begun: Begun, timing: Timing) => Promise<void>;
}

/**
 * Hears a question, has it answered, and speaks the reply while it is written. Yields the transcript, and text and audio as
 * they come. Fails before the first piece like the answer itself, and with `no_speech`. Speech that fails never fails the
 * answer. `onEnd` is called when everything was said, and when the answer was broken off after it had begun.
 */
export async function* speakAnswer<Result>(
  ctx: Context,
  question: Spoken,
  { hints, answer, onEnd }: SpokenTurn<Result>,
): AsyncGenerator<Piece, SpokenAnswer<Result>> {
  const clock = startClock();
  const { message, heard } = await hearQuestion(ctx, question, hints, clock);
  const left = new AbortController();
  const signal = AbortSignal.any([ctx.signal, left.signal]);
  const queue = createPieceQueue();
  const accepted = Promise.withResolvers<Begun>();
  const pieces = answer(message, heard, accepted.resolve);
  const voice = accepted.promise.then((begun) =>
    openSpeaker(ctx, question, begun, { clock, push: queue.push, signal }),
  );
  const answering = speak(pieces, voice, signal, (text) => {
    clock.mark('first_text_ms');
    queue.push(text);
  }).finally(queue.end);
  answering.catch(() => {});
  let begun: Begun | null = null;
  try {
    begun = await Promise.race([accepted.promise, answering.then(() => accepted.promise)]);
    const { message: text, language } = begun.reading;
    const transcript = { text, language };
    yield { transcript: Object.assign({}, transcript, begun.ids) };
    yield* queue.pieces();
    const result = await answering;
    const canSpeak = (await voice) !== null;
    clock.mark('end_ms');
    measure(ctx, clock.timing, transcript.language);
    return { result, transcript, canSpeak, timing: clock.timing };
  } finally {
    left.abort();
    await answering.catch(() => {});
    clock.mark('end_ms');
    if (begun) await onEnd?.(begun, clock.timing);
  }
}

/** Returns the words of a question once its answer may start. */
async function hearQuestion(
  ctx: Context,
  { audio, holdMs = 0 }: Spoken,
  hints: () => Promise<HearingHints>,
  clock: Clock,
): Promise<{ message: string; heard: Heard }> {
  const recording = readAudio(ctx, audio);
  const held = pause(holdMs, ctx.signal);
  const hinted = await hints();
  const { text: message, language: guess } = await hearRecording(ctx, recording, hinted);
  clock.mark('recognised_ms');
  await held;
  ctx.signal.throwIfAborted();
  return { message, heard: { expected: hinted.languages[0], guess, known: hinted.known } };
}

/** Returns the speaker of a reply, or null if no engine speaks its language. */
async function openSpeaker(
  ctx: Context,
  question: Spoken,
  { reading: { language }, bot }: Begun,
  { clock, push, signal }: { clock: Clock; push: (piece: Piece) => void; signal: AbortSignal },
): Promise<Speaker | null> {
  const engine = await engineFor(ctx, language);
  if (engine === 'none') return null;
  const voice = question.voice ?? bot.voice?.voices[language] ?? null;
  const format = ctx.speech.formatOf(question.format);
  const emit = createEmitter(ctx, clock, push, { engine, language });
  return createSpeaker(ctx, { language, voice, format, signal, emit });
}

/** Reads the answer to its end and speaks it. */
async function speak<Result>(
  pieces: AsyncGenerator<string, Result>,
  voice: Promise<Speaker | null>,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<Result> {
  try {
    for (;;) {
      const step = await pieces.next();
      if (step.done) {
        await (await voice)?.end();
        return step.value;
      }
      onText(step.value);
      (await voice)?.push(step.value);
      if (signal.aborted) throw signal.reason;
    }
  } finally {
    await pieces.return(undefined as never);
  }
}

async function engineFor({ speech }: Context, language: string) {
  const found = (await speech.languages()).find((one) => one.language === language);
  return found?.speaking ?? 'none';
}

function createEmitter(
  { voiceMeter }: Context,
  clock: Clock,
  push: (piece: Piece) => void,
  labels: { engine: string; language: string },
) {
  return (audio: { seq: number; text: string; data?: string }) => {
    if (audio.data && clock.mark('first_audio_ms'))
      voiceMeter.observe('first_audio', Object.assign({ seconds: clock.seconds() }, labels));
    push({ audio });
  };
}

function measure({ voiceMeter, speech }: Context, timing: Timing, language: string): void {
  const { engine } = speech.hearing;
  const observe = (stage: 'first_text' | 'end', ms: number | null) => {
    if (ms !== null) voiceMeter.observe(stage, { engine, language, seconds: ms / 1000 });
  };
  observe('first_text', timing.first_text_ms);
  observe('end', timing.end_ms);
}

type Clock = ReturnType<typeof startClock>;

function startClock() {
  const startedAt = performance.now();
  const timing: Timing = { recognised_ms: 0, first_text_ms: null, first_audio_ms: null, end_ms: 0 };
  return {
    timing,
    seconds: () => (performance.now() - startedAt) / 1000,
    /** Notes the first time of a stage. Returns whether this was the first. */
    mark(stage: keyof Timing): boolean {
      if (timing[stage]) return false;
      timing[stage] = Math.max(1, Math.round(performance.now() - startedAt));
      return true;
    },
  };
}

/** Writes what a spoken answer adds to the answer itself, as its operations return it. */
export const describeSpoken = ({ transcript, canSpeak, timing }: SpokenAnswer<unknown>) => ({
  transcript,
  voice: canSpeak ? null : { code: 'voice_unavailable' as const },
  timing,
});
