import { type ErrorCode, fail } from '@jawab/core';
import type { Reply } from './forward.ts';

interface Meaning {
  code: ErrorCode;
  sentence: string;
  /** The field that is wrong. */
  path?: string;
}

const wrongCredentials: Meaning = {
  code: 'wrong_credentials',
  sentence: 'The address or the password is wrong.',
};
const linkExpired: Meaning = {
  code: 'link_expired',
  sentence: 'This link was used, has expired or is not complete. Ask for a new one.',
};
const taken: Meaning = {
  code: 'conflict',
  sentence: 'There is an account with this address. Sign in instead.',
};

/** Our errors for better-auth's codes. Every other code gets the error of its status. */
const meanings: Record<string, Meaning> = {
  INVALID_EMAIL_OR_PASSWORD: wrongCredentials,
  INVALID_PASSWORD: { code: 'wrong_credentials', sentence: 'The current password is wrong.' },
  CREDENTIAL_ACCOUNT_NOT_FOUND: {
    code: 'wrong_credentials',
    sentence: 'This account has no password. Set one with a reset link.',
  },
  INVALID_TOKEN: linkExpired,
  TOKEN_EXPIRED: linkExpired,
  USER_ALREADY_EXISTS: taken,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: taken,
  SIGN_UP_CLOSED: {
    code: 'sign_up_closed',
    sentence: 'New accounts need an invitation here. Open the link of your invitation.',
  },
};

/** Passes a successful reply on. Fails with our code for any other. */
export function requireReply(reply: Reply): Reply {
  if (reply.status < 400) return reply;
  const meaning = meanings[String(reply.body?.code)];
  if (meaning) fail(meaning.code, meaning.sentence);
  if (reply.status === 401)
    fail('unauthorized', 'You are not signed in, or your session has ended. Sign in again.');
  if (reply.status < 500) fail('invalid_request', 'This request cannot be read. Check its fields.');
  throw new Error(`better-auth answered ${reply.status} ${String(reply.body?.code)}`);
}
