import { registry } from '@jawab/tools';
import { startModelServer } from '../../support/model-server.ts';
import { createSampleCalls } from '../../support/sample-calls.ts';
import { startSpeechServer } from '../../support/speech-server.ts';
import type { Row } from '../row.ts';
import { type Faults, failures, openFaultProxy } from './fault-proxy.ts';
import { judge, openCalls } from './try-call.ts';

const row: Row = {
  title:
    'the n-th request to a model fails (chat, embeddings, speech): refused, cut, an error or no sense, for every n and tool',
  maxSeconds: 600,
  async run(trial) {
    const model = await startModelServer({ reply: 'We open at nine. [1]' });
    trial.after(() => model.close());
    const speech = await startSpeechServer();
    trial.after(() => speech.close());
    const faults: Faults = { seen: 0, failing: null };
    const [toModel, toSpeech] = [
      await openFaultProxy(model.openaiUrl, faults),
      await openFaultProxy(speech.openaiUrl, faults),
    ];
    trial.after(() => toModel.close());
    trial.after(() => toSpeech.close());
    const { world, shop, tryCall, countUnanswered } = await openCalls(trial, {
      CHAT_MODEL_URL: toModel.url,
      CHAT_MODEL: 'talks',
      EMBEDDING_URL: toModel.url,
      EMBEDDING_MODEL: 'embeds',
      SPEECH_URL: toSpeech.url,
      TRANSCRIPTION_MODEL: 'hears',
      SPEECH_MODEL: 'speaks',
    });
    const sample = createSampleCalls(world, shop);
    const counts = { tools: 0, requests: 0, unavailable: 0, succeeded: 0 };
    const begin = (failing: Faults['failing']) => () => {
      Object.assign(faults, { seen: 0, failing });
      return { stop: () => void Object.assign(faults, { failing: null }) };
    };

    for (const tool of registry.tools) {
      const whole = await tryCall(tool, await sample(tool), begin(null));
      const { seen } = faults;
      if (!whole.succeeded) trial.wrong(`${tool.name} fails without any fault: ${whole.said}`);
      if (seen > 0) counts.tools++;
      counts.requests += seen;
      for (const how of failures)
        for (let n = 1; n <= seen; n++) {
          trial.tried();
          const one = await tryCall(tool, await sample(tool), begin({ n, how }));
          if (one.succeeded) counts.succeeded++;
          else if (one.isUnavailable) counts.unavailable++;
          judge(trial, tool, one, whole, `${tool.name}, request ${n} of ${seen} ${how}`);
          if (one.said.includes('upstream-secret')) trial.wrong(`${tool.name} shows what the provider said.`);
        }
      if (seen === 0) continue;
      const again = await tryCall(tool, await sample(tool));
      if (!again.succeeded) trial.wrong(`${tool.name} fails after its faults: ${again.said}`);
    }
    const left = await countUnanswered();
    if (left > 0) trial.wrong(`${left} questions have no reply.`);
    return counts;
  },
};
export default row;
