import { defineTool, visitOf } from '@jawab/core';
import rateMessage from './rate-message.ts';

export default defineTool({
  ...rateMessage,
  name: 'widget_feedback',
  description:
    'Records whether a reply helped, with an optional comment. A new rating replaces the earlier one.',
  scope: null,
  audience: ['visitor'],
  rest: { method: 'POST', path: '/widget/{publicKey}/feedback' },
  mcp: false,
  input: rateMessage.input.pick({ messageId: true, rating: true, comment: true }),
  handler(ctx, input) {
    const { botId, sessionId } = visitOf(ctx);
    return rateMessage.handler(ctx, { ...input, chatbotId: botId, sessionId });
  },
});
