import {
  countAsMailed,
  countAsSeen,
  type MailJob,
  readUnseenReplies,
  renewInvitation,
  renewVisitorSession,
  returnWaitingMail,
  takeWaitingMail,
} from '@jawab/core';
import type { Runtime } from '@jawab/runtime';
import { defineTask } from '../work.ts';

type SentMail = Parameters<NonNullable<Runtime['mailer']>['send']>[1];

interface Prepared extends Omit<SentMail, 'kind' | 'language'> {
  to: string;
  /** Stores that the mail has left. */
  sent?(): PromiseLike<unknown>;
  /** Stores that the server could not be reached or asked to come back later. */
  failed?(): PromiseLike<unknown>;
}

/** Reads the replies that a visitor has not seen. The link carries the visitor's session behind `#`, which no server sees. */
async function prepareReplies(
  { database, secrets, identity }: Runtime,
  job: Extract<MailJob, { kind: 'reply' }>,
): Promise<Prepared | null> {
  const { sql } = database.workspace(job.workspaceId);
  const found = await readUnseenReplies(sql, job);
  if (!found) return null;
  const { token, expires } = renewVisitorSession(
    secrets,
    { bot: found.botId, session: found.sessionId },
    new Date(),
  );
  const link = `${identity.baseUrl}/c/${found.publicKey}#session=${token}&expires=${expires}`;
  return {
    to: found.email,
    link: found.hasPage ? link : null,
    values: { bot: found.bot },
    said: found.replies,
    sent: () => countAsSeen(sql, job, found.since),
  };
}

/** Reads who waits for a person, and whom no mail has told of. */
async function prepareWaiting(
  { database, identity }: Runtime,
  job: Extract<MailJob, { kind: 'waiting' }>,
): Promise<Prepared | null> {
  const { sql, tx } = database.workspace(job.workspaceId);
  const due = await tx((sql) => takeWaitingMail(sql, job));
  if (!due) return null;
  const { visitors, total } = due;
  const inbox = `${identity.baseUrl}/${job.workspaceId}/inbox`;
  const [first, ...others] = visitors.map(({ name, words, bot, waitedMs, sessionId, customerId }) => {
    const link = `${inbox}?session=${encodeURIComponent(sessionId)}`;
    return { id: customerId ?? sessionId, name, words, bot, waitedMs, link };
  });
  if (!first) return null;
  return {
    to: job.email,
    link: inbox,
    waiting: { visitors: [first, ...others], total },
    about: visitors.map(({ conversationId }) => conversationId),
    sent: () => countAsMailed(sql, job, due),
    failed: () => returnWaitingMail(sql, job, due),
  };
}

/** Finds who gets a mail, and makes its link. Null: nobody waits for it any more. */
async function prepare(runtime: Runtime, job: MailJob): Promise<Prepared | null> {
  const { identity, database } = runtime;
  if (job.kind === 'reply') return prepareReplies(runtime, job);
  if (job.kind === 'invite') {
    const found = await renewInvitation(database.system.sql, job, identity.baseUrl);
    return found && { to: found.email, link: found.link, values: { workspace: found.workspaceName } };
  }
  if (job.kind === 'damaged') {
    const { workspaceId, documentId, title } = job;
    const link = `${identity.baseUrl}/${workspaceId}/knowledge?document=${documentId}`;
    return { to: job.email, link, values: { title } };
  }
  if (job.kind === 'waiting') return prepareWaiting(runtime, job);
  if (new Date(job.until) < new Date()) return null;
  const link = await identity.createLink(job.kind, job.email);
  return link ? { to: job.email, link } : null;
}

/** Sends a mail with a link that is made now: it is in no table and no log, and each attempt has a new one. */
export default defineTask<MailJob>({
  async run({ runtime }, job) {
    const { mailer, log } = runtime;
    const mail = mailer && (await prepare(runtime, job));
    if (!mail) return;
    const { kind, language } = job;
    const { to, sent, failed, ...parts } = mail;
    const isAccepted = await mailer
      .send(to, Object.assign({ kind, language }, parts))
      .catch(async (error) => {
        await failed?.();
        throw error;
      });
    await sent?.();
    if (!isAccepted) log.warn({ kind }, 'the mail server refused an address or a mail for good');
  },
});
