/** Plays a short, quiet tone. */
export function playTone(): void {
  const context = new AudioContext();
  const tone = new OscillatorNode(context, { frequency: 880 });
  tone.connect(new GainNode(context, { gain: 0.05 })).connect(context.destination);
  tone.onended = () => void context.close();
  tone.start();
  tone.stop(context.currentTime + 0.2);
}
