export type { AgentRun, ModelCall, RunFacts, RunOutcome, WatchRun } from './agent-run.ts';
export { createAnswerer } from './support.ts';
export { type ChatModel, warmUp } from './support-agent.ts';
export type { AnswerEvent, AnswererParts } from './turn.ts';
