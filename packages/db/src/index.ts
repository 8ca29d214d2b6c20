export { createPool } from './connect.ts';
export { createDatabase } from './database.ts';
export { migrate } from './migrate.ts';
