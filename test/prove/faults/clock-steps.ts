import { registry } from '@jawab/tools';
import { createSampleCalls } from '../../support/sample-calls.ts';
import { startSpeechServer } from '../../support/speech-server.ts';
import type { Row } from '../row.ts';
import { openCalls } from './try-call.ts';

const dayMs = 86_400_000;
/** Where the clock of the service goes, one step after the other. The database keeps its own. */
const steps = [dayMs, -dayMs, 0];

const row: Row = {
  title:
    'the clock of the service steps a day forward, two back and one forward: a tool that fails, a message counted wrongly',
  maxSeconds: 300,
  async run(trial) {
    const speech = await startSpeechServer();
    trial.after(() => speech.close());
    const settings = { SPEECH_URL: speech.openaiUrl, TRANSCRIPTION_MODEL: 'hears', SPEECH_MODEL: 'speaks' };
    let offsetMs = 0;
    const now = () => new Date(Date.now() + offsetMs);
    const { world, shop, tryCall, countUnanswered } = await openCalls(trial, settings, now);
    const sample = createSampleCalls(world, shop);
    for (const tool of registry.tools)
      for (const step of steps) {
        const call = await sample(tool);
        offsetMs = step;
        trial.tried();
        const { succeeded, said } = await tryCall(tool, call);
        if (!succeeded) trial.wrong(`${tool.name}, ${step / dayMs} days away: ${said}`);
      }
    const left = await countUnanswered();
    if (left > 0) trial.wrong(`${left} questions have no reply.`);
    return { tools: registry.tools.length, steps: steps.length };
  },
};
export default row;
