import type { AnySpan, SpanOutputProcessor } from '@mastra/core/observability';

const kept = new Set([
  'model',
  'provider',
  'streaming',
  'finishReason',
  'completionStartTime',
  'usage',
  'success',
]);

/**
 * Leaves of a span its ids, times, counts and fixed words. Prompts, replies, arguments of tools and a provider's errors are
 * text of visitors and businesses, and have no place in a table without a wall between workspaces.
 */
export const removeText: SpanOutputProcessor = {
  name: 'remove-text',
  process(span?: AnySpan) {
    if (!span) return span;
    const { attributes = {}, errorInfo } = span;
    span.input = undefined;
    span.output = undefined;
    span.attributes = Object.fromEntries(Object.entries(attributes).filter(([name]) => kept.has(name)));
    if (errorInfo)
      span.errorInfo = { message: errorInfo.name === 'ProviderError' ? errorInfo.message : 'failed' };
    return span;
  },
  shutdown: async () => {},
};
