import type { Context } from '../../form/context.ts';
import type { AudioPiece } from '../../form/pieces.ts';
import type { Utterance } from '../../form/ports.ts';
import type { AudioFormat } from '../../form/speech.ts';

/** The number of utterances that are spoken at once. */
const maxAtOnce = 3;

interface SpeakerOptions {
  language: string;
  voice: string | null;
  format: AudioFormat;
  signal: AbortSignal;
  /** Called for each piece in the order of the text, whichever is ready first. */
  emit(piece: AudioPiece): void;
}

/** Speaks a reply while it is written. */
export interface Speaker {
  push(text: string): void;
  /** Speaks the rest. Resolves when the last piece was emitted or the signal is aborted. Never throws. */
  end(): Promise<void>;
}

/**
 * Creates a speaker of one reply: each utterance is spoken as soon as it is whole, a few at once, and emitted in order. An
 * utterance that cannot be spoken is emitted with its error. Aborting the signal ends every call and process.
 */
export function createSpeaker(
  { speech, languages, voiceMeter, log }: Pick<Context, 'speech' | 'languages' | 'voiceMeter' | 'log'>,
  { language, voice, format, signal, emit }: SpeakerOptions,
): Speaker {
  const cutter = languages.cutSpeech(language);
  const spoken: Promise<unknown>[] = [];
  let emitted = Promise.resolve();

  async function speak(seq: number, text: string): Promise<AudioPiece> {
    try {
      await spoken[seq - maxAtOnce];
      const parts: Uint8Array[] = [];
      for await (const part of speech.synthesize(text, { language, voice, format, signal })) parts.push(part);
      return { seq, format, text, data: Buffer.concat(parts).toString('base64') };
    } catch (error) {
      if (!signal.aborted) {
        voiceMeter.fail('synthesis');
        log.warn({ err: error }, 'a part of a reply was not spoken');
      }
      return { seq, text, error: 'speech_failed' };
    }
  }

  function add({ spoken: text }: Utterance): void {
    const piece = speak(spoken.length, text);
    spoken.push(piece);
    emitted = emitted.then(async () => {
      const ready = await piece;
      if (!signal.aborted) emit(ready);
    });
  }

  return {
    push(text) {
      if (!signal.aborted) cutter.push(text).forEach(add);
    },
    async end() {
      if (!signal.aborted) cutter.end().forEach(add);
      await emitted;
    },
  };
}
