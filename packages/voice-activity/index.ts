export { findSpeech, type Speech } from './find-speech.ts';
export { frameLength, frameRate, resample } from './frame.ts';
export { createSpeechMeter } from './speech-meter.ts';
