import { randomBytes } from 'node:crypto';
import type { MailJob } from '@jawab/core';
import type { Auth } from './create-auth.ts';

const hourMs = 3_600_000;

export type LinkKind = Extract<MailJob, { until: string }>['kind'];

interface Person {
  id: string;
  email: string;
  emailVerified: boolean;
}

interface Link {
  /** The page of the dashboard that takes the token. */
  page: string;
  lifetimeMs: number;
  /** Returns the form in which the token is stored; better-auth keeps a hash of it. */
  identifier(token: string): string;
  value(person: Person): string;
}

const confirming = (token: string) => `verify-email:${token}`;

const links: Record<LinkKind, Link> = {
  reset: {
    page: 'reset',
    lifetimeMs: hourMs,
    identifier: (token) => `reset-password:${token}`,
    value: ({ id }) => id,
  },
  magic: {
    page: 'magic-link',
    lifetimeMs: hourMs,
    identifier: (token) => token,
    value: ({ email }) => JSON.stringify({ email }),
  },
  verify: {
    page: 'verify-email',
    lifetimeMs: 7 * 24 * hourMs,
    identifier: confirming,
    value: ({ id }) => id,
  },
};

/**
 * Creates a link of one kind for the person with an address: 24 random bytes that work once. Null: nobody has the address,
 * or it is confirmed already.
 */
export async function createLink(
  auth: Auth,
  baseUrl: string,
  { kind, email }: { kind: LinkKind; email: string },
): Promise<string | null> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(email.trim().toLowerCase());
  if (!found || (kind === 'verify' && found.user.emailVerified)) return null;
  const { page, lifetimeMs, identifier, value } = links[kind];
  const token = randomBytes(24).toString('base64url');
  await internalAdapter.createVerificationValue({
    identifier: identifier(token),
    value: value(found.user),
    expiresAt: new Date(Date.now() + lifetimeMs),
  });
  return `${baseUrl}/${page}#${token}`;
}

/** Marks an address as confirmed by the token of a link to it, once. False: the link was used or has expired. */
export async function confirmAddress(auth: Auth, token: string): Promise<boolean> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.consumeVerificationValue(confirming(token));
  if (!found) return false;
  await internalAdapter.updateUser(found.value, { emailVerified: true });
  return true;
}
