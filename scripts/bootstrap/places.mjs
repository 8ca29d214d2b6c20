import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Cache folder of this user and the environment for npm and pnpm; inside the project when the home cannot be written. */
export function findPlaces(root) {
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'jawab');
  if (isWritableFolder(cache)) return { cache, env: process.env };
  const inside = join(root, '.cache', 'home');
  mkdirSync(inside, { recursive: true });
  const env = { ...process.env, npm_config_cache: join(inside, 'npm') };
  for (const kind of ['cache', 'data', 'state']) env[`XDG_${kind.toUpperCase()}_HOME`] = join(inside, kind);
  if (!isAllowed(homedir(), constants.R_OK | constants.X_OK)) env.HOME = inside;
  return { cache: inside, env };
}

function isWritableFolder(path) {
  try {
    mkdirSync(path, { recursive: true });
  } catch {
    return false;
  }
  return isAllowed(path, constants.W_OK);
}

/** Returns whether this user may use `path` as `mode` (bits of fs.constants) says. */
export function isAllowed(path, mode) {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
