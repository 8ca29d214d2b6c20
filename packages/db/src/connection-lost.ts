/** Returns whether an error says that a connection is of no more use, and not that a statement is wrong. */
export const isConnectionLost = (error: unknown): boolean => {
  const { code } = (error ?? {}) as { code?: string };
  return !code || !/^[0-9A-Z]{5}$/.test(code) || code.startsWith('57P') || code.startsWith('08');
};
