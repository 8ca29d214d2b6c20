/** Returns a function that loads a module when it is first called, and again after a failure. */
export function loadOnce<T>(url: string, use: (module: T) => void): () => Promise<void> {
  let loading: Promise<void> | undefined;
  return () => {
    loading ??= import(/* @vite-ignore */ url).then(use, () => {
      loading = undefined;
    });
    return loading;
  };
}
