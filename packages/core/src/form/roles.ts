import { type Role, roleNames, type Scope, scopes } from './principal.ts';

const ofAdmins: readonly Scope[] = ['audit:read', 'exports:read', 'exports:write'];
const reads = scopes.filter((scope) => scope.endsWith(':read') && !ofAdmins.includes(scope));

/** The scopes that each role adds to the role before it. */
const added: Record<Role, readonly Scope[]> = {
  viewer: reads,
  support: ['conversations:write'],
  editor: ['bots:write', 'kb:write', 'chat:invoke'],
  admin: ['webhooks:write', 'tokens:write', 'members:write', 'workspace:write', ...ofAdmins],
  owner: ['workspace:delete'],
};

/** The scopes of each role. A role has those of every role before it. */
export const roles = Object.fromEntries(
  roleNames.map((role, i): [Role, readonly Scope[]] => [
    role,
    roleNames.slice(0, i + 1).flatMap((name) => added[name]),
  ]),
) as Record<Role, readonly Scope[]>;

/** Returns whether a principal may give a role, or change somebody who has it: only if it holds every scope of the role. */
export const mayGive = ({ scopes: own }: { scopes: readonly Scope[] }, role: Role): boolean =>
  roles[role].every((scope) => own.includes(scope));
