/** A span of the caller's tracing. Callers choose these ids, so they serve only for look-ups and decide nothing. */
export interface TraceParent {
  /** 32 and 16 hexadecimal digits. */
  trace_id: string;
  span_id: string;
}

const form = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(-|$)/;
const zeros = /^0+$/;

/** Reads a `traceparent` of W3C Trace Context level 1. Returns null for anything else, which is ignored. */
export function readTraceParent(value: unknown): TraceParent | null {
  const parts = typeof value === 'string' ? form.exec(value) : null;
  if (!parts) return null;
  const [, version, trace_id = '', span_id = '', more] = parts;
  if (version === 'ff' || (version === '00' && more)) return null;
  return zeros.test(trace_id) || zeros.test(span_id) ? null : { trace_id, span_id };
}
