export { compareSchema } from './compare-schema.ts';
export {
  createPlainPool,
  createPool,
  requestLimits,
  requestSilenceMs,
  throughPooler,
  workLimits,
} from './connect.ts';
export { createDatabase } from './database.ts';
export { tooOld } from './former-migrations.ts';
export { migrate } from './migrate.ts';
export { schemaKey } from './read-sql-files.ts';
export { openRequestRole, requestRoleSecret } from './request-role.ts';
export { SchemaMismatch } from './schema-generation.ts';
