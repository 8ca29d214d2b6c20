/** A place to keep text by name. */
export interface Store {
  get(name: string): string | null;
  set(name: string, value: string | null): void;
}

/**
 * Opens the store of one bot: the tab's (`tab`) or the device's. Where the browser refuses, it is the memory of this page.
 */
export function openStore(publicKey: string, kind: 'tab' | 'device'): Store {
  const memory = new Map<string, string>();
  let storage: Storage | null = null;
  try {
    storage = kind === 'device' ? localStorage : sessionStorage;
    storage.getItem('');
  } catch {
    storage = null;
  }
  const slot = (name: string) => `jawab:${publicKey}:${name}`;
  return {
    get: (name) => (storage ? storage.getItem(slot(name)) : (memory.get(name) ?? null)),
    set(name, value) {
      try {
        if (value === null) storage?.removeItem(slot(name));
        else storage?.setItem(slot(name), value);
      } catch {}
      if (value === null) memory.delete(name);
      else memory.set(name, value);
    },
  };
}
