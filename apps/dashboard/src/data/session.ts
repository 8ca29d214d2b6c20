import { ApiError } from '@jawab/sdk';
import { outside, queryClient, waitsForNothing } from './api.tsx';
import { forgetDrafts } from './use-draft.ts';

export interface User {
  id: string;
  name: string;
  email: string;
  email_verified: boolean;
}

export interface Methods {
  sign_up: 'closed' | 'open';
  setup: boolean;
  mail: boolean;
  oidc: boolean;
  /** Programs can be connected by signing in. */
  oauth: boolean;
}

interface Session {
  user: User;
}

const send = async <T>(line: string, body?: object) => ((await outside.send(line, body)) as { data: T }).data;

interface Kept<T> {
  queryKey: [name: string];
  queryFn: () => Promise<T>;
}

/** Reads something again after a minute. The last result stays while the service does not answer. */
async function readKept<T>({ queryKey, queryFn }: Kept<T>): Promise<T> {
  const kept = queryClient.getQueryData<T>(queryKey);
  const options = { queryKey, queryFn, staleTime: 60_000, gcTime: Number.POSITIVE_INFINITY };
  try {
    return await queryClient.fetchQuery(
      kept === undefined ? options : Object.assign(options, { retry: false }),
    );
  } catch (error) {
    if (kept === undefined || waitsForNothing(error as Error)) throw error;
    return kept;
  }
}

/** The session of this browser, or null. */
export const sessionQuery: Kept<Session | null> = {
  queryKey: ['session'],
  queryFn: () => send('GET /api/auth/get-session'),
};

/** How people can sign in. */
export const methodsQuery: Kept<Methods> = {
  queryKey: ['methods'],
  queryFn: () => send('GET /api/auth/methods'),
};

export const readSession = () => readKept(sessionQuery);

export const readMethods = () => readKept(methodsQuery);

export const listWorkspaces = () =>
  readKept({
    queryKey: ['workspaces'],
    queryFn: async () => (await outside.call('list_workspaces', {})).data,
  });

/** The page of the dashboard that a person wanted before signing in, or null: never the address of another host. */
export const readNext = (next: string | undefined): string | null =>
  next?.startsWith('/') && !/^\/[/\\]/.test(next) ? next : null;

/** Forgets what was read as somebody else. */
const begin = () => queryClient.clear();

export async function signIn(email: string, password: string): Promise<void> {
  await send('POST /api/auth/sign-in/email', { email, password });
  begin();
}

export async function signOut(): Promise<void> {
  await send('POST /api/auth/sign-out', {});
  forgetDrafts();
  begin();
}

/** State of a setup link. `used`: the service has its owner. */
export type SetupState = 'ready' | 'used' | 'noCode' | 'wrong';

export async function readSetup(code: string): Promise<SetupState> {
  if (!(await readMethods()).setup) return 'used';
  if (!code) return 'noCode';
  try {
    await send('POST /api/auth/setup-code', { code });
    return 'ready';
  } catch (error) {
    if (error instanceof ApiError && error.code === 'link_expired') return 'wrong';
    throw error;
  }
}

/** Makes the first owner, and returns the id of the new workspace. */
export async function setUp(input: {
  code: string;
  name: string;
  email: string;
  password: string;
  workspaceName: string;
  language: string;
}): Promise<string> {
  const { workspace } = await send<{ workspace: { id: string } }>('POST /api/auth/setup', input);
  begin();
  return workspace.id;
}

/** Asks for a mail with a link to sign in or to set a new password. */
export const askForLink = (kind: 'magic' | 'reset', email: string, language: string) =>
  send(`POST /api/auth/${kind === 'magic' ? 'sign-in/magic-link' : 'request-password-reset'}`, {
    email,
    language,
  });

export async function signInByLink(token: string): Promise<void> {
  await send('POST /api/auth/magic-link/verify', { token });
  begin();
}

export async function confirmAddress(token: string): Promise<void> {
  await send('POST /api/auth/verify-email', { token });
  begin();
}

export const askForConfirmation = (language: string) =>
  send('POST /api/auth/send-verification-email', { language });

export async function signUp(input: {
  name: string;
  email: string;
  password: string;
  invitation?: string;
  language: string;
}) {
  await send('POST /api/auth/sign-up/email', input);
  begin();
}

export const resetPassword = (token: string, newPassword: string) =>
  send('POST /api/auth/reset-password', { token, newPassword });

export interface Invitation {
  email: string;
  workspace_name: string;
  role: string;
  has_account: boolean;
}
export const readInvitation = (token: string) => send<Invitation>('POST /api/auth/invitation', { token });

/** Accepts an invitation and returns the workspace. */
export async function acceptInvitation(token: string): Promise<string> {
  const { data } = await outside.call('accept_invitation', { token });
  begin();
  return data.workspace_id;
}

/** Reads the secret behind `#` once, and removes it from the address. */
export function takeSecret(): string {
  const secret = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname);
  return secret;
}
