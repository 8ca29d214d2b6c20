import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { InvalidSetting } from '@jawab/runtime/config.ts';

export const roleNames = ['rest', 'web', 'mcp', 'worker'] as const;
export type Role = (typeof roleNames)[number];

const maxProcesses = 256;

export const usage = `Usage: npm start -- [options]

Options:
  --roles <list>     what to run, separated by commas: ${roleNames.join(', ')} (default: all)
  --processes <n>    how many processes, or auto for one per core (default: 1); more than one needs DATABASE_URL
  -h, --help         print this

Settings are environment variables, or lines of .env: .env.example lists them.`;

export interface Arguments {
  isHelp: boolean;
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

function parse(args: string[]) {
  try {
    return parseArgs({
      options: {
        roles: { type: 'string' },
        processes: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
      args,
      strict: true,
    }).values;
  } catch (error) {
    throw new InvalidSetting(`${(error as Error).message}\n\n${usage}`);
  }
}

/** Reads what stands after `npm start --`. Throws {@link InvalidSetting} for the first wrong option. */
export function readArguments(args: string[]): Arguments {
  const { roles, processes, help = false } = parse(args);
  return { isHelp: help, roles: readRoles(roles), processes: readProcesses(processes) };
}
