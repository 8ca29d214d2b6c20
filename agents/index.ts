export type { AnswerOutcome, AnswerTrace, StartTrace, TraceFacts } from './answer-trace.ts';
export { createGround } from './check/ground.ts';
export { createReview } from './check/review.ts';
export { checkReply } from './check-reply.ts';
export { findChangedFact } from './find-changed-fact.ts';
export { createSummarize } from './summarize.ts';
export { createAnswerer } from './support.ts';
export { warmUp } from './support-agent.ts';
export { createTranslate } from './translate.ts';
