export { attachEmbedded, DataDirectoryInUse } from '@jawab/embedded-postgres';
export { createAddressReader } from './client-address.ts';
export { type Config, InvalidSetting, readConfig } from './config.ts';
export { createHostCheck } from './host-check.ts';
export { createLog } from './log.ts';
export type { Metrics } from './metrics.ts';
export { type Call, type OpenOptions, openRuntime, type Runtime } from './open.ts';
export * from './operator.ts';
