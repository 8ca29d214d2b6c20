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
  const byName = new Map<string, Tool>();
  const byRoute = new Map<string, Tool>();
  for (const tool of sorted) {
    const { method, path } = tool.rest;
    const route = `${method} ${path.replace(/\{\w+\}/g, '{}')}`;
    const other = byRoute.get(route);
    if (byName.has(tool.name)) throw new Error(`Two tools have the name ${tool.name}.`);
    if (other) throw new Error(`${other.name} and ${tool.name} have the same REST route: ${method} ${path}.`);
    byName.set(tool.name, tool);
    byRoute.set(route, tool);
  }
  return { tools: sorted, get: (name) => byName.get(name) };
}

/** Whether a principal's scopes open a tool. */
export const opens = (scopes: readonly Scope[], tool: Tool) =>
  tool.scope === null || scopes.includes(tool.scope);
