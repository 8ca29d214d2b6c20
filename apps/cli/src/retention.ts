import { deleteExpired } from '@jawab/core';
import type { Command } from 'commander';
import { withRuntime } from './open.ts';

/** Adds `jawab retention run`. */
export function addRetentionCommands(program: Command): void {
  program
    .command('retention')
    .description('how long conversations, leads and attachments are kept')
    .command('run')
    .description('delete now what is older than its workspace keeps it; the worker does it every hour')
    .action(async () => {
      const counts = await withRuntime(({ database }) => deleteExpired(database.system.sql));
      const { conversations, leads, attachments, customers } = counts;
      console.log(
        `Deleted ${conversations} conversations, ${leads} leads, ${attachments} attachments and ${customers} customers.`,
      );
    });
}
