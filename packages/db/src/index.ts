export { compareSchema, type SchemaState } from './compare-schema.ts';
export {
  createPlainPool,
  createPool,
  requestLimits,
  requestSilenceMs,
  throughPooler,
  workLimits,
} from './connect.ts';
export { createDatabase } from './database.ts';
export { migrate } from './migrate.ts';
export { schemaKey } from './read-sql-files.ts';
export { openRequestRole, requestRoleSecret } from './request-role.ts';
export { VersionTooOld } from './schema-generation.ts';
