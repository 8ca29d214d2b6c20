/** Makes a name of a file that no system takes for a path and no reader takes for a direction: its last letters, with its extension. */
export const plainFileName = (name: string, maxLength: number): string =>
  name.replaceAll(/[\p{C}/\\:*?"<>|]|^\.+/gu, '_').slice(-maxLength);
