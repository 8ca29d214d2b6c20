import { interceptStatements } from '@jawab/db/intercept-statements.testing.ts';
import { registry } from '@jawab/tools';
import { createSampleCalls } from '../../support/sample-calls.ts';
import { startSpeechServer } from '../../support/speech-server.ts';
import type { Row } from '../row.ts';
import { judge, openCalls } from './try-call.ts';

/** When the connection is lost: before the statement is sent, or after it ran and before its answer is read. */
const moments = ['before', 'after'] as const;
type Moment = (typeof moments)[number];

/** How long a statement may run before its connection is lost. */
const runMs = 40;

const row: Row = {
  title: 'the connection is lost at the n-th statement of a call, for every n and tool',
  maxSeconds: 600,
  async run(trial) {
    const speech = await startSpeechServer();
    trial.after(() => speech.close());
    const settings = { SPEECH_URL: speech.openaiUrl, TRANSCRIPTION_MODEL: 'hears', SPEECH_MODEL: 'speaks' };
    const { world, shop, tryCall, countUnanswered } = await openCalls(trial, settings);
    const sample = createSampleCalls(world, shop);
    const counts = { statements: 0, unavailable: 0, succeeded: 0 };

    for (const tool of registry.tools) {
      let sent = 0;
      const count = () => ({ stop: interceptStatements(() => void sent++) });
      const whole = await tryCall(tool, await sample(tool), count);
      if (!whole.succeeded) trial.wrong(`${tool.name} fails without any fault: ${whole.said}`);
      counts.statements += sent;
      for (const moment of moments)
        for (let n = 1; n <= sent; n++) {
          trial.tried();
          const one = await tryCall(tool, await sample(tool), () => loseConnection(n, moment));
          if (one.succeeded) counts.succeeded++;
          else if (one.isUnavailable) counts.unavailable++;
          judge(trial, tool, one, whole, `${tool.name}, connection lost ${moment} statement ${n} of ${sent}`);
        }
      const again = await tryCall(tool, await sample(tool));
      if (!again.succeeded) trial.wrong(`${tool.name} fails after its faults: ${again.said}`);
    }
    const left = await countUnanswered();
    if (left > 0) trial.wrong(`${left} questions have no reply.`);
    return Object.assign({ tools: registry.tools.length }, counts);
  },
};
export default row;

/** Loses the connection of the n-th statement from now on. */
function loseConnection(n: number, moment: Moment): { stop(): void } {
  let sent = 0;
  const stop = interceptStatements(({ socket }) => {
    if (++sent !== n) return;
    if (moment === 'before') return void socket.destroy();
    socket.pause();
    setTimeout(() => socket.destroy(), runMs);
  });
  return { stop };
}
