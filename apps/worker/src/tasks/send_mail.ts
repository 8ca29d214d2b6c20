import {
  countAsSeen,
  type MailJob,
  readUnseenReplies,
  renewInvitation,
  renewVisitorSession,
} from '@jawab/core';
import type { Runtime } from '@jawab/runtime';
import { defineTask } from '../work.ts';

interface Prepared {
  to: string;
  link: string | null;
  values?: Record<string, string>;
  /** Words of people, which the mail shows as they are. */
  said?: { name: string | null; text: string }[];
  /** Stores that the mail has left. */
  sent?(): Promise<void>;
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
  if (job.kind === 'waiting') {
    const { workspaceId, sessionId, bot } = job;
    const link = `${identity.baseUrl}/${workspaceId}/inbox?session=${encodeURIComponent(sessionId)}`;
    return { to: job.email, link, values: { bot } };
  }
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
    const { to, link, values = {}, said = [] } = mail;
    const isAccepted = await mailer.send(to, { kind, language, link, values, said });
    await mail.sent?.();
    if (!isAccepted) log.warn({ kind }, 'the mail server refused an address or a mail for good');
  },
});
