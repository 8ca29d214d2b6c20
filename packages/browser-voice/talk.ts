import { openMicrophone } from './microphone.ts';
import { createPlayer } from './player.ts';

/** So much speech during an answer stops it. */
const bargeInMs = 200;

/** What somebody said, and what its answer needs. */
export interface Spoken {
  recording: Blob;
  /** If the answer before it was interrupted: the number of the last file that was heard whole; -1: none. */
  heard: number | null;
  /** Aborted when the speaker speaks into the answer, and when the talk ends. */
  signal: AbortSignal;
  /** Plays a file after the ones before it. */
  play(bytes: ArrayBuffer, seq: number): void;
  /** Ends the answer, and listens again. */
  stop(): void;
}

export interface TalkOptions {
  signal: AbortSignal;
  /** Shows what the microphone does. */
  show(state: 'listening' | 'thinking' | 'speaking'): void;
  /** Answers what was said. Resolves when no more files come. */
  answer(spoken: Spoken): Promise<void>;
}

/**
 * Hears one utterance after the other and plays what answers them, until nobody speaks for a minute or the signal is aborted.
 * Speaking into an answer stops it. Throws if the visitor or the page does not allow the microphone.
 */
export async function talk(context: AudioContext, { signal, show, answer }: TalkOptions): Promise<void> {
  const microphone = await openMicrophone(context);
  signal.addEventListener('abort', microphone.close);
  let heard: number | null = null;
  try {
    while (!signal.aborted) {
      show('listening');
      const recording = await microphone.record(signal);
      if (!recording) return;
      show('thinking');
      heard = await takeTurn(recording);
    }
  } finally {
    microphone.close();
  }

  async function takeTurn(recording: Blob): Promise<number | null> {
    const player = createPlayer(context);
    const cut = new AbortController();
    const over = new AbortController();
    const stop = () => {
      player.stop();
      cut.abort();
    };
    signal.addEventListener('abort', stop);
    async function watchForSpeech(): Promise<void> {
      await microphone.hear(bargeInMs, over.signal);
      if (!over.signal.aborted) stop();
    }
    await answer({
      recording,
      heard,
      stop,
      signal: cut.signal,
      play(bytes, seq) {
        if (seq === 0) void watchForSpeech();
        show('speaking');
        player.add(bytes, seq);
      },
    });
    await player.ended();
    over.abort();
    signal.removeEventListener('abort', stop);
    return cut.signal.aborted ? player.heard : null;
  }
}
