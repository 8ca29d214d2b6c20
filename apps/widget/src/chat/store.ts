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
  let storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  try {
    storage = kind === 'device' ? localStorage : sessionStorage;
    storage.getItem('');
  } catch {
    const memory = new Map<string, string>();
    storage = {
      getItem: (name) => memory.get(name) ?? null,
      setItem: (name, value) => void memory.set(name, value),
      removeItem: (name) => void memory.delete(name),
    };
  }
  return {
    get: (name) => storage.getItem(slot(name)),
    set(name, value) {
      try {
        if (value === null) storage.removeItem(slot(name));
        else storage.setItem(slot(name), value);
      } catch {}
    },
  };
}
