import { adviceFor, errorBody, type Refusal } from '@jawab/core';
import type { CallToolResult } from '@modelcontextprotocol/server';

/** Turns a refusal into a tool result that the agent can act on: what is wrong, its code, what to do next. */
export function refusalResult(refusal: Refusal, requestId: string): CallToolResult {
  const { retryAfterSeconds } = refusal.details;
  const next = adviceFor(refusal);
  const facts = {
    ...errorBody(refusal, requestId),
    ...(next && { next }),
    ...(retryAfterSeconds !== undefined && { retry_after_seconds: retryAfterSeconds }),
  };
  return { content: [{ type: 'text', text: JSON.stringify(facts) }], isError: true };
}
