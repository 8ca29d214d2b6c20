import { type MailJob, renewInvitation } from '@jawab/core';
import type { Runtime } from '@jawab/runtime';
import { defineTask } from '../work.ts';

/** Finds who gets a mail, and makes its link. Null: nobody waits for it any more. */
async function prepare(
  { identity, database }: Runtime,
  job: MailJob,
): Promise<{ to: string; link: string; values?: Record<string, string> } | null> {
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
    const isAccepted = await mailer.send(mail.to, Object.assign({ kind, language }, mail));
    if (!isAccepted) log.warn({ kind }, 'the mail server refused an address or a mail for good');
  },
});
