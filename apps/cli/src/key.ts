import { join } from 'node:path';
import { attachEmbedded, InvalidSetting, readConfig, replaceKeyFile, resealSecrets } from '@jawab/runtime';
import type { Command } from 'commander';
import { withRuntime } from './open.ts';

/** Adds `jawab key rotate`. */
export function addKeyCommands(program: Command): void {
  const key = program.command('key').description('the key that encrypts secrets in the database');
  key
    .command('rotate')
    .description(
      'encrypt all secrets with the current SECRET_KEY (set the former one as SECRET_KEY_OLD), or with a new key in JAWAB_DATA',
    )
    .action(async () => {
      const { dataDir, databaseUrl, secretKey, oldSecretKey } = readConfig();
      if (secretKey && !oldSecretKey)
        throw new InvalidSetting(
          'Set SECRET_KEY to the new key and SECRET_KEY_OLD to the former one, restart every process with both, and run this again.',
        );
      if (!secretKey) await makeKey(dataDir, databaseUrl);
      const count = await withRuntime(({ database, secrets }) => resealSecrets(database, secrets));
      console.log(
        `Encrypted the secrets of ${count} ${count === 1 ? 'webhook' : 'webhooks'} with the new key.`,
      );
      console.log(
        `The former key keeps opening visitors' sessions. Remove ${secretKey ? 'SECRET_KEY_OLD' : join(dataDir, 'secret.key.old')} after 30 days.`,
      );
    });
}

async function makeKey(dataDir: string, databaseUrl: string | null): Promise<void> {
  const running = databaseUrl ? null : await attachEmbedded(join(dataDir, 'postgres'));
  if (running)
    throw new InvalidSetting(
      'The server is running and knows only the former key. Stop it, and run this again.',
    );
  await replaceKeyFile(dataDir);
}
