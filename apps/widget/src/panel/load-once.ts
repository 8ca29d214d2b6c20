/** Returns a function that loads the default export of a module when it is first called, and again after a failure. */
export function loadOnce<T>(url: string, use: (loaded: T) => void): () => Promise<void> {
  let loading: Promise<void> | undefined;
  return () => {
    loading ??= import(/* @vite-ignore */ url).then(
      (module) => use(module.default),
      () => {
        loading = undefined;
      },
    );
    return loading;
  };
}
