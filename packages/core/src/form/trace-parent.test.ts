import { expect, test } from 'vitest';
import { readTraceParent } from './trace-parent.ts';

const trace_id = '4bf92f3577b34da6a3ce929d0e0e4736';
const span_id = '00f067aa0ba902b7';

test.each([
  ['sampled', `00-${trace_id}-${span_id}-01`],
  ['not sampled', `00-${trace_id}-${span_id}-00`],
  ['with flags to come', `00-${trace_id}-${span_id}-ff`],
  ['of a version to come', `01-${trace_id}-${span_id}-00`],
  ['of a version to come, with more', `cc-${trace_id}-${span_id}-01-what the future brings`],
])('%s', (_, value) => {
  expect(readTraceParent(value)).toEqual({ trace_id, span_id });
});

test.each([
  ['nothing', undefined],
  ['no text', { trace_id, span_id }],
  ['a list', [`00-${trace_id}-${span_id}-01`]],
  ['empty', ''],
  ['capitals', `00-${trace_id.toUpperCase()}-${span_id}-01`],
  ['a forbidden version', `ff-${trace_id}-${span_id}-01`],
  ['no version', `${trace_id}-${span_id}-01`],
  ['a short version', `0-${trace_id}-${span_id}-01`],
  ['a trace of zeros', `00-${'0'.repeat(32)}-${span_id}-01`],
  ['a span of zeros', `00-${trace_id}-${'0'.repeat(16)}-01`],
  ['a short trace', `00-${trace_id.slice(1)}-${span_id}-01`],
  ['a long span', `00-${trace_id}-${span_id}0-01`],
  ['no flags', `00-${trace_id}-${span_id}`],
  ['more after version 00', `00-${trace_id}-${span_id}-01-more`],
  ['more without a dash', `01-${trace_id}-${span_id}-01more`],
  ['two headers', `00-${trace_id}-${span_id}-01, 00-${trace_id}-${span_id}-01`],
  ['a line more', `00-${trace_id}-${span_id}-01\n`],
  ['a space before', ` 00-${trace_id}-${span_id}-01`],
])('returns null: %s', (_, value) => {
  expect(readTraceParent(value)).toBeNull();
});
