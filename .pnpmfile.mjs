/** Packages that are served as one built file: what they were built from is not installed (200 MB less). */
const built = new Set(['@scalar/api-reference']);

export const hooks = {
  readPackage: (manifest) => (built.has(manifest.name) ? { ...manifest, dependencies: {} } : manifest),
};
