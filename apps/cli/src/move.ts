import { join } from 'node:path';
import { move } from '@jawab/operate';
import { readConfig } from '@jawab/runtime';
import type { Command } from 'commander';

/** Adds `jawab move`. */
export function addMoveCommand(program: Command): void {
  program
    .command('move')
    .description(
      'copy the embedded database into an empty database of PostgreSQL, while the server is stopped',
    )
    .requiredOption('--to <url>', 'postgres:// address of the empty database')
    .action(async ({ to }) => {
      const config = readConfig();
      const moved = await move(config, to, (table, rows) => {
        if (rows > 0) console.error(`${table}: ${rows} rows`);
      });
      const rows = moved.reduce((sum, one) => sum + one.rows, 0);
      console.log(`Moved ${rows} rows of ${moved.length} tables. The counts are the same on both sides.`);
      console.log(
        `Now set DATABASE_URL to that address and SECRET_KEY to the content of ${join(config.dataDir, 'secret.key')}, and start the server.`,
      );
    });
}
