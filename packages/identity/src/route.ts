import type { Database } from '@jawab/core';
import type { z } from 'zod';
import type { Forwarded, Reply } from './forward.ts';
import type { Identity } from './identity.ts';
import { requireReply } from './refuse-reply.ts';
import type { IdentitySettings } from './settings.ts';
import { inputs, showUser } from './shapes.ts';
import { countTry } from './tries.ts';

/** One request to a route, with what the route needs. */
export interface AuthCall {
  identity: Identity;
  settings: IdentitySettings;
  database: Database;
  address: string;
  /** The token of the caller's session, null without one. */
  session: string | null;
  /** Sends a request to better-auth with the caller's cookies. */
  send(request: Pick<Forwarded, 'path' | 'body' | 'isAdmitted'> & Partial<Forwarded>): Promise<Reply>;
}

export interface Answered {
  status?: number;
  data?: unknown;
  cookies?: string[];
  location?: string | null;
}

export interface Route<I extends z.ZodObject> {
  method: 'GET' | 'POST';
  input: I;
  perform(call: AuthCall, input: z.infer<I>, query: string): Promise<Answered>;
}

/** A route that changes something. */
export const post = <I extends z.ZodObject>(input: I, perform: Route<I>['perform']): Route<I> => ({
  method: 'POST',
  input,
  perform,
});
/** A route that reads. */
export const get = (perform: Route<typeof inputs.none>['perform']): Route<typeof inputs.none> => ({
  method: 'GET',
  input: inputs.none,
  perform,
});

/** Sends a request to better-auth, and fails with our code if it is refused. */
export const ask = async (call: AuthCall, path: string, body: object, isAdmitted = false): Promise<Reply> =>
  requireReply(await call.send({ path, body, isAdmitted }));

/** The person of a reply, with the cookies of their session. */
export const withUser = ({ body, cookies }: Reply): Answered => ({
  data: { user: showUser(body.user) },
  cookies,
});

/** Counts a try. What can be guessed is counted for the address it is guessed from, and for the account if there is one. */
export const guess = ({ address, database }: AuthCall, what: string, account?: string) =>
  countTry(database, [
    `${what}/address/${address}`,
    ...(account === undefined ? [] : [`${what}/account/${account}`]),
  ]);
