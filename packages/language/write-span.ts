/** A length of time in whole minutes, hours or days; a clock that is behind counts as now. */
export function inUnit(ms: number): [count: number, unit: 'minute' | 'hour' | 'day'] {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 60) return [minutes, 'minute'];
  return minutes < 1_440 ? [Math.floor(minutes / 60), 'hour'] : [Math.floor(minutes / 1_440), 'day'];
}

/** Writes a length of time in whole minutes, hours or days, at least one minute. */
export function writeSpan(ms: number, locale: string): string {
  const [count, unit] = inUnit(ms);
  const options = { style: 'unit', unit, unitDisplay: 'short' } as const;
  return new Intl.NumberFormat(locale, options).format(Math.max(1, count));
}
