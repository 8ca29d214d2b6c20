/** A place to keep text by name. */
export interface Store {
  get(name: string): string | null;
  set(name: string, value: string | null): void;
}

/**
 * Opens the store of one bot: the tab's (`tab`) or the device's. Where the browser refuses, it is the memory of this page.
 */
export function openStore(publicKey: string, kind: 'tab' | 'device'): Store {
  const slot = (name: string) => `jawab:${publicKey}:${name}`;
  const memory: Record<string, string | null> = {};
  let storage: Storage | undefined;
  try {
    const found = kind === 'device' ? localStorage : sessionStorage;
    found.getItem('');
    storage = found;
  } catch {}
  return {
    get: (name) => (storage ? storage.getItem(slot(name)) : (memory[name] ?? null)),
    set(name, value) {
      memory[name] = value;
      try {
        if (value === null) storage?.removeItem(slot(name));
        else storage?.setItem(slot(name), value);
      } catch {}
    },
  };
}
