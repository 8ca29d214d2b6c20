export { browserHears, speakInBrowser, talkInBrowser } from './listener.ts';
export { canRecord } from './microphone.ts';
export { createPlayer, decodeBase64 } from './player.ts';
export { type Spoken, talk } from './talk.ts';
