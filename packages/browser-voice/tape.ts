/** Milliseconds of one recording. The tape keeps the time before somebody speaks: one to two of these. */
const keptMs = 1_000;

/** Creates a tape: it records all the time, so that the beginning of what is said is there when speech is found. */
export function createTape(stream: MediaStream) {
  const start = () => {
    const recorder = new MediaRecorder(stream, { audioBitsPerSecond: 24_000 });
    recorder.start();
    return { recorder, startedAt: performance.now() };
  };
  const stop = (some: typeof running) => {
    for (const { recorder } of some) {
      // Its remaining data would otherwise become the beginning of the next file.
      recorder.ondataavailable = null;
      if (recorder.state !== 'inactive') recorder.stop();
    }
  };
  /** The oldest one first. None is cut, because only its beginning has the head of the file. */
  let running = [start()];
  let parts: Blob[] = [];
  const tape = {
    /** True if it keeps everything from here on. */
    isHeld: false,
    /** Forgets what is older than two seconds, unless it is held. */
    roll(): void {
      if (tape.isHeld || performance.now() - (running.at(-1)?.startedAt ?? 0) < keptMs) return;
      running.push(start());
      if (running.length > 2) stop(running.splice(0, 1));
    },
    hold(): void {
      tape.isHeld = true;
      stop(running.splice(1));
    },
    /** Forgets what was held. */
    release(): void {
      tape.isHeld = false;
      parts = [];
      stop(running);
      running = [start()];
    },
    /** Returns everything that was held so far as one file. */
    read(): Promise<Blob> {
      const { recorder } = running[0] as (typeof running)[number];
      return new Promise((done) => {
        recorder.ondataavailable = ({ data }) => {
          parts.push(data);
          done(new Blob(parts, { type: recorder.mimeType }));
        };
        recorder.requestData();
      });
    },
  };
  return tape;
}
