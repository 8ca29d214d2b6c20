const keyOf = (workspaceId: string) => `jawab.tried.${workspaceId}`;

/** Remembers in this browser that somebody tried a bot of the workspace: a try leaves no conversation. */
export const markTried = (workspaceId: string) => localStorage.setItem(keyOf(workspaceId), 'yes');

/** Returns whether somebody tried a bot of the workspace in this browser. */
export const hasTried = (workspaceId: string) => localStorage.getItem(keyOf(workspaceId)) !== null;
