const [quiet, silenceMs, lookMs] = [0.01, 600, 30];
/** The microphone is never on for longer without a word, and no recording is longer. */
const maxMs = 60_000;

/** Whether this browser can record. */
export const canRecord = () => 'mediaDevices' in navigator && 'MediaRecorder' in self;

/** Opens the microphone. Throws if the visitor or the page does not allow it. */
export async function openMicrophone(context: AudioContext) {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });
  const meter = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(meter);
  const samples = new Float32Array(meter.fftSize);

  /** Looks every 30 ms whether somebody speaks, until `look` returns true or the signal is aborted. */
  const watch = (signal: AbortSignal, look: (isLoud: boolean) => boolean) =>
    new Promise<void>((done) => {
      const timer = setInterval(() => {
        meter.getFloatTimeDomainData(samples);
        const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
        if (!signal.aborted && !look(power > quiet * quiet)) return;
        clearInterval(timer);
        done();
      }, lookMs);
    });

  return {
    close: () => {
      for (const track of stream.getTracks()) track.stop();
    },
    /** Resolves when somebody has spoken for so long. */
    hear(ms: number, signal: AbortSignal): Promise<void> {
      let loudMs = 0;
      return watch(signal, (isLoud) => {
        loudMs = isLoud ? loudMs + lookMs : 0;
        return loudMs >= ms;
      });
    },
    /** Records until the speaker is silent. Returns null if nobody speaks within a minute. */
    async record(signal: AbortSignal): Promise<Blob | null> {
      const recorder = new MediaRecorder(stream, { audioBitsPerSecond: 24_000 });
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      const stopped = new Promise((resolve) => {
        recorder.onstop = resolve;
      });
      recorder.start();
      const startedAt = performance.now();
      let [spokenMs, lastAt] = [0, 0];
      await watch(signal, (isLoud) => {
        const now = performance.now();
        if (isLoud) [spokenMs, lastAt] = [spokenMs + lookMs, now];
        const isOver = spokenMs > 200 && now - lastAt > silenceMs;
        return isOver || now - startedAt > maxMs;
      });
      recorder.stop();
      await stopped;
      return spokenMs > 200 && !signal.aborted ? new Blob(parts, { type: recorder.mimeType }) : null;
    },
  };
}
