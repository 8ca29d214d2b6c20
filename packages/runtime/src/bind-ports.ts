import { checkReply, createAnswerer, createSummarize, createTranslate, findChangedFact } from '@jawab/agents';
import { fragment, records, type Secrets, type Services, type Spans } from '@jawab/core';
import type { AgentTraces } from './agent-runs/open-agent-traces.ts';
import type { Config } from './config.ts';
import type { SharedServices } from './create-contexts.ts';
import { languages } from './language-port.ts';
import { listRecipients } from './list-recipients.ts';
import { createVoiceMeter, type Metrics } from './metrics.ts';
import type { Models } from './open-models.ts';

type Given = Pick<Services, 'log' | 'now' | 'changes' | 'openTurns' | 'messaging' | 'baseUrl'> & {
  jobs: Services['jobs'];
  secrets: Secrets;
  models: Models;
  metrics: Metrics;
  spans: Spans | null;
  agentTraces: AgentTraces | null;
};

/** Binds the ports of core to the models, the languages and the agent. */
export function bindPorts(config: Config, given: Given): SharedServices {
  const { models, metrics, spans, agentTraces } = given;
  const { chatModel, embedQuestion, search, speech } = models;
  return {
    records,
    search,
    now: given.now,
    log: given.log,
    secrets: given.secrets,
    changes: given.changes,
    openTurns: given.openTurns,
    messaging: given.messaging,
    newWorkspacePlan: config.newWorkspacePlan,
    baseUrl: given.baseUrl,
    dataPlaces: listRecipients(config, models),
    sendsMail: config.mail !== null,
    speech,
    voiceMeter: createVoiceMeter(metrics),
    translate: createTranslate(chatModel),
    summarize: createSummarize(chatModel),
    languages,
    jobs: given.jobs,
    checkReply,
    findChangedFact,
    answerer: createAnswerer({
      chatModel: chatModel && Object.assign({}, chatModel, spans && { spans }),
      embedQuestion,
      asksVerdicts: config.asksVerdicts,
      search,
      count: (event) => metrics.answers.inc({ event }),
      ...(agentTraces && { startTrace: agentTraces.start }),
    }),
  };
}

/** Creates the queue of jobs. A job belongs to the trace of the call that queues it. */
export const createJobs = (spans: Spans | null): Services['jobs'] => ({
  async add(sql, task, payload, { key = null, runAt = null, flags } = {}) {
    const span = spans?.current();
    const traced = span ? { ...payload, traceparent: `00-${span.trace_id}-${span.span_id}-01` } : payload;
    await sql`select enqueue(${task}, ${JSON.stringify(traced)}::jsonb, ${key}, ${runAt}, null, ${flags ?? fragment`null`})`;
  },
});
