import type pg from 'pg';
import type { Auth } from './create-auth.ts';
import { confirmAddress, createLink, type LinkKind } from './links.ts';
import { createSessionReader } from './session-cookie.ts';
import { baseUrlOf, type IdentityParts } from './settings.ts';
import { prepareSetup } from './setup.ts';

/** People and their sessions, for one process. */
export interface Identity {
  parts: IdentityParts;
  baseUrl: string;
  /** Reads the token of a session from a request's cookie; null when there is none that this service signed. */
  readSession(request: Request, cookieName: string): string | null;
  /** Loads better-auth at the first use: a process without people never pays for it. */
  auth(): Promise<Auth>;
  /** Returns the address for the first owner, or null when somebody has an account. */
  prepareSetup(serviceUrl: string, demoWorkspace: string | null): Promise<string | null>;
  /**
   * Returns a link that works once: to set a password or to sign in within an hour, to confirm an address within a week.
   * Null: nobody has the address, or it is confirmed already.
   */
  createLink(kind: LinkKind, email: string): Promise<string | null>;
  /** Confirms an address by the token of a link. False: the link was used or has expired. */
  confirmAddress(token: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens identity. Its few connections are its own, opened at the first use, because better-auth sees no workspace. */
export function openIdentity(parts: IdentityParts): Identity {
  const { settings, openPool, database, secrets, log } = parts;
  const secret = secrets.sign('identity');
  let pool: pg.Pool | null = null;
  let loading: Promise<Auth> | null = null;
  async function load(): Promise<Auth> {
    const { createAuth } = await import('./create-auth.ts');
    pool ??= openPool();
    const auth = createAuth({ settings, pool, secret, database, log });
    const { socialProviders } = await auth.$context;
    // The provider is read once; while it does not answer, the next request asks it again.
    if (settings.oidc && socialProviders.length === 0) loading = null;
    return auth;
  }
  const baseUrl = baseUrlOf(settings);
  function auth(): Promise<Auth> {
    loading ??= load();
    loading.catch(() => {
      loading = null;
    });
    return loading;
  }
  return {
    parts,
    baseUrl,
    readSession: createSessionReader(secret),
    auth,
    createLink: async (kind, email) => createLink(await auth(), baseUrl, { kind, email }),
    confirmAddress: async (token) => confirmAddress(await auth(), token),
    async prepareSetup(serviceUrl, demoWorkspace) {
      const code = await prepareSetup(database, settings.dataDir, demoWorkspace);
      return code && `${settings.publicUrl ?? serviceUrl}/setup#${code}`;
    },
    close: async () => pool?.end(),
  };
}
