import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startChromium } from '../browser/chromium.ts';
import { findEngines } from '../browser/engine.ts';
import { hasSpeech, microphoneFlags, silence, speech } from '../browser/microphone.ts';

const runs = 5;

/** Notes in the page when the microphone last heard a sound before the answer, and when the answer is first heard. */
const ear = `
  window.heardAt = 0; window.playedAt = 0;
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (wish) => {
    const stream = await open(wish);
    const context = new AudioContext();
    const meter = context.createAnalyser();
    meter.fftSize = 256;
    context.createMediaStreamSource(stream).connect(meter);
    const samples = new Float32Array(meter.fftSize);
    setInterval(() => {
      meter.getFloatTimeDomainData(samples);
      if (!window.playedAt && samples.some((sample) => Math.abs(sample) > 0.02)) window.heardAt = performance.now();
    }, 5);
    return stream;
  };
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (at) {
    window.playedAt ||= performance.now() + Math.max(0, at - this.context.currentTime) * 1_000;
    return start.call(this, at);
  };`;

/** Returns whether a browser here can hear speech from a file. */
export const canListen = (): boolean => findEngines().includes('chromium') && hasSpeech();

/** Asks by voice on a page with the window. Returns the milliseconds from the end of the question to the sound of the answer. */
async function listen(url: string, folder: string): Promise<number> {
  const question = [silence(1), speech('How long does delivery take inside Indonesia?'), silence(20)];
  const flags = await microphoneFlags(join(folder, 'question.wav'), question);
  const { page, close } = await startChromium({ permissions: ['microphone'] }, flags);
  try {
    await page.addInitScript(ear);
    await page.goto(url);
    for (const button of ['.launcher', 'button.mic', '.agree'])
      await page.locator(`jawab-chat ${button}`).click();
    // The policy of the page forbids what waitForFunction does.
    while (!(await page.evaluate<boolean>('window.playedAt > 0 && performance.now() > window.playedAt')))
      await delay(50);
    return await page.evaluate<number>('window.playedAt - window.heardAt');
  } finally {
    await close();
  }
}

/** Measures how long a visitor waits for the sound of an answer, in Chromium with a microphone that hears a file. */
export async function measurePlayed(say: (figure: string) => void, how: string, url: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'jawab-played-'));
  try {
    const waits: number[] = [];
    for (let run = 0; run < runs; run++) waits.push(await listen(url, folder));
    waits.sort((a, b) => a - b);
    say(
      `from the end of a question to the sound of its answer, ${how}: median ${waits[Math.floor(runs / 2)]?.toFixed(0)} ms, ` +
        `slowest ${waits.at(-1)?.toFixed(0)} ms of ${runs} (about half a second of silence ends a question)`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
