import { type Alerts, alertsOf, factsOfBot, fragment, queueWaitingMail } from '@jawab/core';
import { defineTask } from '../work.ts';

interface Member {
  email: string;
  language: string;
  alerts: Partial<Alerts> | null;
}

/**
 * Offers a visitor who still waits for a person to everybody again, if the member to whom the rule gave them has not replied, and queues a
 * mail to everybody who can answer.
 */
export default defineTask<{ workspaceId: string; conversationId: string }>({
  async run({ runtime }, { workspaceId, conversationId }) {
    await runtime.database.workspace(workspaceId).tx(async (sql) => {
      await sql`
        with offered as (
          update conversations set assignee_id = null, offered_at = null
          where workspace_id = ${workspaceId} and id = ${conversationId}
            and waiting_since is not null and offered_at is not null
          returning workspace_id, id
        )
        select enqueue('push_waiting', jsonb_build_object('workspaceId', workspace_id, 'conversationId', id), 'push-waiting:' || id)
        from offered`;
      if (!runtime.mailer) return;
      const members = await sql<Member>`
        select m.email, coalesce(m.language, b.language) as language, m.alerts
        from conversations c
        join lateral ${factsOfBot(fragment`c.workspace_id`, fragment`c.bot_id`)} b on true
        join members m on m.workspace_id = c.workspace_id
        where c.workspace_id = ${workspaceId} and c.id = ${conversationId} and c.waiting_since is not null
          and m.role <> 'viewer'`;
      for (const { email, language, alerts } of members)
        if (alertsOf(alerts).mail) await queueWaitingMail(sql, { workspaceId, email, language });
    });
  },
});
