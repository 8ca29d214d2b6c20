export { attachEmbedded } from './attach-embedded.ts';
export { BrokenBackup } from './backup/manifest.ts';
export { restoreBackup } from './backup/restore-backup.ts';
export { writeBackup } from './backup/write-backup.ts';
export { cloneDataDir } from './clone-data-dir.ts';
export { DataDirectoryInUse } from './data-directory-in-use.ts';
export { DiskFull, isDiskFull } from './disk-full.ts';
export { isEmbeddedAddress } from './lay-out-directory.ts';
export { type EmbeddedDatabase, openEmbedded } from './open-embedded.ts';
