import { type Alerts, alertsOf, derivePushKeys, factsOfBot, fragment, isQuiet } from '@jawab/core';
import { EgressError, post } from '@jawab/egress';
import { encryptPush, type PushTarget, pushHeaders, signPush } from '../alerts/write-push.ts';
import { defineTask, type Work } from '../work.ts';

interface WaitingJob {
  workspaceId: string;
  conversationId: string;
}

interface Target extends PushTarget {
  id: string;
  language: string;
  alerts: Partial<Alerts> | null;
  session_id: string;
  bot: string;
  egress_allowed: boolean;
}

/** The answers of a push service after which the browser takes no more messages. */
const ended = [404, 410];

/** Sends one message. Never throws: who is not told now gets a mail, if nobody replies. */
async function push({ runtime, timings, signal }: Work, job: WaitingJob, target: Target): Promise<number> {
  const { secrets, log, identity } = runtime;
  const { endpoint, language, bot, session_id, egress_allowed } = target;
  const title = runtime.languages.say(language, 'visitorWaits', {});
  const url = `/${job.workspaceId}/inbox?session=${encodeURIComponent(session_id)}`;
  const text = JSON.stringify({ title, body: bot, url, tag: job.conversationId });
  const subject = identity.baseUrl.startsWith('https:') ? identity.baseUrl : 'mailto:push@localhost';
  const authorization = signPush(endpoint, derivePushKeys(secrets), { subject, at: new Date() });
  try {
    const { status } = await post({
      url: endpoint,
      body: encryptPush(text, target),
      headers: pushHeaders(authorization, job.conversationId.replaceAll('-', '')),
      totalMs: timings.deliveryMs,
      signal,
      ...(egress_allowed && { allow: runtime.egressAllow }),
    });
    if (status >= 300 && !ended.includes(status)) log.warn({ status }, 'a push service refused a message');
    return status;
  } catch (error) {
    const code = error instanceof EgressError ? error.code : String(error);
    log.warn({ code }, 'a push message could not be sent');
    return 0;
  }
}

/** Tells the browsers of the team that a visitor waits: of who works on the conversation, else of everybody who can answer. */
export default defineTask<WaitingJob>({
  async run(work, job) {
    const { workspaceId, conversationId } = job;
    const { sql } = work.runtime.database.workspace(workspaceId);
    const targets = await sql<Target>`
      select s.id, s.endpoint, s.p256dh, s.auth, s.language, m.alerts, c.session_id, b.name as bot, w.egress_allowed
      from conversations c
      join lateral ${factsOfBot(fragment`c.workspace_id`, fragment`c.bot_id`)} b on true
      join workspaces w on w.id = c.workspace_id
      join members m on m.workspace_id = c.workspace_id and m.user_id = coalesce(c.assignee_id, m.user_id)
      join push_subscriptions s on s.workspace_id = m.workspace_id and s.user_id = m.user_id
      where c.workspace_id = ${workspaceId} and c.id = ${conversationId} and c.waiting_since is not null
        and m.role <> 'viewer'`;
    const wanted = targets.filter(({ alerts }) => {
      const chosen = alertsOf(alerts);
      return chosen.push && !isQuiet(chosen, new Date());
    });
    const statuses = await Promise.all(wanted.map((target) => push(work, job, target)));
    const gone = wanted.filter((_, at) => ended.includes(statuses[at] ?? 0)).map(({ id }) => id);
    if (gone.length > 0)
      await sql`delete from push_subscriptions where workspace_id = ${workspaceId} and id = any(${gone}::uuid[])`;
  },
});
