import { z } from 'zod';

const password = z
  .string()
  .min(8, 'must have at least 8 characters')
  .max(128, 'must have at most 128 characters');
const text = z.string().trim().min(1, 'must not be blank').max(200, 'must have at most 200 characters');
const email = z
  .email('must be an e-mail address')
  .max(254, 'must have at most 254 characters')
  .transform((value) => value.toLowerCase());
const token = z.string().min(1, 'must not be blank').max(2_000, 'is too long');

/** A path of this service to come back to; an address of another host is refused. */
const ownPath = z.string().regex(/^\/(?![/\\])[^\\]*$/, 'must be a path such as /');

/** The language of a mail. */
const language = z.string().max(35, 'must be a language tag such as ja').default('en');

/** The input of each route. */
export const inputs = {
  none: z.object({}),
  token: z.object({ token }),
  code: z.object({ code: token }),
  mail: z.object({ email, language }),
  language: z.object({ language }),
  setup: z.object({
    code: token,
    name: text.optional(),
    email: email.optional(),
    password: password.optional(),
    workspaceName: text.optional(),
    language,
  }),
  signUp: z.object({ name: text, email, password, invitation: token.optional(), language }),
  signIn: z.object({ email, password: z.string().max(128), rememberMe: z.boolean().optional() }),
  session: z.object({ id: z.uuid('must be the id of a session') }),
  changePassword: z.object({ currentPassword: z.string().max(128), newPassword: password }),
  resetPassword: z.object({ token, newPassword: password }),
  person: z.object({ name: text }),
  social: z.object({ callbackURL: ownPath.default('/') }),
};

interface BetterAuthUser {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  createdAt: string;
}

/** A person as the wire has them. */
export const showUser = ({ id, name, email: address, emailVerified, createdAt }: BetterAuthUser) => ({
  id,
  name,
  email: address,
  email_verified: emailVerified,
  created_at: createdAt,
});

interface BetterAuthSession {
  id: string;
  createdAt: string;
  updatedAt: string;
  expiresAt: string;
  ipAddress: string | null;
  userAgent: string | null;
}

/** A session as the wire has it. Its token stays in the cookie. */
export const showSession = (session: BetterAuthSession) => ({
  id: session.id,
  created_at: session.createdAt,
  updated_at: session.updatedAt,
  expires_at: session.expiresAt,
  ip_address: session.ipAddress || null,
  user_agent: session.userAgent || null,
});
