import { withDryRun } from './dry-run.ts';
import type { Actor, Principal } from './principal.ts';
import type { Tool } from './tool.ts';

/** All operations, sorted by name. */
export interface Registry {
  readonly tools: readonly Tool[];
  get(name: string): Tool | undefined;
}

/** Creates a registry. Tools that can say what they would change take `dryRun`. Throws if two tools have the same name or route. */
export function createRegistry(tools: Tool[]): Registry {
  const sorted = tools.map(withDryRun).sort((a, b) => (a.name < b.name ? -1 : 1));
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

const everybodyButVisitors: readonly Actor[] = ['token', 'member', 'operator'];

/** Returns whether a tool is for this kind of actor. */
export const isFor = (tool: Pick<Tool, 'audience'>, actor: Actor) =>
  (tool.audience ?? everybodyButVisitors).includes(actor);

/** The tools for one kind of actor: what a surface offers. */
export const listFor = ({ tools }: Pick<Registry, 'tools'>, actor: Actor) =>
  tools.filter((tool) => isFor(tool, actor));

/** Returns whether a principal holds the scope of a tool. Visitors need none. */
export const hasScope = (
  { actor, scopes }: Pick<Principal, 'actor' | 'scopes'>,
  { scope }: Pick<Tool, 'scope'>,
) => scope === null || actor === 'visitor' || scopes.includes(scope);

/** Returns whether a principal may call a tool: it is for this kind of actor, and the principal holds its scope. */
export const opens = (principal: Pick<Principal, 'actor' | 'scopes'>, tool: Tool) =>
  isFor(tool, principal.actor) && hasScope(principal, tool);
