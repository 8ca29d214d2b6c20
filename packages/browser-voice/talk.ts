import { openMicrophone } from './microphone.ts';
import { createPlayer } from './player.ts';

/** So much speech stops an answer, and less of it one that has not begun. */
const [bargeInMs, goOnMs, never] = [200, 30, 1e9];
/** So much silence, and the time on the way, end a question. It is sent sooner, so that it is recognised meanwhile. */
const silenceMs = 450;
/** After a pause that was none, the next one must be longer: at most three questions are recognised in vain. */
const [firstPauseMs, morePauseMs] = [200, 100];

/** A spoken question, and the parts that its answer needs. */
export interface Spoken {
  recording: Blob;
  /** How long the speaker may still go on. The signal is aborted then, and the question comes again, whole. */
  holdMs: number;
  /** If the answer before it was interrupted: the number of the last file that was heard whole; -1: none. */
  heard: number | null;
  /** Aborted when the speaker speaks into the answer, and when the talk ends. */
  signal: AbortSignal;
  /** The answer begins: speech from now on interrupts it. */
  begin(): void;
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
      for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(silenceMs, pauseMs + morePauseMs)) {
        const recording = await microphone.pause(pauseMs, signal);
        if (!recording) return;
        if (!(await takeTurn(recording, silenceMs - pauseMs))) break;
      }
    }
  } finally {
    microphone.close();
  }

  /** Has a question answered. Returns whether the speaker went on before the answer began. */
  async function takeTurn(recording: Blob, holdMs: number): Promise<boolean> {
    const player = createPlayer(context);
    const [cut, over] = [new AbortController(), new AbortController()];
    let hasBegun = false;
    let minMs = holdMs ? goOnMs : never;
    const stop = () => {
      player.stop();
      cut.abort();
    };
    signal.addEventListener('abort', stop, over);
    const answered = answer({
      recording,
      holdMs,
      heard,
      stop,
      signal: cut.signal,
      begin() {
        hasBegun = true;
        minMs = never;
        // From now on, the tape keeps the start of what interrupts the answer.
        microphone.release();
        show('thinking');
      },
      play(bytes, seq) {
        minMs = bargeInMs;
        show('speaking');
        player.add(bytes, seq);
      },
    })
      .then(player.ended)
      .finally(() => over.abort());
    await microphone.hear(() => minMs, over.signal);
    const isInterrupted = !over.signal.aborted;
    if (isInterrupted) stop();
    await answered;
    if (!hasBegun && !isInterrupted) microphone.release();
    if (hasBegun) heard = cut.signal.aborted ? player.heard : null;
    return isInterrupted && !hasBegun;
  }
}
