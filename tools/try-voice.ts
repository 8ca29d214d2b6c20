import { defineTool, describeSpoken, describeTry, schemas, trySpoken } from '@jawab/core';
import tryBot from './try-bot.ts';
import voiceTurn from './voice-turn.ts';
import widgetVoice from './widget-voice.ts';

const { audio, voice, holdMs } = voiceTurn.input.shape;
const { format } = widgetVoice.input.shape;
const { transcript, voice: voiceState, timing } = voiceTurn.output.shape;

export default defineTool({
  ...tryBot,
  name: 'try_voice',
  title: 'Try a bot by voice',
  description:
    'Hears the recording of a question, answers it as try_bot does, and speaks the answer sentence by sentence. There is no conversation and no event. It is one of the 200 tries of a day. Call voice_turn to talk to customers.',
  rest: { method: 'POST', path: '/bots/{id}/try/voice', stream: true, multipart: 'audio' },
  mcp: false,
  channel: 'voice',
  strangersText: [...schemas.textOfPages, 'transcript.text'],
  input: tryBot.input.omit({ message: true }).extend({ audio, format, voice, holdMs }),
  output: tryBot.output.extend({ transcript, voice: voiceState, timing }),
  async *handler(ctx, input) {
    const spoken = yield* trySpoken(ctx, input);
    return Object.assign(describeTry(spoken.result), describeSpoken(spoken));
  },
});
