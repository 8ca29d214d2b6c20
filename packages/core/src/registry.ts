import type { Scope } from './principal.ts';
import type { Tool } from './tool.ts';

/** All operations, sorted by name. */
export interface Registry {
  readonly tools: readonly Tool[];
  get(name: string): Tool | undefined;
}

/** Makes a registry. Throws when two tools share a name or a route. */
export function createRegistry(tools: Tool[]): Registry {
  const sorted = [...tools].sort((a, b) => (a.name < b.name ? -1 : 1));
  const byName = new Map(sorted.map((tool) => [tool.name, tool]));
  const routes = new Set(sorted.map(({ rest }) => `${rest.method} ${rest.path.replace(/\{\w+\}/g, '{}')}`));
  if (byName.size !== sorted.length) throw new Error('Two tools have the same name.');
  if (routes.size !== sorted.length) throw new Error('Two tools have the same REST route.');
  return { tools: sorted, get: (name) => byName.get(name) };
}

/** Whether a principal's scopes open a tool. */
export const opens = (scopes: readonly Scope[], tool: Tool) =>
  tool.scope === null || scopes.includes(tool.scope);
