const kept = 'jawab.workspace';

/** Remembers in this browser which workspace is open. */
export const rememberWorkspace = (id: string) => localStorage.setItem(kept, id);

/** Returns the workspace that was open last in this browser, if it is one of these, else the first of them. */
export const lastOf = <One extends { id: string }>(workspaces: readonly One[]): One | undefined =>
  workspaces.find(({ id }) => id === localStorage.getItem(kept)) ?? workspaces[0];
