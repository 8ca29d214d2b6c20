export { createPool } from './connect.ts';
export { createDatabase } from './database.ts';
export {
  attachEmbedded,
  DataDirectoryInUse,
  type EmbeddedDatabase,
  openEmbedded,
} from './embedded/open-embedded.ts';
export { migrate } from './migrate.ts';
