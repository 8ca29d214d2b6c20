/** The root of the summed squares of 2,048 samples, whose mean is -40 dB. */
const quiet = 0.45;
const [lookMs, minSpokenMs] = [30, 200];
/** The microphone is never on for longer without a word. No recording is longer, and the service takes 60 seconds. */
const maxMs = 59_000;

/** Whether this browser can record. */
export const canRecord = () => 'mediaDevices' in navigator && 'MediaRecorder' in self;

/** Opens the microphone. Throws if the visitor or the page does not allow it. */
export async function openMicrophone(context: AudioContext) {
  // Browsers also suppress noise and level the voice, unless they are asked not to.
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: true } });
  const meter = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(meter);
  const samples = new Float32Array(meter.fftSize);

  /** Looks every 30 ms whether somebody speaks, until `look` returns true or the signal is aborted. */
  const watch = (signal: AbortSignal, look: (isLoud: boolean) => boolean) =>
    new Promise<void>((done) => {
      const timer = setInterval(() => {
        meter.getFloatTimeDomainData(samples);
        if (!signal.aborted && !look(Math.hypot(...samples) > quiet)) return;
        clearInterval(timer);
        done();
      }, lookMs);
    });

  return {
    close: () => {
      for (const track of stream.getTracks()) track.stop();
    },
    /** Resolves when somebody has spoken for `minMs`, which may change meanwhile. */
    hear(minMs: () => number, signal: AbortSignal): Promise<void> {
      let loudMs = 0;
      return watch(signal, (isLoud) => {
        loudMs = isLoud ? loudMs + lookMs : 0;
        return loudMs >= minMs();
      });
    },
    /** Starts a recording. */
    record(signal: AbortSignal) {
      const recorder = new MediaRecorder(stream, { audioBitsPerSecond: 24_000 });
      const parts: Blob[] = [];
      const endsAt = performance.now() + maxMs;
      let spokenMs = 0;
      recorder.start();
      return {
        stop: () => recorder.stop(),
        /** Returns the recording when the speaker has been silent for this time; null if nobody speaks. */
        async pause(ms: number): Promise<Blob | null> {
          let lastAt = performance.now();
          await watch(signal, (isLoud) => {
            const now = performance.now();
            if (isLoud) [spokenMs, lastAt] = [spokenMs + lookMs, now];
            return now > endsAt || (spokenMs > minSpokenMs && now - lastAt > ms);
          });
          if (spokenMs <= minSpokenMs || signal.aborted) return null;
          return new Promise((done) => {
            recorder.ondataavailable = ({ data }) => {
              parts.push(data);
              done(new Blob(parts, { type: recorder.mimeType }));
            };
            recorder.requestData();
          });
        },
      };
    },
  };
}
