export type { AgentRun, ModelCall, RunFacts, RunOutcome, WatchRun } from './agent-run.ts';
export type { Messages } from './catalogue/messages.ts';
export { type MessageKey, say } from './catalogue.ts';
export { readContact } from './contact.ts';
export { scoreIntent } from './intent.ts';
export { decideReplyLanguage, type LanguageFacts } from './reply-language.ts';
export { type ChatModel, warmUp } from './run-model.ts';
export { createAnswerer } from './support.ts';
export type { AnswerEvent, AnswererParts } from './turn.ts';
