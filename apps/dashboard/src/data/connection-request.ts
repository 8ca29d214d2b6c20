import { outside } from './api.tsx';

/** A workspace that a program can be connected to, with what the person can allow there. */
export interface OfferedWorkspace {
  id: string;
  name: string;
  has_api: boolean;
  scopes: string[];
  bots: { id: string; name: string }[];
}

/** The request of a program to connect. */
export interface ConnectionRequest {
  client: { name: string; host: string; verified: boolean };
  returns_to: { host: string; local: boolean };
  address: string;
  idle_days: number;
  /** Goes back with the answer, to show that this page gave it. */
  proof: string;
  workspaces: OfferedWorkspace[];
}

export const readConnectionRequest = async (request: string): Promise<ConnectionRequest> =>
  (
    (await outside.send(`GET /api/auth/connection-request?request=${encodeURIComponent(request)}`)) as {
      data: ConnectionRequest;
    }
  ).data;

interface ConnectionAnswer {
  request: string;
  proof: string;
  allow: boolean;
  workspaceId?: string;
  scopes?: string[];
  bots?: string[] | null;
}

/** Sends what the person decided, and returns the address of the program to go back to. */
export const answerConnection = async (answer: ConnectionAnswer): Promise<string> =>
  ((await outside.send('POST /api/auth/connection', answer)) as { data: { redirect: string } }).data.redirect;
