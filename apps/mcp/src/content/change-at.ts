function change(
  value: unknown,
  steps: readonly string[],
  at: number,
  by: (value: unknown) => unknown,
): unknown {
  const step = steps[at];
  if (step === undefined) return by(value);
  if (value === null || typeof value !== 'object') return value;
  if (step === '[]')
    return Array.isArray(value) ? value.map((item) => change(item, steps, at + 1, by)) : value;
  return step in value ? { ...value, [step]: change(value[step as never], steps, at + 1, by) } : value;
}

/**
 * Returns a copy with the values at a path changed. A path is dotted, with `[]` for each item (`data[].title`). A
 * missing path changes nothing.
 */
export const changeAt = <T>(value: T, path: string, by: (value: unknown) => unknown): T =>
  change(value, path.replaceAll('[]', '.[]').split('.'), 0, by) as T;
