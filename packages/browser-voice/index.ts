export { browserHears, listen } from './listener.ts';
export { canRecord } from './microphone.ts';
export { createPlayer } from './player.ts';
export { type Spoken, talk } from './talk.ts';
