type Trace = Record<string, unknown>;

/**
 * Returns a stored trace with its current names and, for one release, with the old ones: `line` is now `threshold`, and
 * `legs` of a hit are now `retrievers`. Older traces have the old names only. A value cannot have both names: the decision
 * `below_line` reads `below_threshold`.
 */
export function renameTrace(trace: Trace): Trace {
  const { hits, decision } = trace;
  return {
    ...trace,
    ...(decision === 'below_line' && { decision: 'below_threshold' }),
    ...withBoth(trace, 'threshold', 'line'),
    ...(Array.isArray(hits) && {
      hits: hits.map((hit: Trace) => ({ ...hit, ...withBoth(hit, 'retrievers', 'legs') })),
    }),
  };
}

function withBoth(values: Trace, name: string, oldName: string): Trace {
  const value = values[name] ?? values[oldName];
  return value === undefined ? {} : { [name]: value, [oldName]: value };
}
