import type { VoiceMeter } from '@jawab/core';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Counters of one process, in the format of Prometheus. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Counter({
      name: 'jawab_requests_total',
      help: 'Requests by surface, operation and outcome.',
      labelNames: ['surface', 'operation', 'status'],
      registers: [registry],
    }),
    firstText: new Histogram({
      name: 'jawab_chat_first_text_seconds',
      help: 'Time from an accepted question to the first text of its answer.',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    }),
    answers: new Counter({
      name: 'jawab_answers_total',
      help: 'Answer events: restarts and cuts for a wrong language, fallbacks, unanswered questions, dropped citations.',
      labelNames: ['event'],
      registers: [registry],
    }),
    voice: new Histogram({
      name: 'jawab_voice_seconds',
      help: 'Time from a spoken question to a stage of its turn: recognition, first_text, first_audio, end.',
      labelNames: ['stage', 'engine', 'language'],
      buckets: [0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 5, 10, 20],
      registers: [registry],
    }),
    voiceFailures: new Counter({
      name: 'jawab_voice_failures_total',
      help: 'Spoken turns by what failed: recognition, no_speech, synthesis.',
      labelNames: ['kind'],
      registers: [registry],
    }),
    agentSpans: new Counter({
      name: 'jawab_agent_spans_total',
      help: 'Spans of agent runs that were lost because the store did not take them.',
      labelNames: ['outcome'],
      registers: [registry],
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates what spoken turns are measured with. */
export const createVoiceMeter = ({ voice, voiceFailures }: Metrics): VoiceMeter => ({
  observe: (stage, { engine, language, seconds }) => voice.observe({ stage, engine, language }, seconds),
  fail: (kind) => voiceFailures.inc({ kind }),
});
