import type { Database, Log } from '@jawab/core';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { genericOAuth, magicLink } from 'better-auth/plugins';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { auditPerson } from './audit-person.ts';
import { addressHeader, admittedHeader } from './own-headers.ts';
import { baseUrlOf, type IdentitySettings, type OidcSettings } from './settings.ts';

const day = 86_400;

interface AuthParts {
  settings: IdentitySettings;
  pool: pg.Pool;
  secret: string;
  database: Database;
  log: Log;
}

const oidcPlugin = ({ issuer, clientId, clientSecret }: OidcSettings) =>
  genericOAuth({
    config: [
      {
        providerId: 'oidc',
        discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
        clientId,
        clientSecret,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        requireIdTokenVerification: true,
      },
    ],
  });

/** The worker makes the links and sends them; only the way in is better-auth's. */
const magicLinkPlugin = () => magicLink({ sendMagicLink: async () => {}, disableSignUp: true });

const hasInvitation = async ({ system }: Database, email: string): Promise<boolean> =>
  (await system.sql`select 1 from invitations where email = ${email.toLowerCase()} and expires_at > now()`)
    .length > 0;

const passwords = (database: Database) =>
  ({
    enabled: true,
    minPasswordLength: 8,
    maxPasswordLength: 128,
    resetPasswordTokenExpiresIn: 3_600,
    revokeSessionsOnPasswordReset: true,
    sendResetPassword: async () => {},
    async onPasswordReset({ user }) {
      // The link came by mail or from the operator.
      await database.system.sql`update auth."user" set email_verified = true where id = ${user.id}`;
      await auditPerson(database, {
        personId: user.id,
        operation: 'reset_password',
        target: { kind: 'member', id: user.id },
      });
    },
  }) satisfies BetterAuthOptions['emailAndPassword'];

/** Decides who may make an account, and audits sessions. */
function hooks(signUp: IdentitySettings['signUp'], database: Database) {
  const auditSession = (operation: 'sign_in' | 'sign_out') => (session: { id: string; userId: string }) =>
    auditPerson(database, {
      personId: session.userId,
      operation,
      target: { kind: 'session', id: session.id },
    });
  return {
    user: {
      create: {
        async before(user, call) {
          const isAdmitted = signUp === 'open' || call?.headers?.get(admittedHeader) === 'yes';
          if (isAdmitted || (user.emailVerified && (await hasInvitation(database, user.email)))) return;
          throw new APIError('FORBIDDEN', {
            code: 'SIGN_UP_CLOSED',
            message: 'Accounts need an invitation.',
          });
        },
      },
    },
    session: {
      create: { after: auditSession('sign_in') },
      delete: { after: auditSession('sign_out') },
    },
  } satisfies BetterAuthOptions['databaseHooks'];
}

/** Creates better-auth over our tables: people and sessions only. Who may make an account is decided here. */
export function createAuth({ settings, pool, secret, database, log }: AuthParts) {
  const dialect = new PostgresDialect({ pool });
  const db = new Kysely({ dialect, plugins: [new CamelCasePlugin()] }).withSchema('auth');
  const { signUp, oidc } = settings;
  return betterAuth({
    appName: 'Jawab',
    baseURL: baseUrlOf(settings),
    secret,
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_, message) => log.warn({ message }, 'identity') },
    emailAndPassword: passwords(database),
    session: { expiresIn: 7 * day, updateAge: day },
    account: { encryptOAuthTokens: true },
    verification: { storeIdentifier: 'hashed' },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'jawab',
      useSecureCookies: false,
      cookies: { session_token: { name: 'jawab.session' } },
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    databaseHooks: hooks(signUp, database),
    plugins: [...(oidc ? [oidcPlugin(oidc)] : []), ...(settings.mail ? [magicLinkPlugin()] : [])],
  });
}

export type Auth = ReturnType<typeof createAuth>;
