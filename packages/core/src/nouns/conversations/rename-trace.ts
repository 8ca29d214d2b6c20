type Trace = Record<string, unknown>;

/**
 * Returns a stored trace with its current names and, for one release, with the old ones: `line` is now `threshold`, and
 * `legs` of a hit are now `retrievers`. Older traces have the old names only.
 */
export function renameTrace(trace: Trace): Trace {
  const { hits } = trace;
  return {
    ...trace,
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
