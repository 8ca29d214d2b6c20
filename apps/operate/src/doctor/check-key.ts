import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compareSecretKey, createSecrets, InvalidSetting, readSecretKeys } from '@jawab/runtime';
import { type Finding, type OpenScene, ok, warning, wrong } from './finding.ts';

/** Checks that the key opens the secrets of this database, and that only its owner can read it. */
export async function checkKey({ config, database }: OpenScene): Promise<Finding[]> {
  const file = join(config.dataDir, 'secret.key');
  if (!config.secretKey && !existsSync(file))
    return [
      wrong(`The key ${file} is missing. Put it back from your backup, or secrets cannot be decrypted.`),
    ];
  try {
    await compareSecretKey(database, createSecrets(...(await readSecretKeys(config))));
  } catch (error) {
    if (error instanceof InvalidSetting) return [wrong(error.message)];
    throw error;
  }
  const isOpen = !config.secretKey && ((await stat(file)).mode & 0o077) !== 0;
  return [
    isOpen
      ? warning(`Others on this machine can read ${file}. Run \`chmod 600 ${file}\`.`)
      : ok('The key fits the secrets of this database.'),
  ];
}
