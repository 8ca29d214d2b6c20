import { fail, type MailJob } from '@jawab/core';
import { requireReply } from './refuse-reply.ts';
import { type AuthCall, guess, post, withUser } from './route.ts';
import { inputs } from './shapes.ts';

const hourMs = 3_600_000;

/** How long somebody waits for a mail: as long as its link works. */
const waitMs = { reset: hourMs, magic: hourMs, verify: 7 * 24 * hourMs };

const refuseLink = () =>
  fail('link_expired', 'This link was used, has expired or is not complete. Ask for a new one.');

/** Returns the person of the caller's session, null without one. */
export async function readPerson(call: AuthCall) {
  const { body } = requireReply(await call.send({ method: 'GET', path: '/get-session' }));
  if (!body?.user) return null;
  const { id, name, email } = body.user as { id: string; name: string; email: string };
  return { id, name, email };
}

type OwnMail = Omit<Extract<MailJob, { until: string }>, 'until'>;

/**
 * Queues a mail to an address. The worker finds out whether somebody has it, so the answer takes as long for an unknown
 * one. Does nothing where no mail is configured.
 */
export async function queueMail({ settings, identity }: AuthCall, mail: OwnMail): Promise<void> {
  if (!settings.mail) return;
  const { jobs, database } = identity.parts;
  const until = new Date(Date.now() + waitMs[mail.kind]).toISOString();
  const job: MailJob = Object.assign({ until }, mail);
  await jobs.add(database.system.sql, 'send_mail', job, { key: `mail:${mail.kind}:${mail.email}` });
}

async function ask(call: AuthCall, mail: OwnMail) {
  if (!call.settings.mail) fail('not_found', 'This service sends no mail. Ask its operator for a link.');
  await guess(call, `mail/${mail.kind}`, mail.email);
  await queueMail(call, mail);
  return { data: { accepted: true } };
}

/** The routes of links that are mailed. */
export const mailRoutes = {
  askForMagicLink: post(inputs.mail, (call, input) =>
    ask(call, Object.assign(input, { kind: 'magic' as const })),
  ),
  askForReset: post(inputs.mail, (call, input) =>
    ask(call, Object.assign(input, { kind: 'reset' as const })),
  ),
  askForVerification: post(inputs.language, async (call, { language }) => {
    const person = await readPerson(call);
    if (!person)
      return fail('unauthorized', 'You are not signed in, or your session has ended. Sign in again.');
    return ask(call, { kind: 'verify', email: person.email, language });
  }),
  signInByLink: post(inputs.token, async (call, { token }) => {
    const giveBack = await guess(call, 'magic-link');
    const path = `/magic-link/verify?token=${encodeURIComponent(token)}`;
    const reply = call.settings.mail ? await call.send({ method: 'GET', path }) : refuseLink();
    if (reply.location) refuseLink();
    await giveBack();
    return withUser(requireReply(reply));
  }),
  confirmAddress: post(inputs.token, async (call, { token }) => {
    const giveBack = await guess(call, 'verify-email');
    if (!(await call.identity.confirmAddress(token))) refuseLink();
    await giveBack();
    return { data: { email_verified: true } };
  }),
};
