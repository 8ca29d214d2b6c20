/** Returns the bytes of a file in base64. */
export function decodeBase64(base64: string): ArrayBuffer {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes.buffer;
}

/** Plays files one after the other, without a gap. */
export function createPlayer(context: AudioContext) {
  const playing = new Set<AudioBufferSourceNode>();
  let chain = Promise.resolve();
  let endsAt = 0;
  let isStopped = false;
  let wake = () => {};
  const player = {
    /** The number of the last file that was heard whole; -1: none. */
    heard: -1,
    add(bytes: ArrayBuffer, seq = 0): void {
      chain = chain.then(async () => {
        const buffer = await context.decodeAudioData(bytes);
        if (isStopped) return;
        const source = context.createBufferSource();
        source.buffer = buffer;
        source.connect(context.destination);
        const at = Math.max(endsAt, context.currentTime);
        endsAt = at + buffer.duration;
        playing.add(source);
        source.onended = () => {
          playing.delete(source);
          if (!isStopped) player.heard = seq;
          wake();
        };
        source.start(at);
      }, wake);
    },
    stop(): void {
      isStopped = true;
      for (const source of playing) source.stop();
      wake();
    },
    /** Resolves when everything that was added is heard, or when it is stopped. */
    async ended(): Promise<void> {
      await chain.catch(() => {});
      while (playing.size > 0 && !isStopped)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    },
  };
  return player;
}
