export { compareSchema, type SchemaState } from './compare-schema.ts';
export { createPool } from './connect.ts';
export { createDatabase } from './database.ts';
export { migrate } from './migrate.ts';
export { schemaKey } from './read-sql-files.ts';
