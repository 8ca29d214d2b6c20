import { InvalidSetting } from '@jawab/runtime';
import type { Command } from 'commander';
import { withRuntime } from './open.ts';
import { printJson } from './print.ts';

/** Adds `jawab user reset-link`. */
export function addUserCommands(program: Command): void {
  const user = program.command('user').description('people who sign in');
  user
    .command('reset-link <email>')
    .description('print a link that sets a new password; it works once, for an hour')
    .option('--json', 'print JSON')
    .action(async (email: string, { json }) => {
      const link = await withRuntime((runtime) => runtime.identity.createLink('reset', email));
      if (!link) throw new InvalidSetting(`There is no account with the address ${email}.`);
      json ? printJson({ link }) : console.log(link);
    });
}
