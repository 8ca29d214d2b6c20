import { fail } from '@jawab/core';
import type { z } from 'zod';
import { auditPerson } from './audit-person.ts';
import { findInvitation } from './invitations.ts';
import { mailRoutes, queueMail, readPerson } from './mail-routes.ts';
import { consentRoutes } from './oauth/consent-routes.ts';
import { requireReply } from './refuse-reply.ts';
import { type Answered, type AuthCall, ask, get, guess, post, type Route, withUser } from './route.ts';
import { claimSetup, finishSetup, isSetupCode, needsSetup, releaseSetup } from './setup.ts';
import { inputs, showSession, showUser } from './shapes.ts';

const refuseCode = () =>
  fail('link_expired', 'This setup code is wrong or was used. `npm start` prints the current one.');

async function setUp(call: AuthCall, input: z.infer<typeof inputs.setup>): Promise<Answered> {
  const { settings, database } = call;
  const { code, name, email, password, workspaceName = 'My workspace', language } = input;
  const giveBack = await guess(call, 'setup');
  if (!(await claimSetup(database, code))) refuseCode();
  await giveBack();
  try {
    const signedIn = await readPerson(call);
    if (!signedIn && (!name || !email || !password))
      fail('invalid_request', 'Send `name`, `email` and `password` of the first owner.');
    const made = signedIn ? null : await ask(call, '/sign-up/email', { name, email, password }, true);
    const person = signedIn ?? made?.body.user;
    const workspace = await finishSetup(database, {
      code,
      person,
      name: workspaceName,
      plan: settings.newWorkspacePlan,
      dataDir: settings.dataDir,
    });
    const user = made ? showUser(made.body.user) : person;
    if (made && email) await queueMail(call, { kind: 'verify', email, language });
    return { status: 201, data: { user, workspace }, cookies: made?.cookies ?? [] };
  } catch (error) {
    await releaseSetup(database, code);
    throw error;
  }
}

/** Says whether a code can be used, before the form is filled in. It is guessed no faster than with the form. */
async function checkSetup(call: AuthCall, { code }: z.infer<typeof inputs.code>): Promise<Answered> {
  const giveBack = await guess(call, 'setup');
  if (!(await isSetupCode(call.database, code))) refuseCode();
  await giveBack();
  return { data: { usable: true } };
}

async function signUp(call: AuthCall, { invitation, language, ...person }: z.infer<typeof inputs.signUp>) {
  const giveBack = await guess(call, 'sign-up');
  const found = invitation === undefined ? null : await findInvitation(call.database, invitation);
  if (invitation !== undefined && found?.email !== person.email)
    fail('link_expired', 'This invitation is for another address, was used or has expired.');
  const reply = await ask(call, '/sign-up/email', person, found !== null);
  await giveBack();
  await queueMail(call, { kind: 'verify', email: person.email, language });
  return withUser(reply);
}

async function signIn(call: AuthCall, input: z.infer<typeof inputs.signIn>) {
  const giveBack = await guess(call, 'sign-in', input.email);
  const reply = await ask(call, '/sign-in/email', input);
  await giveBack();
  return withUser(reply);
}

async function changePassword(call: AuthCall, input: z.infer<typeof inputs.changePassword>) {
  const giveBack = await guess(call, 'password', call.session ?? '');
  const reply = await ask(call, '/change-password', Object.assign({}, input, { revokeOtherSessions: true }));
  await giveBack();
  const personId: string = reply.body.user.id;
  const target = { kind: 'member' as const, id: personId };
  await auditPerson(call.database, { personId, operation: 'change_password', target });
  return withUser(reply);
}

async function revokeSession(call: AuthCall, { id }: z.infer<typeof inputs.session>): Promise<Answered> {
  const { body } = requireReply(await call.send({ method: 'GET', path: '/list-sessions' }));
  const session = (body as { id: string; token: string }[]).find((one) => one.id === id);
  if (!session)
    fail('not_found', 'There is no session with this id. GET /api/auth/list-sessions lists yours.');
  await ask(call, '/revoke-session', { token: session.token });
  return { data: { revoked: true } };
}

const showInvitation = async (call: AuthCall, { token }: { token: string }): Promise<Answered> => {
  const giveBack = await guess(call, 'invitation');
  const data = await findInvitation(call.database, token);
  if (!data)
    return fail('link_expired', 'This invitation was used, revoked or has expired. Ask for a new one.');
  await giveBack();
  return { data };
};

/** The allow-list below `/api/auth`: every other path does not exist. */
// biome-ignore lint/suspicious/noExplicitAny: routes of different inputs meet here
export const routes: Record<string, Route<any>> = {
  '/methods': get(async ({ settings, database }) => ({
    data: {
      sign_up: settings.signUp,
      setup: await needsSetup(database),
      mail: settings.mail !== null,
      oidc: settings.oidc !== null,
      oauth: settings.oauth,
    },
  })),
  '/setup': post(inputs.setup, setUp),
  '/setup-code': post(inputs.code, checkSetup),
  '/invitation': post(inputs.token, showInvitation),
  '/sign-up/email': post(inputs.signUp, signUp),
  '/sign-in/email': post(inputs.signIn, signIn),
  '/sign-in/social': post(inputs.social, async (call, { callbackURL }) => {
    const body = { provider: 'oidc', callbackURL, errorCallbackURL: callbackURL, disableRedirect: true };
    const reply = await ask(call, '/sign-in/social', body);
    return { data: { url: reply.body.url }, cookies: reply.cookies };
  }),
  '/callback/oidc': get(async (call, _, query) => {
    const reply = await call.send({ method: 'GET', path: `/callback/oidc?${query}` });
    return { status: 302, cookies: reply.cookies, location: reply.location ?? '/' };
  }),
  '/sign-in/magic-link': mailRoutes.askForMagicLink,
  '/magic-link/verify': mailRoutes.signInByLink,
  '/request-password-reset': mailRoutes.askForReset,
  '/send-verification-email': mailRoutes.askForVerification,
  '/verify-email': mailRoutes.confirmAddress,
  '/sign-out': post(inputs.none, async (call) => {
    const { cookies } = await ask(call, '/sign-out', {});
    return { data: { signed_out: true }, cookies };
  }),
  '/get-session': get(async (call) => {
    const { body, cookies } = requireReply(await call.send({ method: 'GET', path: '/get-session' }));
    const data = body && { user: showUser(body.user), session: showSession(body.session) };
    return { data, cookies };
  }),
  '/list-sessions': get(async (call) => {
    const { body } = requireReply(await call.send({ method: 'GET', path: '/list-sessions' }));
    const sessions = body as (Parameters<typeof showSession>[0] & { token: string })[];
    return {
      data: sessions.map((session) =>
        Object.assign(showSession(session), { current: session.token === call.session }),
      ),
    };
  }),
  '/revoke-session': post(inputs.session, revokeSession),
  '/revoke-other-sessions': post(inputs.none, async (call) => {
    await ask(call, '/revoke-other-sessions', {});
    return { data: { revoked: true } };
  }),
  '/change-password': post(inputs.changePassword, changePassword),
  '/reset-password': post(inputs.resetPassword, async (call, input) => {
    const giveBack = await guess(call, 'reset');
    await ask(call, '/reset-password', input);
    await giveBack();
    return { data: { reset: true } };
  }),
  '/connection-request': consentRoutes['/connection-request'],
  '/connection': consentRoutes['/connection'],
  '/update-user': post(inputs.person, async (call, input) => {
    await ask(call, '/update-user', input);
    const { body } = requireReply(await call.send({ method: 'GET', path: '/get-session' }));
    return { data: { user: showUser(body.user) } };
  }),
};
