import { backUp, restore } from '@jawab/operate';
import { readConfig } from '@jawab/runtime';
import type { Command } from 'commander';
import { mib, showProgress } from './show-progress.ts';

/** Adds `jawab backup` and `jawab restore`. */
export function addBackupCommands(program: Command): void {
  program
    .command('backup <file>')
    .description('back up the embedded database and its key into one file, also while the server runs')
    .option('--without-key', 'leave the secret key out, to keep it elsewhere')
    .action(async (file: string, { withoutKey }) => {
      const onProgress = showProgress('read');
      const { bytes, heldMs } = await backUp(readConfig(), { file, withoutKey, onProgress });
      console.log(`${file}: ${mib(bytes)} MiB. Requests waited for ${(heldMs / 1000).toFixed(2)} s.`);
      console.log(
        withoutKey
          ? 'The secret key is not in it. Keep secret.key with it, or its webhooks and sessions are lost.'
          : 'It has everything your customers wrote, and the secret key. Keep it where you keep passwords.',
      );
    });
  program
    .command('restore <file>')
    .description('restore a backup into JAWAB_DATA, while the server is stopped')
    .option('--replace', 'replace the database that is there; it is kept beside the new one')
    .action(async (file: string, { replace }) => {
      const config = readConfig();
      const onProgress = showProgress('read');
      const { madeAt, formerDir, hasKey } = await restore(config, { file, replace, onProgress });
      console.log(`Restored the backup of ${madeAt} into ${config.dataDir}.`);
      if (formerDir)
        console.log(`The former database is in ${formerDir}. Remove it when you no longer need it.`);
      if (!hasKey) console.log(`Put secret.key into ${config.dataDir} before you start the server.`);
    });
}
