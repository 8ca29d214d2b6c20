/** Returns a function that makes a value at its first call, and returns the same one from then on. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * Returns a function that makes a value once for the texts it is given. It keeps `max` values, and forgets those that were not asked for
 * while half as many others were.
 */
export function remember<Texts extends (string | null)[], T extends {}>(
  make: (...texts: Texts) => T,
  max: number,
): (...texts: Texts) => T {
  let recent = new Map<string, T>();
  let older = new Map<string, T>();
  return (...texts) => {
    const key = texts.join('\0');
    const known = recent.get(key);
    if (known !== undefined) return known;
    const value = older.get(key) ?? make(...texts);
    if (recent.size >= max / 2) {
      older = recent;
      recent = new Map();
    }
    recent.set(key, value);
    return value;
  };
}
