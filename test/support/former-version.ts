import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { childEnvironment, root } from './child-environment.ts';

const run = promisify(execFile);

const git = (...options: string[]) =>
  execFileSync('git', options, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function orNull(what: string, find: () => string): string | null {
  try {
    return find();
  } catch {
    console.warn(`${what} is not tested: this copy has no history that contains it.`);
    return null;
  }
}

/** The version before: the last tag, or the commit before the newest migration as long as there is no tag. */
export const findFormerVersion = (): string | null =>
  orNull('The former version', () => {
    try {
      return git('describe', '--tags', '--abbrev=0', 'HEAD~1');
    } catch {}
    const newest = git('log', '-1', '--format=%H', '--', 'packages/db/migrations');
    return git('rev-parse', '--verify', `${newest}~1`);
  });

/** The last commit with a file that is no longer there. */
export const findLastWith = (path: string): string | null =>
  orNull(`The version with ${path}`, () => {
    const removal = git('log', '-1', '--diff-filter=D', '--format=%H', '--', path);
    return git('rev-parse', '--verify', `${removal}~1`);
  });

/** Writes the files of a commit into a folder that is made. */
export async function checkOut(commit: string, folder: string, ...paths: string[]): Promise<void> {
  const script = 'mkdir "$1"; folder=$1; shift; git archive "$@" | tar -x -C "$folder"';
  await run('sh', ['-ec', script, 'sh', folder, commit, ...paths], { cwd: root });
}

/** Installs the packages of a checkout. */
export const install = (folder: string) =>
  run('sh', ['scripts/run', 'jawab', '--help'], { cwd: folder, env: childEnvironment });
