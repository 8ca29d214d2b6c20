import type { Context } from '../../form/context.ts';
import type { Piece } from '../../form/pieces.ts';
import type { AudioFormat } from '../../form/speech.ts';
import { type AnsweredTurn, type BegunTurn, takeTurn } from '../conversations/answer.ts';
import { hearRecording, readAudio, readHints, type SentAudio } from './hear.ts';
import { type Heard, keepHeard } from './heard-reply.ts';
import { createPieceQueue } from './piece-queue.ts';
import { createSpeaker } from './speaker.ts';

export interface SpokenQuestion {
  audio: SentAudio;
  chatbotId?: string | undefined;
  sessionId?: string | undefined;
  language?: string | undefined;
  format: AudioFormat;
  voice?: string | undefined;
  heard?: Heard | undefined;
}

/** Milliseconds from the request on; null for what did not happen. */
export interface Timing {
  recognised_ms: number;
  first_text_ms: number | null;
  first_audio_ms: number | null;
  end_ms: number;
}

/** A turn that was spoken. `canSpeak`: an engine speaks the language of the reply. */
export interface SpokenTurn {
  answered: AnsweredTurn;
  transcript: string;
  canSpeak: boolean;
  timing: Timing;
}

/**
 * Runs one spoken turn: hears the question, then takes the turn as chat does and speaks the reply while it is written. Yields
 * the transcript, and text and audio as they come. Fails before the first piece like the turn itself, and with `no_speech`;
 * nothing is spent then. Speech that fails never fails the turn.
 */
export async function* takeSpokenTurn(
  ctx: Context,
  question: SpokenQuestion,
): AsyncGenerator<Piece, SpokenTurn> {
  const clock = startClock();
  const { chatbotId, sessionId, language, heard } = question;
  const recording = readAudio(ctx, question.audio);
  const message = await hearRecording(ctx, recording, await readHints(ctx, question));
  clock.mark('recognised_ms');
  if (heard) await keepHeard(ctx, sessionId, heard);
  const left = new AbortController();
  const signal = AbortSignal.any([ctx.signal, left.signal]);
  const queue = createPieceQueue();
  const begun = Promise.withResolvers<BegunTurn>();
  const pieces = takeTurn(ctx, { message, chatbotId, sessionId, language, onBegun: begun.resolve });
  const voice = begun.promise.then(async (turn) => {
    const engine = await engineFor(ctx, turn.reading.language);
    if (engine === 'none') return null;
    const wanted = question.voice ?? turn.turn.bot.voice?.voices[turn.reading.language] ?? null;
    const emit = createEmitter(ctx, clock, queue.push, { engine, language: turn.reading.language });
    const options = {
      language: turn.reading.language,
      voice: wanted,
      format: ctx.speech.formatOf(question.format),
    };
    return createSpeaker(ctx, Object.assign(options, { signal, emit }));
  });
  const answering = answer(pieces, voice, signal, (text) => {
    clock.mark('first_text_ms');
    queue.push(text);
  }).finally(queue.end);
  answering.catch(() => {});
  try {
    const { turn, reading } = await Promise.race([begun.promise, answering.then(() => begun.promise)]);
    yield {
      transcript: {
        text: message,
        language: reading.language,
        session_id: turn.sessionId,
        message_id: turn.replyId,
      },
    };
    yield* queue.pieces();
    const answered = await answering;
    const canSpeak = (await voice) !== null;
    clock.mark('end_ms');
    measure(ctx, clock.timing, answered.reading.language);
    return { answered, transcript: message, canSpeak, timing: clock.timing };
  } finally {
    left.abort();
    await answering.catch(() => {});
  }
}

/** Reads the turn to its end and speaks it. */
async function answer(
  pieces: AsyncGenerator<string, AnsweredTurn>,
  voice: Promise<{ push(text: string): void; end(): Promise<void> } | null>,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<AnsweredTurn> {
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
  clock: ReturnType<typeof startClock>,
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

/** Writes a spoken turn as its operations return it, beside the fields of chat. */
export const describeSpokenTurn = ({ answered, transcript, canSpeak, timing }: SpokenTurn) => ({
  transcript: { text: transcript, language: answered.reading.language },
  voice: canSpeak ? null : { code: 'voice_unavailable' as const },
  timing,
});
