/** Returns a function that makes a value at its first call, and returns the same one from then on. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Returns a function that makes a value once for the texts it is given. After `max` values it forgets all. */
export function remember<Texts extends (string | null)[], T extends {}>(
  make: (...texts: Texts) => T,
  max: number,
): (...texts: Texts) => T {
  const made = new Map<string, T>();
  return (...texts) => {
    const key = texts.join('\0');
    let value = made.get(key);
    if (value === undefined) {
      if (made.size >= max) made.clear();
      value = make(...texts);
      made.set(key, value);
    }
    return value;
  };
}
