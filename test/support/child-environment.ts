import { join } from 'node:path';

/** The folder of the repository, with a slash at its end. */
export const root = new URL('../../', import.meta.url).pathname;

/** The environment of a test's child process. The compile cache halves the CPU time of its start. */
export const childEnvironment = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache/compiled'),
};
