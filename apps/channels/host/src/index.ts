export { createChannelApp } from './app.ts';
export { takeIn } from './in/take-in.ts';
export { createPace, type Pace } from './out/pace.ts';
export { sendOut } from './out/send-out.ts';
export { pollChannels } from './poll-channels.ts';
