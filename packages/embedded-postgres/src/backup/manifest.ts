/** The contents of a backup. The archive ends with this file, so that a cut archive is recognised by its absence. */
export interface Manifest {
  /** Folders of the database, empty ones included. */
  folders: string[];
  files: { path: string; bytes: number; sha256: string }[];
}

/** The first entry of a backup. */
export interface Label {
  format: string;
  version: number;
  /** Major version of PostgreSQL. */
  postgres: string;
  madeAt: string;
  /** Metadata of the caller. */
  notes: Record<string, string>;
}

export const format = 'embedded-postgres-backup';
export const formatVersion = 1;
export const labelPath = 'backup.json';
export const manifestPath = 'manifest.json';
export const databaseFolder = 'pgdata/';
export const extraFolder = 'files/';

/** The file is not a backup, or not all of it is there. The message is a sentence for people. */
export class BrokenBackup extends Error {
  override name = 'BrokenBackup';
}
