export { attachEmbedded, DataDirectoryInUse } from '@jawab/embedded-postgres';
export { resealSecrets } from './check-secret-key.ts';
export { type Config, InvalidSetting, readConfig } from './config.ts';
export { createLog } from './log.ts';
export type { Metrics } from './metrics.ts';
export { type Call, type OpenOptions, openRuntime, type Runtime } from './open.ts';
export * from './operator.ts';
export { replaceKeyFile } from './secret-key.ts';
