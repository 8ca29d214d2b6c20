import { createSpeechMeter } from '@jawab/voice-activity';
import { createTape } from './tape.ts';

const lookMs = 30;
/** A sound counts as speech if it has at least this length and this number of voiced looks. A longer silence starts a new sound. */
const [minSpokenMs, minVoicedLooks, maxGapMs] = [200, 2, 400];
/** The microphone is never on for longer without a word. */
const maxWaitMs = 59_000;
/** No question is longer: with the two seconds before it, it is below the minute that the service takes. */
const maxMs = 57_000;

/** Returns whether this browser can record. */
export const canRecord = () => 'mediaDevices' in navigator && 'MediaRecorder' in self;

/** Opens the microphone. Throws if the visitor or the page does not allow it. */
export async function openMicrophone(context: AudioContext) {
  // Browsers also suppress noise and level the voice, unless they are asked not to.
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: true } });
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const meter = createSpeechMeter(context.sampleRate);
  const tape = createTape(stream);
  let sound = { loudMs: 0, voicedLooks: 0, quietMs: 0 };
  let heldAt = 0;

  const hold = () => {
    if (!tape.isHeld) heldAt = performance.now();
    tape.hold();
  };

  /** Looks every 30 ms what is heard, until `look` returns true or the signal is aborted. */
  const watch = (signal: AbortSignal, look: (isLoud: boolean) => boolean) =>
    new Promise<void>((done) => {
      const timer = setInterval(() => {
        if (!signal.aborted && !look(listen())) return;
        clearInterval(timer);
        done();
      }, lookMs);
    });

  /** Takes one look, and counts it. Returns whether there is a sound. */
  function listen(): boolean {
    analyser.getFloatTimeDomainData(samples);
    const heard = meter.look(samples);
    tape.roll();
    const { loudMs, voicedLooks, quietMs } = sound;
    const isLoud = heard !== 'quiet';
    if (isLoud)
      sound = { loudMs: loudMs + lookMs, voicedLooks: voicedLooks + Number(heard === 'voiced'), quietMs: 0 };
    else if (quietMs < maxGapMs) sound.quietMs += lookMs;
    else sound = { loudMs: 0, voicedLooks: 0, quietMs };
    return isLoud;
  }

  return {
    close: () => {
      for (const track of stream.getTracks()) track.stop();
    },
    /** Resolves when somebody has spoken for `minMs`, which may change meanwhile. What they say is recorded from its start. */
    async hear(minMs: () => number, signal: AbortSignal): Promise<void> {
      sound = { loudMs: 0, voicedLooks: 0, quietMs: 0 };
      await watch(signal, () => {
        const { loudMs, voicedLooks } = sound;
        return loudMs >= minMs() && (loudMs < minSpokenMs || voicedLooks >= minVoicedLooks);
      });
      if (!signal.aborted) hold();
    },
    /** Forgets what was recorded, when it has an answer. */
    release: () => tape.release(),
    /**
     * Returns the recording when the speaker has been silent for this time, from a second before they spoke; null if nobody
     * speaks.
     */
    async pause(ms: number, signal: AbortSignal): Promise<Blob | null> {
      const startedAt = performance.now();
      let loudAt = startedAt;
      await watch(signal, (isLoud) => {
        const now = performance.now();
        if (isLoud) loudAt = now;
        if (sound.loudMs > minSpokenMs && sound.voicedLooks >= minVoicedLooks) hold();
        return tape.isHeld ? now - heldAt > maxMs || now - loudAt > ms : now - startedAt > maxWaitMs;
      });
      return tape.isHeld && !signal.aborted ? tape.read() : null;
    },
  };
}
