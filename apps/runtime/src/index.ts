export { attachEmbedded, DataDirectoryInUse } from '@jawab/embedded-postgres';
export { type Config, InvalidSetting, readConfig } from './config.ts';
export { createLog } from './log.ts';
export type { Metrics } from './metrics.ts';
export { type Call, type OpenOptions, openRuntime, type Runtime } from './open.ts';
export * from './operator.ts';
