/** Plays two short, quiet tones. A browser stays silent until the person has touched the page. */
export function playTone(): void {
  const context = new AudioContext();
  const gain = new GainNode(context, { gain: 0.06 });
  gain.connect(context.destination);
  for (const [at, frequency] of [660, 880].entries()) {
    const tone = new OscillatorNode(context, { frequency });
    tone.connect(gain);
    tone.start(context.currentTime + at * 0.18);
    tone.stop(context.currentTime + at * 0.18 + 0.15);
    if (at === 1) tone.onended = () => void context.close();
  }
}
