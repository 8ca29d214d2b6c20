import { type Scope, scopes } from '@jawab/core';
import { refuse } from './refusal.ts';

/** An MCP address that programs can be connected to. */
export interface Resource {
  /** Its path, such as `/mcp/read`. */
  path: string;
  /** Every scope that opens an operation there. */
  scopes: Scope[];
  /** The scopes of a program that names none. */
  defaultScopes: Scope[];
}

/** The address that a program means that names none. */
const defaultPath = '/mcp';

/** Finds the address that a program names by its whole URL, byte for byte. Fails with `invalid_target`. */
export function findResource(resources: readonly Resource[], base: string, given: string | null): Resource {
  const found = resources.find(({ path }) => (given === null ? path === defaultPath : given === base + path));
  const all = resources.map(({ path }) => base + path).join(', ');
  return found ?? refuse('invalid_target', `\`resource\` must be one of ${all}.`);
}

/** Reads the scopes that a program asks for, those that its address knows. Fails with `invalid_scope` if none is left. */
export function readScopes(resource: Resource, given: string | null): Scope[] {
  const wanted = given?.split(' ').filter(Boolean) ?? [];
  if (wanted.length === 0) return resource.defaultScopes;
  const known = scopes.filter((scope) => wanted.includes(scope) && resource.scopes.includes(scope));
  if (known.length > 0) return known;
  return refuse('invalid_scope', `\`scope\` must name some of ${resource.scopes.join(' ')}.`);
}
