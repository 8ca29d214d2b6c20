/** Another process owns the data directory. */
export class DataDirectoryInUse extends Error {
  override name = 'DataDirectoryInUse';
}
