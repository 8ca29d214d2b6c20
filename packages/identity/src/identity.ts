import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Auth } from './create-auth.ts';
import { createSessionReader } from './session-cookie.ts';
import { baseUrlOf, type IdentityParts } from './settings.ts';
import { prepareSetup } from './setup.ts';

const resetMs = 3_600_000;

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
  /** Returns a link that sets a new password, once and within an hour. Null: nobody has the address. */
  createResetLink(email: string): Promise<string | null>;
  close(): Promise<void>;
}

/** Opens identity. Its few connections are its own, opened at the first use, because better-auth sees no workspace. */
export function openIdentity(parts: IdentityParts): Identity {
  const { settings, connectionString, database, secrets, log } = parts;
  const secret = secrets.sign('identity');
  let pool: pg.Pool | null = null;
  let loading: Promise<Auth> | null = null;
  async function load(): Promise<Auth> {
    const { createAuth } = await import('./create-auth.ts');
    pool ??= new pg.Pool({ connectionString, max: 3, connectionTimeoutMillis: 10_000 });
    pool.on('error', () => {});
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
    async createResetLink(email) {
      const { internalAdapter } = await (await auth()).$context;
      const found = await internalAdapter.findUserByEmail(email.trim().toLowerCase());
      if (!found) return null;
      const token = randomBytes(24).toString('base64url');
      await internalAdapter.createVerificationValue({
        identifier: `reset-password:${token}`,
        value: found.user.id,
        expiresAt: new Date(Date.now() + resetMs),
      });
      return `${baseUrl}/reset#${token}`;
    },
    async prepareSetup(serviceUrl, demoWorkspace) {
      const code = await prepareSetup(database, settings.dataDir, demoWorkspace);
      return code && `${settings.publicUrl ?? serviceUrl}/setup#${code}`;
    },
    close: async () => pool?.end(),
  };
}
