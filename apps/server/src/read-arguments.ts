import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { InvalidSetting } from '@jawab/runtime/config.ts';

export const roleNames = ['rest', 'web', 'mcp', 'worker'] as const;
export type Role = (typeof roleNames)[number];

const maxProcesses = 256;

export interface Arguments {
  roles: Role[];
  processes: number;
}

function readRoles(given: string | undefined): Role[] {
  if (!given) return [...roleNames];
  const roles = given.split(',').map((role) => role.trim());
  const unknown = roles.filter((role) => !roleNames.includes(role as Role));
  if (unknown.length > 0)
    throw new InvalidSetting(`There is no role ${unknown.join(', ')}. Use ${roleNames.join(', ')}.`);
  return roles as Role[];
}

function readProcesses(given: string | undefined): number {
  if (given === undefined) return 1;
  if (given === 'auto') return availableParallelism();
  const count = Number(given);
  if (Number.isInteger(count) && count >= 1 && count <= maxProcesses) return count;
  throw new InvalidSetting(`--processes must be auto or a whole number from 1 to ${maxProcesses}.`);
}

/** Reads `--roles` and `--processes`. Throws {@link InvalidSetting} for the first wrong one. */
export function readArguments(args: string[]): Arguments {
  const { values } = parseArgs({
    options: { roles: { type: 'string' }, processes: { type: 'string' } },
    args,
    strict: true,
  });
  return { roles: readRoles(values.roles), processes: readProcesses(values.processes) };
}
